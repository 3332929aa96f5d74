import { settingsWith } from '@/domain/gyms/fixtures'
import { invoiceWith } from '@/domain/invoices/fixtures'
import type { Invoice, Payment } from '@/domain/invoices/invoice'
import type { Month } from '@/domain/monthStats/monthStats'
import { civil } from '@/domain/shared/civilDate'
import { staffSchema, type Staff } from '@/domain/staff/staff'
import { datesOfMonth, type DaysByDate } from '@/domain/staffAttendance/muster'
import type { StaffLeave } from '@/domain/staffAttendance/staffLeave'
import { contributionSchema, type Contribution } from './contribution'
import {
  beginningContributionCategories,
  contributionCategorySchema,
  type ContributionCategory,
} from './contributionCategory'
import { payOfMonth } from './payOfMonth'
import type { PaySource } from './paySource'

export const at = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`)
export const categories = beginningContributionCategories('iron').map(({ id, fields }) =>
  contributionCategorySchema.parse({ ...fields, id, gymId: 'iron' }),
)
export const staffWith = (fields: Partial<Staff> = {}): Staff =>
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
export const everyDay = Object.fromEntries(
  workdays.map((date) => [date, ['09:00', '18:00'] as [string, string]]),
)

export type Given = {
  staff?: Staff[]
  times?: Record<string, [from: string, to: string]>
  leaves?: Pick<StaffLeave, 'from' | 'to' | 'isPaid' | 'reason'>[]
  invoices?: Invoice[]
  /** Of the invoice `i1`. */
  paidFor?: Contribution[]
  categories?: readonly ContributionCategory[]
  generated?: readonly Month[]
  locked?: readonly Month[]
  trained?: PaySource['trained']
}

export const sourceWith = ({
  staff = [staffWith()],
  times = everyDay,
  leaves = [],
  ...more
}: Given): PaySource => ({
  gymId: 'iron',
  month: '2026-10',
  staff,
  categories: more.categories ?? categories,
  invoices: more.invoices ?? [],
  paidFor: more.paidFor === undefined ? new Map() : new Map([['i1', more.paidFor]]),
  generated: new Set(more.generated),
  locked: new Set(more.locked),
  trained: more.trained ?? [],
  format: { currency: 'INR', locale: 'en-IN' },
  muster: {
    dates: october,
    days: daysWith(times),
    leaves: new Map([['ravi', leaves]]),
    rules: settingsWith(),
    now: at('2026-11-20', '12:00'),
    today: civil('2026-11-20'),
  },
})
export const payWith = (given: Given, ledger: readonly Contribution[] = []) =>
  payOfMonth(sourceWith(given), ledger)
export const linesWith = (given: Given) => payWith(given).flatMap(({ lines }) => lines)
export const without = (...dates: string[]) =>
  Object.fromEntries(Object.entries(everyDay).filter(([date]) => !dates.includes(date)))

/** Ravi, who earns by what he sells alone. */
export const commissionCategoryId = 'iron_sales-commission'
export const sellers = [staffWith({ payBasis: '', payRate: null, commissionCategoryId })]
/** Of a sale of 1796 rupees, 1710 before tax. */
export const payment: Payment = {
  ...{ id: 'p1', kind: 'payment', of: '', paymentSource: '', reference: '', status: 'received' },
  ...{ chequeDate: null, whenCleared: false, receivedBy: '', at: null, note: '' },
  amount: 1796,
  date: civil('2026-10-20'),
  modeOfPayment: 'Cash',
}
export const sold = (fields: Parameters<typeof invoiceWith>[0] = {}) =>
  invoiceWith({
    createdBy: 'ravi',
    issuedOn: civil('2026-10-20'),
    ...{ amount: 1796, taxable: 1710 },
    payments: [payment],
    ...fields,
  })
export const categoriesWith = (change: Partial<ContributionCategory>) =>
  categories.map((one) => (one.id === commissionCategoryId ? { ...one, ...change } : one))
/** What the ledger has of Ravi's base pay, of October. */
export const timeLine = (fields: object = {}) =>
  contributionSchema.parse({
    ...{ id: 'iron_2026-10_ravi_base', gymId: 'iron', staffId: 'ravi', categoryId: 'iron_salary' },
    ...{ direction: 'Earning', amount: 31_000, date: '2026-10-31', month: '2026-10', status: 'Paid' },
    ...fields,
  })
/** What the ledger has of the sale for Ravi, of September. */
export const ledgerLine = (fields: object = {}) =>
  contributionSchema.parse({
    ...{ id: 'iron_2026-09_ravi_i1', gymId: 'iron', staffId: 'ravi', categoryId: commissionCategoryId },
    ...{ direction: 'Earning', amount: 171, date: '2026-09-30', month: '2026-09', status: 'Paid' },
    ...{ source: { invoiceId: 'i1', memberId: 'm1' }, basisAmount: 1710, rate: 10 },
    ...fields,
  })
