import fc from 'fast-check'
import { settingsWith } from '@/domain/gyms/fixtures'
import type { Invoice } from '@/domain/invoices/invoice'
import { packageAccounts } from '@/domain/invoices/noteParts'
import type { Member } from '@/domain/members/member'
import { templateWith } from '@/domain/packages/fixtures'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { addDays, daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { NO_PAISE, percentOf, plus, shareOf, sum, toPaise, type Paise } from '@/domain/shared/money'
import { actInputs, type ActRead } from './actInputs'

/** A clerk who tries to give away, for the domain's own property: what may be typed, and what it may come to. */

const LIMIT = 10
export const settings = settingsWith({
  deskDiscountPercent: LIMIT,
  taxRegime: 'unregistered',
  roundToRupee: false,
})

const month = { price: 2000, joiningFee: 300 }
/** With the fewest and the most days that one cycle has. */
const sold = [
  { template: templateWith({ id: 'day', name: 'Day', price: 300, durationType: 'Day' }), days: [1, 1] },
  {
    template: templateWith({ id: 'trial', name: 'Trial', price: 0, durationType: 'Day', duration: 3 }),
    days: [3, 3],
  },
  { template: templateWith({ id: 'month', name: 'Month', type: 'Recurring', ...month }), days: [28, 31] },
  { template: templateWith({ id: 'floor', name: 'Other floor', ...month }), days: [28, 31] },
  { template: templateWith({ id: 'quarter', name: 'Quarter', price: 5000, duration: 3 }), days: [89, 92] },
  {
    template: templateWith({
      id: 'year',
      name: 'Year',
      price: 30_000,
      joiningFee: 1000,
      durationType: 'Year',
    }),
    days: [365, 366],
  },
] as const

/** What a clerk may type into any act at all, the days and amounts of somebody who tries. */
export const attempt = fc.record({
  act: fc.constantFrom(
    ...([
      'assign',
      'renew',
      'change',
      'change',
      'extend',
      'extend',
      'freeze',
      'freeze',
      'endFreeze',
    ] as const),
    ...(['collect', 'ask', 'complete', 'issue', 'submit'] as const),
  ),
  template: fc.constantFrom(...sold.map(({ template }) => template)),
  mode: fc.constantFrom(...(['restart', 'keepEnd', 'keepEnd', 'atEnd'] as const)),
  wait: fc.constantFrom(0, 0, 0, 1, 7, 29, 32, 90, 300),
  shift: fc.constantFrom(-400, -300, -8, -7, -1, 0, 0, 0, 0, 0, 0, 0, 1, 90, 91, 5000),
  days: fc.constantFrom(1, 2, 3, 3, 7, 30, 36, 365),
  discount: fc.constantFrom(0, 0, 0, 30, 200, 230, 500, 3100, 30_000),
  hasFee: fc.boolean(),
  recurs: fc.boolean(),
  paid: fc.constantFrom(0, 0.5, 1),
})
export type Attempt = typeof attempt extends fc.Arbitrary<infer One> ? One : never

export const cashOf = (amount: number) => ({
  ...{ amount, modeOfPayment: 'Cash', paymentSource: '', reference: '' },
  ...{ chequeDate: null, note: '', date: null },
})

/** The input of a sale, a renewal or a change, as it is typed. */
export function saleBy(
  { template, mode, shift, discount, hasFee, recurs, paid }: Attempt,
  memberId: string,
  today: CivilDate,
  asks: boolean,
): ActRead<'change'> {
  const amount = Math.max(0, (template.price - discount) * paid)
  const terms = {
    startDate: addDays(today, shift),
    basePrice: template.price,
    joiningFee: hasFee ? template.joiningFee : 0,
    ...{ discount, discountReason: 'Because', discountRecurs: recurs },
    ...{ promoCode: '', promoId: '', comments: '', dueOn: null, extras: [] },
    ...{ customerGstin: '', placeOfSupply: '', needEmailCommToClient: false, needEmailCommToOwner: false },
    payments: amount > 0 && !asks ? [cashOf(amount)] : [],
  }
  return actInputs.change.parse({ memberId, templateId: template.id, terms, mode, asks })
}

/** Days on which the package lets in: those that it stood still are none. */
function coveredBy({ startDate, endDate, freezes }: MemberPackage): number {
  if (startDate === null || endDate === null) return 0
  const frozen = freezes.reduce((days, { from, to }) => days + Math.max(0, daysUntil(from, to)), 0)
  return Math.max(0, daysUntil(startDate, endDate) - frozen)
}

export type ClerksBook = {
  member: Member
  invoices: Map<string, Invoice>
  /** Every package that the member ever had, as it stands or ended. */
  packages: Map<string, MemberPackage>
  today: CivilDate
}

/**
 * Whether all days that were ever let in were billed but for the limit, reckoned by the calendar and the list alone and not by
 * the sums that acts keep: a cycle of fewest days is worth most a day. Joining fees are apart.
 */
export function isGivenWithin({ packages, invoices }: ClerksBook): boolean {
  let [least, most]: [Paise, Paise] = [NO_PAISE, NO_PAISE]
  for (const pkg of packages.values()) {
    const { template, days } = sold.find((each) => each.template.id === pkg.packageId) ?? sold[0]
    const worthBy = (cycle: number) => shareOf(toPaise(template.price), coveredBy(pkg), cycle)
    least = plus(least, worthBy(days[1]))
    most = plus(most, worthBy(days[0]))
  }
  const billed = [...invoices.values()]
    .filter(({ held }) => held === 'Issued')
    .flatMap((invoice) => packageAccounts(invoice).filter(({ kind }) => kind !== 'joiningFee'))
  const rounding = 100
  return least <= sum(billed.map(({ left }) => left)) + percentOf(most, LIMIT) + rounding
}
