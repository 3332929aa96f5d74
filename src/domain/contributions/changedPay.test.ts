import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { payRuleOf } from '@/domain/staff/payRule'
import { changedText } from './changedPay'
import { everyDay, ledgerLine, payWith, sellers, sold, staffWith, timeLine, without } from './fixtures'
import { inLedger, newLinesOf, previewOf, refuseUngenerated } from './payPreview'
import type { Contribution } from './contribution'
import type { Given } from './fixtures'

const hourly = { staff: [staffWith({ payBasis: 'hourly', payRate: 100 })] }
const overtime = { id: 'iron_2026-10_ravi_overtime', categoryId: 'iron_overtime' }

const shown = (given: Given, ledger: Contribution[]) => {
  const [person] = previewOf(payWith(given), ledger)
  return { changed: person?.changed, ledger: person?.lines.map((line) => inLedger(line).amount) }
}

describe('pay that changed after its month was generated', () => {
  it.each([
    ['an exit that was corrected', hourly, 23_500, 24_300],
    [
      'unpaid leave that was approved',
      {
        times: without('2026-10-05'),
        leaves: [{ from: civil('2026-10-05'), to: civil('2026-10-05'), isPaid: false, reason: '' }],
      },
      31_000,
      30_000,
    ],
  ] as [string, Given, number, number][])(
    'is said, and the ledger’s own amount shown: %s',
    (_, given, had, now) => {
      const ledger = [timeLine({ amount: had, status: 'Approved' })]
      expect(shown(given, ledger)).toEqual({ changed: { now, ledger: had }, ledger: [had] })
      const [person] = previewOf(payWith(given), ledger)
      expect(person?.lines).toMatchObject([{ amount: now, stands: { status: 'Approved', amount: had } }])
    },
  )

  it('is nothing where it comes to what is there, or was reversed', () => {
    expect(shown({}, [timeLine()]).changed).toBeNull()
    expect(shown({}, []).changed).toBeNull()
    expect(shown({}, [timeLine({ amount: 15_000, status: 'Reversed' })]).changed).toBeNull()
    expect(shown({}, [timeLine({ amount: 15_000, staffId: 'asha' })]).changed).toBeNull()
  })

  it('reckons a part of the month that was reversed with those that pay it now', () => {
    const earlierPay = [payRuleOf(staffWith())]
    const staff = [staffWith({ payRate: 62_000, payFrom: civil('2026-10-16'), earlierPay })]
    expect(shown({ staff }, [timeLine({ status: 'Reversed' })]).changed).toEqual({ now: 47_000, ledger: 0 })
  })

  it('counts overtime, also what would not be generated any more', () => {
    const over = timeLine({ ...overtime, amount: 240 })
    expect(shown({}, [timeLine(), over])).toEqual({
      changed: { now: 31_000, ledger: 31_240 },
      ledger: [31_000, 240],
    })
    expect(shown({}, [timeLine(), { ...over, status: 'Reversed' }]).changed).toBeNull()
    expect(previewOf(payWith({}), [timeLine(), over]).flatMap(newLinesOf)).toEqual([])
    const [person] = previewOf(payWith({ times: {}, staff: [staffWith({ weeklyOff: '' })] }), [timeLine()])
    expect(person).toMatchObject({
      changed: { now: 0, ledger: 31_000 },
      lines: [{ kind: 'base', amount: 0, stands: { status: 'Paid', amount: 31_000 } }],
    })
    // Hours that moved from one to the other come to the same.
    const times: Given['times'] = { ...everyDay, '2026-10-05': ['09:00', '20:00'] }
    const paid = { staff: [staffWith({ overtimeRate: 100 })], times }
    expect(
      shown(paid, [timeLine({ amount: 30_900 }), timeLine({ ...overtime, amount: 300 })]).changed,
    ).toBeNull()
  })

  it('names whoever was paid for it and left before it, as the last day of work was corrected since', () => {
    const given = { staff: [staffWith({ isActive: false, leftOn: civil('2026-09-30') })] }
    const people = (ledger: Contribution[]) => previewOf(payWith(given, ledger), ledger)
    expect(people([timeLine()])).toMatchObject([
      {
        ...{ name: 'Ravi Kumar', payableDays: 0, changed: { now: 0, ledger: 31_000 } },
        lines: [{ kind: 'base', amount: 0, stands: { status: 'Paid', amount: 31_000 } }],
      },
    ])
    expect(people([timeLine()]).flatMap(newLinesOf)).toEqual([])
    expect(refuseUngenerated(people([timeLine()]), '2026-10')).toBeNull()
    for (const ledger of [[], [timeLine({ status: 'Reversed' })], [timeLine({ staffId: 'asha' })]])
      expect(people(ledger)).toEqual([])
  })

  it('leaves commissions alone, and what was entered by hand', () => {
    const line = ledgerLine({ id: 'iron_2026-10_ravi_i1', month: '2026-10', amount: 50 })
    expect(shown({ staff: sellers, invoices: [sold()] }, [line]).changed).toBeNull()
    expect(shown({}, [timeLine(), timeLine({ id: 'iron_byhand', amount: 800 })]).changed).toBeNull()
  })

  it('is told with what to do about it', () => {
    const text = (now: number, ledger: number) => changedText({ now, ledger }, settingsWith())
    expect(text(16_000, 15_200)).toBe(
      'Pay, attendance or the centre’s rules changed after this month was generated: it comes to ₹16,000 now, and ₹15,200 is in the ledger. That stays: enter an earning of ₹800 by hand, unless you have already.',
    )
    expect(text(14_700.5, 15_200)).toMatch(/enter a deduction of ₹499\.50 by hand/)
  })
})
