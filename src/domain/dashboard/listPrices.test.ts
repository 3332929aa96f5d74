import { expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { renewalsAhead } from '@/domain/members/renewalsAhead'
import { saleTerms } from '@/domain/packageLife/fixtures'
import { priceSale } from '@/domain/packageLife/sell'
import { templateWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { memberUntil } from './fixtures'
import { listPrices } from './listPrices'
import { memberTodo } from './memberTodo'

const today = civil('2026-11-20')
const taxed = settingsWith({ taxRegime: 'regular', gstin: '23AAAAA0000A1Z9', taxInclusive: false })
const templates = [
  templateWith(),
  templateWith({ id: 'yearly', price: 10_000, taxRate: 18 }),
  templateWith({ id: 'ice', price: 500, sac: '9996' }),
  templateWith({ id: 'gone', deleted: true }),
]
const prices = listPrices(new Map(templates.map((row) => [row.id, row])), taxed, 'GYM', today)

it('a centre whose prices exclude the tax: what the renewal asks, by each package’s own rate; none for a deleted one', () => {
  const asked = templates
    .slice(0, 3)
    .map((row) => priceSale(row, saleTerms(today, { basePrice: row.price }), taxed, 'GYM', today).amount)
  expect([...prices.values()]).toEqual(asked)
  expect([...prices]).toEqual([
    ['monthly', 1050],
    ['yearly', 11_800],
    ['ice', 590],
  ])
})

it('the work list says the same rupees as the renewals of the next days', () => {
  const members = [memberUntil('Asha', '2026-11-20'), memberUntil('Ravi', '2026-11-20', 'yearly')]
  const [day] = renewalsAhead(members, 1, (id) => prices.get(id) ?? null, today, taxed)
  const expiring = memberTodo(members, prices, today, taxed).find(({ kind }) => kind === 'expiring')
  expect(expiring?.rupees).toBe(12_850)
  expect(day?.amount).toBe(12_850)
})
