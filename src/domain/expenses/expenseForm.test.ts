import { describe, expect, it, test } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { expenseSchema, isPaidInCash, type Expense } from './expense'
import { expenseFieldsOf, expenseFormSchema } from './expenseForm'
import { recurringDrafts } from './recurringDrafts'

const today = civil('2026-11-20')
const now = new Date('2026-11-20T06:30:00Z')
const spent = (fields: Partial<Expense> = {}) =>
  expenseSchema.parse({ id: 'e1', gymId: 'g1', categoryId: 'rent', amount: 30_000, ...fields })

describe('the form of an expense', () => {
  const form = {
    amount: 500,
    categoryId: 'rent',
    description: ' Rent  of  hall ',
    date: today,
    vendor: '',
    modeOfPayment: 'Cash',
    paidFrom: 'Cash drawer',
    gst: null,
    every: 'Month',
  } as const

  const fieldsOf = (typed: object, before: Expense | null) =>
    expenseFieldsOf(
      expenseFormSchema(today, settingsWith(), before).parse({ ...form, ...typed }),
      before,
      today,
    )

  it('becomes an expense that comes again from its own day', () => {
    const fields = fieldsOf({}, null)
    expect(fields).toMatchObject({
      description: 'Rent of hall',
      gst: 0,
      isRecurring: true,
      recurrence: { everyType: 'Month', anchor: today, madeThrough: today },
    })
    expect(isPaidInCash(fields, settingsWith())).toBe(true)
    const byBank = { paidFrom: 'Bank account', modeOfPayment: 'Cash' }
    expect(isPaidInCash(byBank, settingsWith())).toBe(false)
  })

  it('is paid in cash where its way of paying is, whatever the centre calls that', () => {
    const ways = settingsWith({ paymentKinds: { Naqad: 'cash' } })
    const spentIn = (modeOfPayment: string, paidFrom = '') => isPaidInCash({ modeOfPayment, paidFrom }, ways)
    expect(['Naqad', 'Cash', 'UPI'].map((mode) => spentIn(mode))).toEqual([true, true, false])
    expect([spentIn('Naqad', 'Bank account'), spentIn('UPI', 'Cash drawer')]).toEqual([false, true])
  })

  it('keeps how far the drafts were made when nothing of the rhythm changes', () => {
    const recurrence = {
      every: 1,
      everyType: 'Month',
      anchor: today,
      madeThrough: civil('2027-01-20'),
      endsOn: null,
    } as const
    expect(fieldsOf({}, spent({ recurrence })).recurrence).toEqual(recurrence)
  })

  describe('of rent of 1 Nov 2025, whose drafts were made until 1 Nov 2026', () => {
    const recurrence = {
      ...{ every: 1, everyType: 'Month' as const, endsOn: null },
      ...{ anchor: civil('2025-11-01'), madeThrough: civil('2026-11-01') },
    }
    const rent = spent({ date: recurrence.anchor, isRecurring: true, recurrence })
    const draftsAfter = (fields: object, until: string, before = rent) => {
      const edited = { ...before, ...fieldsOf({ date: before.date, ...fields }, before) }
      return recurringDrafts(edited, civil(until), now)?.drafts.map(({ date }) => date) ?? []
    }

    test.each([
      ['on another day goes on with the next month', { date: civil('2025-11-05') }, ['2026-12-05']],
      ['on a day of today goes on with the next month', { date: today }, ['2026-12-20']],
      [
        'in another rhythm goes on after today',
        { every: 'Week' },
        ['2026-11-21', '2026-11-28', '2026-12-05'],
      ],
      ['every year goes on with the next one', { every: 'Year' }, []],
    ])('%s: nothing is prepared for what is booked', (_case, fields, drafts) => {
      expect(draftsAfter(fields, today)).toEqual([])
      expect(draftsAfter(fields, '2026-12-31').slice(0, 3)).toEqual(drafts)
    })

    it('on an earlier day has the draft of a month that has none yet', () => {
      const late = { ...recurrence, anchor: civil('2025-10-28'), madeThrough: civil('2026-10-28') }
      const before = spent({ ...rent, date: late.anchor, recurrence: late })
      expect(draftsAfter({ date: civil('2025-10-02') }, today, before)).toEqual(['2026-11-02'])
    })

    it('begins anew where no draft was made yet', () => {
      const first = { ...recurrence, madeThrough: recurrence.anchor, everyType: 'Year' as const }
      const before = spent({ ...rent, recurrence: first })
      expect(draftsAfter({ date: civil('2026-09-01'), every: 'Month' }, today, before)).toEqual([
        '2026-10-01',
        '2026-11-01',
      ])
    })

    it('keeps how many months lie between, and the last day', () => {
      const quarterly = { ...recurrence, every: 3, endsOn: civil('2027-05-04') }
      const before = spent({ ...rent, recurrence: quarterly })
      expect(draftsAfter({ date: civil('2025-11-05') }, '2027-12-31', before)).toEqual(['2027-02-05'])
    })
  })

  it('lets the day of the expense that is edited stand, however old, and no other old one', () => {
    const older = spent({ date: civil('2025-02-01') })
    const problems = (date: string, before: Expense | null) =>
      expenseFormSchema(today, settingsWith(), before)
        .safeParse({ ...form, date })
        .error?.issues.map(({ message }) => message) ?? []
    expect(problems('2025-02-01', older)).toEqual([])
    const sentence = 'Enter a day of this financial year or the last'
    expect([problems('2025-02-02', older), problems('2025-02-01', null)]).toEqual([[sentence], [sentence]])
  })

  test.each([
    ['amount', { amount: 0 }, 'Enter more than 0'],
    ['amount', { amount: -5 }, 'Enter 0 or more'],
    ['amount', { amount: 1e9 }, 'That is more than ₹1,00,00,000. Check the amount.'],
    ['categoryId', { categoryId: '' }, 'Choose a category'],
    ['date', { date: civil('2026-11-21') }, 'This day is still to come'],
    ['date', { date: civil('2025-03-31') }, 'Enter a day of this financial year or the last'],
    ['gst', { gst: 501 }, 'The tax is more than the amount'],
  ])('says at %s what is wrong: %o', (field, wrong, sentence) => {
    const issues =
      expenseFormSchema(today, settingsWith(), null).safeParse({ ...form, ...wrong }).error?.issues ?? []
    expect(issues).toContainEqual(expect.objectContaining({ path: [field], message: sentence }))
  })
})
