import { describe, expect, it } from 'vitest'
import { expenseSchema } from './expense'
import { changedExpense, expenseFormSchema } from './expenseForm'
import { isOfPay, olderPayOf, payExpenseId, refusePayRemoval } from './ofPay'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'

const spent = (id: string) =>
  expenseSchema.parse({ id, gymId: 'iron', categoryId: 'rent', amount: 500, date: '2026-11-05' })
const pay = spent(payExpenseId('iron', 'k', 'ravi'))
const others = [spent('e1'), spent('iron_e1_2026-11-05'), spent('steel_pay_k_ravi')]

describe('what pay was spent with', () => {
  it('is known by its id', () => {
    expect([pay, ...others].map(isOfPay)).toEqual([true, false, false, false])
  })

  it('goes with its contributions alone', () => {
    expect(refusePayRemoval(pay)?.reason).toBe('This is pay. Reverse it in Contributions instead.')
    expect(others.map(refusePayRemoval)).toEqual([null, null, null])
  })

  it('may repeat or have tax in it where it is an older one, which is said', () => {
    const none = { repeats: false, hasTax: false }
    expect([pay, ...others].map(olderPayOf)).toEqual([none, none, none, none])
    expect(olderPayOf({ ...pay, gst: 90 })).toEqual({ repeats: false, hasTax: true })
    expect(olderPayOf({ ...pay, isRecurring: true })).toEqual({ repeats: true, hasTax: false })
    const recurrence = {
      ...{ every: 1, everyType: 'Month' as const, endsOn: null },
      ...{ anchor: civil('2026-11-05'), madeThrough: civil('2026-11-05') },
    }
    expect(olderPayOf({ ...pay, recurrence })).toEqual({ repeats: true, hasTax: false })
    expect(others.map((one) => olderPayOf({ ...one, gst: 90, recurrence }))).toEqual([none, none, none])
  })

  it('keeps its amount and its day where it is edited, has no tax and repeats never', () => {
    const today = civil('2026-11-20')
    const form = expenseFormSchema(today, settingsWith(), pay).parse({
      ...{ amount: 1, date: '2026-11-06', categoryId: 'wages', description: ' Pay for Oct 2026 ' },
      ...{ vendor: 'Ravi', modeOfPayment: 'UPI', paidFrom: 'Cash drawer', gst: 0.5, every: 'Month' },
    })
    const sorted = { categoryId: 'wages', description: 'Pay for Oct 2026', vendor: 'Ravi' }
    const paid = { modeOfPayment: 'UPI', paidFrom: 'Cash drawer' }
    expect(changedExpense(form, pay, today)).toEqual({ ...sorted, ...paid })
    expect(changedExpense(form, spent('e1'), today)).toMatchObject({
      ...{ ...sorted, ...paid, amount: 1, gst: 0.5, date: '2026-11-06', isRecurring: true },
      recurrence: { everyType: 'Month' },
    })
  })
})
