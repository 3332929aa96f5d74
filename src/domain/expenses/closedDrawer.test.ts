import { describe, expect, it, test } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { confirmation, newCashDay, refuseClosedDrawer, type Spent } from './closedDrawer'

const today = civil('2026-12-05')
const first = civil('2026-12-01')
const rent = (fields: Partial<Spent> = {}): Spent => ({
  ...{ date: first, status: 'Confirmed', modeOfPayment: 'Cash', paidFrom: '' },
  ...fields,
})
const ways = settingsWith({ paymentKinds: { Naqad: 'cash' } })
const asked = (after: Spent, before: Spent | null = null) => newCashDay(after, before, ways, today)

describe('cash that is entered for a day whose drawer may be closed (PRODUCT 4.17)', () => {
  it.each<[string, Spent]>([
    ['cash', rent()],
    ['cash under another name', rent({ modeOfPayment: 'Naqad' })],
    ['paid from the drawer', rent({ modeOfPayment: '', paidFrom: 'Cash drawer' })],
  ])('is asked about where it is %s of an earlier day', (_case, after) => expect(asked(after)).toBe(first))

  it.each<[string, Spent]>([
    ['of today', rent({ date: today })],
    ['by bank', rent({ modeOfPayment: 'UPI' })],
    ['from the bank account', rent({ paidFrom: 'Bank account' })],
    ['a draft', rent({ status: 'Draft' })],
    ['of no day', rent({ date: null })],
  ])('is not asked about where it is %s', (_case, after) => expect(asked(after)).toBeNull())

  test('that stood on the day already stays, and is asked about where it came to it by the edit', () => {
    expect(asked(rent(), rent())).toBeNull()
    expect(asked(rent(), rent({ status: 'Draft' }))).toBe(first)
    expect(asked(rent(), rent({ modeOfPayment: 'UPI' }))).toBe(first)
    expect(asked(rent(), rent({ date: civil('2026-12-02') }))).toBe(first)
  })

  it('is refused at its field, in words', () => {
    expect(refuseClosedDrawer(civil('2026-11-30'), 'date')).toEqual({
      ...{ kind: 'refused', field: 'date' },
      reason: 'The drawer was closed on 30 Nov, 2026. Date cash today, or choose another way it was paid',
    })
  })

  it('counts today once its draft is confirmed where the drawer was closed, and on its own day otherwise', () => {
    expect(confirmation(first, today)).toEqual({ status: 'Confirmed', date: today })
    expect(confirmation(null, today)).toEqual({ status: 'Confirmed' })
  })
})
