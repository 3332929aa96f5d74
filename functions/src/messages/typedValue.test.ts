import { expect, it } from 'vitest'
import { formatCivil } from '@/domain/shared/formatDate'
import { civil } from '@/domain/shared/civilDate'
import { readsAsDay, tellsAmount } from './typedValue'

it.each([
  '₹500',
  'Rs500',
  'Rs5,000 came',
  'rs.9000',
  '500rs',
  'INR500',
  '500 INR',
  '9000/-',
  '500 /=',
  '5 rupees',
])('“%s” tells an amount, at every centre', (value) =>
  expect([tellsAmount(value, 'INR'), tellsAmount(value, 'AED')]).toEqual([true, true]),
)

it('so does the centre’s own currency beside digits', () => {
  for (const value of ['AED500', 'aed 500', 'AED. 500', '500AED', '500 aed'])
    expect([value, tellsAmount(value, 'AED'), tellsAmount(value, 'INR')]).toEqual([value, true, false])
  expect([tellsAmount('Try it at 5', 'TRY'), tellsAmount('all of you', 'ALL')]).toEqual([false, false])
})

it.each(['1/12/2026', 'rsvp by 5', 'new colours', '24 hours', 'Court 3', '10-12 and 5/6'])(
  '“%s” tells none',
  (value) => expect(tellsAmount(value, 'INR')).toBe(false),
)

it.each([
  ...[
    '2026-11-20',
    '20/11/2026',
    '20.11.26',
    '20 Nov',
    '20th November 2026',
    'Nov 20, 2026',
    ' 1 sept, 2026 ',
  ],
  formatCivil(civil('2026-11-20')),
])('“%s” reads as a day', (value) => expect(readsAsDay(value)).toBe(true))

it.each([
  '',
  '9000',
  'received 5000',
  '20 Nov, 5000',
  '20 Nov paid',
  '2026-11-20 paid',
  'today, 9000',
  '20/11-2026',
])('“%s” does not', (value) => expect(readsAsDay(value)).toBe(false))
