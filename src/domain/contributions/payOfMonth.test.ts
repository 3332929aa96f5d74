import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { invoiceWith } from '@/domain/invoices/fixtures'
import type { Invoice, Payment } from '@/domain/invoices/invoice'
import { civil } from '@/domain/shared/civilDate'
import { toPaise } from '@/domain/shared/money'
import { staffSchema, type Staff } from '@/domain/staff/staff'
import { datesOfMonth, type DaysByDate } from '@/domain/staffAttendance/muster'
import type { StaffLeave } from '@/domain/staffAttendance/staffLeave'
import {
  beginningContributionCategories,
  contributionCategorySchema,
  type ContributionCategory,
} from './contributionCategory'
import { basePay, payOfMonth, type PaySource } from './payOfMonth'
import { newLinesOf, newTotalOf, previewOf, seenOfPay } from './payPreview'

const at = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`)
const categories = beginningContributionCategories('iron').map(({ id, fields }) =>
  contributionCategorySchema.parse({ ...fields, id, gymId: 'iron' }),
)
const staffWith = (fields: Partial<Staff> = {}): Staff =>
  staffSchema.parse({
    id: 'ravi',
    gymId: 'iron',
    name: 'Ravi Kumar',
    nameLower: 'ravi kumar',
    shiftStart: '09:00',
    shiftEnd: '18:00',
    weeklyOff: 'Sun',
    joiningDate: '2026-01-01',
    payBasis: 'monthly',
    payRate: 31_000,
    ...fields,
  })

/** October 2026 has 31 days, of which 4 are Sundays. Everybody comes 9 to 6 on every day that is named. */
const october = datesOfMonth(civil('2026-10-01'))
const daysWith = (times: Record<string, [from: string, to: string]>): DaysByDate =>
  new Map(
    Object.entries(times).map(([date, [from, to]]) => [
      civil(date),
      {
        people: {
          ravi: {
            type: 'employee' as const,
            ...{ name: 'Ravi Kumar', code: '', dp: '' },
            visits: [{ entry: at(date, from), exit: at(date, to), isAutoExit: false }],
          },
        },
      },
    ]),
  )
const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0
const workdays = october.filter((date) => !isSunday(date))
const everyDay = Object.fromEntries(workdays.map((date) => [date, ['09:00', '18:00'] as [string, string]]))

type Given = {
  staff?: Staff[]
  times?: Record<string, [from: string, to: string]>
  leaves?: Pick<StaffLeave, 'from' | 'to' | 'isPaid' | 'reason'>[]
  invoices?: Invoice[]
  categories?: readonly ContributionCategory[]
}

const sourceWith = ({ staff = [staffWith()], times = everyDay, leaves = [], ...more }: Given): PaySource => ({
  gymId: 'iron',
  month: '2026-10',
  staff,
  categories: more.categories ?? categories,
  invoices: more.invoices ?? [],
  muster: {
    dates: october,
    days: daysWith(times),
    leaves: new Map([['ravi', leaves]]),
    rules: settingsWith(),
    now: at('2026-11-20', '12:00'),
    today: civil('2026-11-20'),
  },
})
const payWith = (given: Given) => payOfMonth(sourceWith(given))
const linesWith = (given: Given) => payWith(given).flatMap(({ lines }) => lines)
const without = (...dates: string[]) =>
  Object.fromEntries(Object.entries(everyDay).filter(([date]) => !dates.includes(date)))

describe('base pay of a month of 31 days at ₹31,000', () => {
  it.each([
    ['every day', {}, 31, 31_000],
    ['a day missed', { times: without('2026-10-05') }, 30, 30_000],
    ['a half day', { times: { ...everyDay, '2026-10-05': ['09:00', '12:00'] } }, 30.5, 30_500],
    ['late is a day', { times: { ...everyDay, '2026-10-05': ['09:30', '18:00'] } }, 31, 31_000],
    [
      'paid leave is a day',
      {
        times: without('2026-10-05'),
        leaves: [{ from: civil('2026-10-05'), to: civil('2026-10-05'), isPaid: true, reason: '' }],
      },
      31,
      31_000,
    ],
    [
      'unpaid leave is none',
      {
        times: without('2026-10-05', '2026-10-06'),
        leaves: [{ from: civil('2026-10-05'), to: civil('2026-10-06'), isPaid: false, reason: '' }],
      },
      29,
      29_000,
    ],
    [
      'joined on the 16th',
      {
        staff: [staffWith({ joiningDate: civil('2026-10-16') })],
        times: Object.fromEntries(Object.entries(everyDay).filter(([date]) => date >= '2026-10-16')),
      },
      16,
      16_000,
    ],
    ['paid from the 22nd', { staff: [staffWith({ payFrom: civil('2026-10-22') })] }, 31, 10_000],
  ] as [string, Given, number, number][])('%s', (_, given, payableDays, amount) => {
    const [pay] = payWith(given)
    if (!given.staff?.[0]?.payFrom) expect(pay?.payableDays).toBe(payableDays)
    expect(pay?.lines).toMatchObject([
      { id: 'iron_2026-10_ravi_base', categoryId: 'iron_salary', direction: 'Earning', amount },
    ])
  })

  it('takes half a day off for so many late arrivals, by the rule of the centre', () => {
    const late = ['09:30', '18:30'] as [string, string]
    const times = { ...everyDay, '2026-10-05': late, '2026-10-06': late, '2026-10-07': late }
    const source = sourceWith({ times })
    const rules = settingsWith({ staffLatesPerHalfDay: 3 })
    const [pay] = payOfMonth({ ...source, muster: { ...source.muster, rules } })
    expect(pay).toMatchObject({ payableDays: 30.5, lateHalfDays: 1, halfDays: 0 })
    expect(pay?.lines).toMatchObject([{ amount: 30_500, note: '30.5 of 31 days' }])
    expect(payOfMonth(source)[0]).toMatchObject({ payableDays: 31, lateHalfDays: 0 })
  })

  it('says on how many days', () => {
    expect(linesWith({ times: without('2026-10-05') })[0]?.note).toBe('30 of 31 days')
  })

  it('goes by the hour where that is agreed', () => {
    const staff = [staffWith({ payBasis: 'hourly', payRate: 100 })]
    expect(linesWith({ staff })).toMatchObject([{ amount: 27 * 9 * 100, note: '243 hours' }])
  })

  it('goes by the session where that is agreed: each time they were marked in, and no overtime', () => {
    const staff = [staffWith({ payBasis: 'session', payRate: 450, overtimeRate: 100 })]
    const source = sourceWith({ staff, times: { '2026-10-05': ['07:00', '08:00'] } })
    const again = { entry: at('2026-10-05', '18:00'), exit: null, isAutoExit: false }
    for (const { people } of source.muster.days.values()) people['ravi']?.visits.push(again)
    expect(payOfMonth(source)[0]?.lines).toMatchObject([
      { kind: 'base', amount: 900, basisAmount: 2, rate: 450, note: '2 sessions' },
    ])
    expect(linesWith({ staff, times: { '2026-10-05': ['00:30', '23:30'] } })).toMatchObject([
      { amount: 450, note: '1 session' },
    ])
    expect(linesWith({ staff, times: {} })).toEqual([])
    const from = [staffWith({ payBasis: 'session', payRate: 450, payFrom: civil('2026-10-06') })]
    expect(linesWith({ staff: from, times: { '2026-10-05': ['07:00', '08:00'] } })).toEqual([])
  })

  it('has whoever left in it for the days that were seen', () => {
    const staff = [staffWith({ isActive: false })]
    const times = { '2026-10-01': ['09:00', '18:00'] as [string, string] }
    expect(linesWith({ staff, times })).toMatchObject([{ amount: 1_000 }])
    expect(payWith({ staff, times: {} })).toEqual([])
  })
})

it('leaves out who began after the month', () => {
  expect(payWith({ staff: [staffWith({ joiningDate: civil('2026-11-02') })], times: {} })).toEqual([])
})

describe('overtime', () => {
  const times = { ...everyDay, '2026-10-05': ['09:00', '20:10'] as [string, string] }

  it('is a line of its own that waits for approval, in whole blocks of the centre', () => {
    const staff = [staffWith({ overtimeRate: 120 })]
    expect(linesWith({ staff, times })).toMatchObject([
      { kind: 'base', amount: 31_000 },
      { kind: 'overtime', categoryId: 'iron_overtime', amount: 240, note: 'Overtime, 2 hours' },
    ])
  })

  it('is not paid where nothing is agreed, and an hour is never paid twice', () => {
    expect(linesWith({ times })).toHaveLength(1)
    const totals = { payableDays: 0, workedMinutes: 600, overtimeMinutes: 60 }
    const rule = { payBasis: 'hourly', payRate: 100 } as const
    const on = { totals, monthDays: 31, sessions: 1 }
    expect(basePay({ ...rule, overtimeRate: 150 }, on)).toBe(toPaise(900))
    expect(basePay({ ...rule, overtimeRate: null }, on)).toBe(toPaise(1_000))
  })
})

describe('commission on what somebody sold', () => {
  const commissionCategoryId = 'iron_sales-commission'
  const staff = [staffWith({ payBasis: '', payRate: null, commissionCategoryId })]
  const payment: Payment = {
    ...{ id: 'p1', kind: 'payment', of: '', paymentSource: '', reference: '', status: 'received' },
    ...{ chequeDate: null, whenCleared: false, receivedBy: '', at: null, note: '' },
    amount: 1796,
    date: civil('2026-10-20'),
    modeOfPayment: 'Cash',
  }
  const sold = (fields: Parameters<typeof invoiceWith>[0] = {}) =>
    invoiceWith({
      createdBy: 'ravi',
      issuedOn: civil('2026-10-20'),
      ...{ amount: 1796, taxable: 1710 },
      payments: [payment],
      ...fields,
    })
  it('is the rate of the value before tax that was paid', () => {
    expect(linesWith({ staff, invoices: [sold()] })).toMatchObject([
      {
        id: 'iron_2026-10_ravi_i1',
        amount: 85.5,
        basisAmount: 1710,
        rate: 5,
        source: { invoiceId: 'i1', memberId: 'm1', leadId: '' },
        note: 'IRN/26-27/000012 · Asha Rao',
      },
    ])
  })

  it('is theirs alone, at their own rate where they have one, and nothing in another month', () => {
    expect(linesWith({ staff, invoices: [sold({ createdBy: 'desk' })] })).toEqual([])
    const own = [staffWith({ payBasis: '', payRate: null, commissionCategoryId, commissionRate: 10 })]
    expect(linesWith({ staff: own, invoices: [sold()] })).toMatchObject([{ amount: 171, rate: 10 }])
    const later = [{ ...payment, date: civil('2026-11-02') }]
    expect(linesWith({ staff, invoices: [sold({ payments: later })] })).toEqual([])
  })

  it('is the lead’s owner’s where the category says so, of the sale to the lead alone', () => {
    const toOwners = categories.map((one) =>
      one.id === commissionCategoryId ? { ...one, paidTo: 'leadOwner' as const } : one,
    )
    const [followed, walkedIn] = [
      sold({ createdBy: 'desk', leadOwnerId: 'ravi' }),
      sold({ createdBy: 'desk' }),
    ]
    expect(linesWith({ staff, categories: toOwners, invoices: [followed] })).toMatchObject([{ amount: 85.5 }])
    expect(linesWith({ staff, categories: toOwners, invoices: [walkedIn] })).toEqual([])
    expect(linesWith({ staff, invoices: [followed] })).toEqual([])
    const desk = [staffWith({ id: 'desk', payBasis: '', payRate: null, commissionCategoryId })]
    const ofDesk = { staff: desk, categories: toOwners }
    expect(linesWith({ ...ofDesk, invoices: [followed] })).toEqual([])
    expect(linesWith({ ...ofDesk, invoices: [walkedIn] })).toMatchObject([{ amount: 85.5 }])
    // A lead that nobody in particular followed up.
    const unowned = sold({ createdBy: 'desk', leadOwnerId: '' })
    expect(linesWith({ ...ofDesk, invoices: [unowned] })).toMatchObject([{ amount: 85.5 }])
  })

  it('counts what was billed, where the category says so', () => {
    const invoiced = categories.map((one) =>
      one.id === commissionCategoryId ? { ...one, payWhen: 'invoiced' as const } : one,
    )
    expect(linesWith({ staff, categories: invoiced, invoices: [sold({ payments: [] })] })).toMatchObject([
      { amount: 85.5 },
    ])
  })

  it('takes a refund back in the month it was made', () => {
    const payments = [
      { ...payment, date: civil('2026-09-20') },
      {
        ...{ ...payment, id: 'p2', kind: 'refund' as const, status: 'refunded' as const },
        ...{ of: 'p1', amount: -898 },
      },
    ]
    expect(linesWith({ staff, invoices: [sold({ payments, issuedOn: civil('2026-09-20') })] })).toMatchObject(
      [
        {
          direction: 'Deduction',
          amount: 42.75,
          basisAmount: -855,
          note: 'Refunded · IRN/26-27/000012 · Asha Rao',
        },
      ],
    )
  })

  it('counts a row that was entered later in the month it was entered', () => {
    const payments = [{ ...payment, at: at('2026-11-01', '09:00') }]
    expect(linesWith({ staff, invoices: [sold({ payments })] })).toEqual([])
  })

  it('says why there is none', () => {
    const archived = categories.map((one) => ({ ...one, isActive: one.id !== commissionCategoryId }))
    expect(payWith({ staff, categories: archived })[0]?.problem).toMatch(/archived/)
    expect(payWith({ staff: [staffWith({ payBasis: '', payRate: null })] })[0]?.problem).toBe(
      'No pay is set.',
    )
    expect(payWith({ categories: [] })[0]?.problem).toMatch(/no category for base pay/)
  })
})

describe('what somebody checks before it is written', () => {
  it('leaves out what the ledger has, and is another once an amount is', async () => {
    const pays = payWith({})
    const fresh = previewOf(pays, new Map())
    expect(fresh.map(newTotalOf)).toEqual([31_000])
    const known = new Map([['iron_2026-10_ravi_base', { status: 'Paid' as const, amount: 31_000 }]])
    expect(previewOf(pays, known).flatMap(newLinesOf)).toEqual([])
    const other = previewOf(payWith({ times: without('2026-10-05') }), new Map())
    expect(await seenOfPay(fresh)).toBe(await seenOfPay(previewOf(payWith({}), new Map())))
    expect(await seenOfPay(other)).not.toBe(await seenOfPay(fresh))
  })
})
