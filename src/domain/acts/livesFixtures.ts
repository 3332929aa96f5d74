import fc from 'fast-check'
import type { GymSettings } from '@/domain/gyms/settings'
import { isWaiting } from '@/domain/invoices/cheque'
import { dueOf } from '@/domain/invoices/dueOf'
import { isIssued, type Invoice } from '@/domain/invoices/invoice'
import type { DraftLine } from '@/domain/invoices/invoiceLine'
import { repriced } from '@/domain/invoices/reprice'
import { reversiblePaymentsOf } from '@/domain/invoices/takeBack'
import type { Member } from '@/domain/members/member'
import { templateWith } from '@/domain/packages/fixtures'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { renewalStart } from '@/domain/packageLife/renew'
import { addDays } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { paise } from '@/domain/shared/fixtures'
import { shareOf, toPaise, toRupees } from '@/domain/shared/money'
import type { ActRead, SaleTermsInput } from './actInputs'

/** Random lives of a member, for the domain's own property and for the one against the emulators. */

/** Of each term (PRODUCT 2.D). */
export const freezeLimits = { maxTimes: 2, totalDays: 25 }

/** Where the lives are lived. */
export const LIFE_GYM = { type: 'GYM', state: 'Madhya Pradesh' } as const

export const templates: readonly PackageTemplate[] = [
  templateWith({ id: 'month', name: 'Month', type: 'Recurring', price: 1499, joiningFee: 500 }),
  templateWith({
    id: 'week',
    name: 'Week',
    type: 'Recurring',
    price: 400,
    durationType: 'Week',
    duration: 2,
  }),
  templateWith({ id: 'quarter', name: 'Quarter', price: 3999.5, duration: 3, joiningFee: 250 }),
  templateWith({ id: 'year', name: 'Year', price: 11_999, duration: 1, durationType: 'Year', taxRate: 18 }),
].map((template) => ({ ...template, freeze: { ...template.freeze, ...freezeLimits, fee: 100 } }))

const packageSteps = ['assign', 'renew', 'change', 'freeze', 'endFreeze', 'extend', 'cancel'] as const
const moneySteps = [
  ...(['collect', 'reverse', 'bounce', 'clearCheque', 'refund', 'creditNote'] as const),
  ...(['forgive', 'unforgive', 'putAway', 'payCredit', 'issue'] as const),
] as const
type LifeAct = (typeof packageSteps)[number] | (typeof moneySteps)[number] | 'draft'

/** What makes and moves the most money is done most. */
const often = ['change', 'cancel', 'collect', 'payCredit', 'forgive', 'draft', 'issue', 'freeze'] as const
const acts = [...packageSteps, ...moneySteps, 'draft', ...often, 'wait'] as const

/** What happens to the centre or the records before an act: it registers or leaves GST; the package is as an earlier version kept it. */
const asides = ['', '', '', '', '', 'register', 'older', 'older'] as const

export const step = fc.record({
  act: fc.constantFrom(...acts),
  aside: fc.constantFrom(...asides),
  wait: fc.oneof(
    { arbitrary: fc.constant(0), weight: 4 },
    { arbitrary: fc.nat(4), weight: 4 },
    { arbitrary: fc.nat(30), weight: 4 },
    { arbitrary: fc.nat(400), weight: 1 },
  ),
  which: fc.nat(7),
  template: fc.constantFrom(...templates),
  days: fc.integer({ min: 1, max: 20 }),
  part: fc.constantFrom(0, 25, 50, 100),
  rupees: fc.integer({ min: 1, max: 200_000 }).map(paise).map(toRupees),
  payMode: fc.constantFrom('Cash', 'UPI', 'Cheque'),
  mode: fc.constantFrom(...(['restart', 'keepEnd', 'atEnd'] as const)),
  flag: fc.boolean(),
})
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

export const life = fc.record({
  taxRegime: fc.constantFrom('regular', 'regular', 'unregistered'),
  taxInclusive: fc.boolean(),
  roundToRupee: fc.boolean(),
  countPendingCheques: fc.boolean(),
  placeOfSupply: fc.constantFrom('', '', 'Maharashtra'),
  // Half of them begin in the weeks before the rate of fitness changed.
  start: fc.oneof(
    fc.nat(730).map((days) => addDays(civil('2024-12-25'), days)),
    fc.nat(30).map((days) => addDays(civil('2025-08-25'), days)),
  ),
  steps: fc.array(step, { minLength: 10, maxLength: 10 }),
})
export type Life = typeof life extends fc.Arbitrary<infer One> ? One : never

/** How a member stands when the next act is asked for. */
export type Standing = {
  member: Member
  invoices: readonly Invoice[]
  today: CivilDate
  settings: GymSettings
}

/** An act as it is sent. */
export type Asked = { [A in LifeAct]: { act: A; input: ActRead<A> } }[LifeAct]

/** Rupees off a sale, where something is taken off. */
export const LIFE_DISCOUNT = 50

/** Sold with a package at a rate of its own. */
const water: DraftLine = {
  ...{ kind: 'product', what: 'Water', sac: '2201' },
  ...{ quantity: 3, price: 20.5, discount: 0, rate: 18 },
}

function termsInput(
  { member, today, settings }: Standing,
  { act, template, part, flag, payMode, which }: Step,
  { placeOfSupply }: Life,
): SaleTermsInput {
  const amount = toRupees(shareOf(toPaise(template.price), part, 100))
  const payment = {
    ...{ amount, modeOfPayment: payMode, paymentSource: '', reference: '' },
    ...{ chequeDate: null, note: '', date: null },
  }
  return {
    startDate: renewalStart(member, today, settings),
    basePrice: template.price,
    joiningFee: which % 2 === 0 && act !== 'change' ? template.joiningFee : 0,
    discount: flag ? 0 : LIFE_DISCOUNT,
    discountReason: 'Friend of the house',
    discountRecurs: part === 25,
    ...{ promoCode: '', comments: '', promoId: '', placeOfSupply, customerGstin: '' },
    dueOn: today,
    payments: part > 0 ? [payment] : [],
    extras: flag && act !== 'change' ? [water] : [],
    needEmailCommToClient: false,
    needEmailCommToOwner: false,
  }
}

const back = { modeOfPayment: 'Cash', paymentSource: '', reference: '' }

/** Training at the rate of the day, and water at its own. */
function draftInput(
  { member, today }: Standing,
  { rupees, flag }: Step,
  { placeOfSupply }: Life,
): ActRead<'draft'> {
  const training = {
    kind: 'service',
    what: 'Training',
    sac: '',
    quantity: 1,
    price: rupees,
    discount: 0,
    rate: null,
  } as const
  const terms = {
    lines: flag ? [training, water] : [training],
    ...{ discountReason: '', dueOn: today, customerGstin: '', placeOfSupply },
    ...{ needEmailCommToClient: false, needEmailCommToOwner: false },
  }
  return { memberId: member.id, terms, then: 'draft' }
}

function onInvoice(
  { today, settings }: Standing,
  invoice: Invoice,
  todo: Step,
  act: (typeof moneySteps)[number],
): Asked | null {
  const { rupees, part, payMode, flag } = todo
  const on = { invoiceId: invoice.id, reason: 'Because' }
  const paymentId = reversiblePaymentsOf(invoice).at(-1)?.id ?? 'none'
  const cheque = invoice.payments.find((payment) => isWaiting(invoice, payment))?.id ?? paymentId
  const amount = part === 100 ? dueOf(invoice) : rupees
  const row = {
    ...{ amount, modeOfPayment: payMode, paymentSource: '', reference: '' },
    ...{ chequeDate: null, note: '', date: null },
  }
  switch (act) {
    case 'collect':
      return { act, input: { invoiceId: invoice.id, rows: [row] } }
    case 'reverse':
      return { act, input: { ...on, paymentId } }
    case 'bounce':
      return { act, input: { ...on, paymentId: cheque, charge: flag ? 250 : 0 } }
    case 'clearCheque':
      return { act, input: { invoiceId: invoice.id, paymentId: cheque, on: null } }
    case 'refund':
      return { act, input: { ...on, ...back, amount: rupees, of: paymentId } }
    case 'creditNote':
      return { act, input: { ...on, amount: rupees } }
    case 'forgive':
      return { act, input: on }
    case 'unforgive':
    case 'putAway':
      return { act, input: { invoiceId: invoice.id } }
    case 'issue': {
      // Half of the time the person has not seen what it comes to today.
      const total = flag ? repriced(invoice, { settings, gym: LIFE_GYM, today }).amount : undefined
      return { act, input: { invoiceId: invoice.id, total } }
    }
    case 'payCredit':
      return null
  }
}

/** What an act on an invoice is done to: a cheque that waits, a draft, or anything that is issued. */
function among(invoices: readonly Invoice[], act: (typeof moneySteps)[number]): readonly Invoice[] {
  if (act === 'issue') return invoices.filter((invoice) => !isIssued(invoice))
  const issued = invoices.filter(isIssued)
  const isOfCheque = act === 'bounce' || act === 'clearCheque'
  const waiting = isOfCheque ? issued.filter(({ chequeToClear }) => chequeToClear) : []
  return waiting.length > 0 ? waiting : issued
}

/** The act that a step of a life comes to; null where there is nothing to act on. `templateId` names a template's record. */
export function askedBy(
  standing: Standing,
  todo: Step,
  whole: Life,
  templateId = (template: PackageTemplate): string => template.id,
): Asked | null {
  const { member, invoices, today } = standing
  const { template, which, days, flag, mode, rupees, part } = todo
  const memberId = member.id
  const terms = termsInput(standing, todo, whole)
  const sale = { memberId, templateId: templateId(template), terms, asks: false }
  const from = addDays(today, which)
  switch (todo.act) {
    case 'wait':
      return null
    case 'assign':
      return { act: 'assign', input: { ...sale, leadId: '' } }
    case 'renew':
      return { act: 'renew', input: sale }
    case 'change': {
      const input = { ...sale, terms: { ...terms, startDate: today }, mode }
      return { act: 'change', input }
    }
    case 'freeze':
      return {
        act: 'freeze',
        input: { memberId, from, to: addDays(from, days - 1), reason: 'Travel' },
      }
    case 'endFreeze':
      return { act: 'endFreeze', input: { memberId, backOn: today } }
    case 'extend':
      return { act: 'extend', input: { memberId, days, reason: 'Closed' } }
    case 'cancel': {
      const when = { on: from, atPeriodEnd: which === 7, renewal: member.futurePackage !== null }
      return {
        act: 'cancel',
        input: { memberId, ...when, fee: flag ? 0 : 20, reason: 'Moving away' },
      }
    }
    case 'payCredit': {
      const amount = part < 50 ? member.creditBalance : Math.min(rupees, member.creditBalance + 1)
      return { act: 'payCredit', input: { memberId, ...back, amount, reason: 'Moving away' } }
    }
    case 'draft':
      return { act: 'draft', input: draftInput(standing, todo, whole) }
    default: {
      const found = among(invoices, todo.act)
      const invoice = found[which % Math.max(1, found.length)]
      return invoice ? onInvoice(standing, invoice, todo, todo.act) : null
    }
  }
}

/**
 * What is done next. Whoever has no package buys one, or has their credit paid out: or there would be little to do, and the
 * next sale would use the credit up.
 */
export function stepOf(whole: Life, at: number, { currentPackage, creditBalance }: Member): Step {
  const todo = whole.steps[at]
  if (todo === undefined) throw new Error('a life has no such step')
  if (creditBalance > 0 && todo.flag && (currentPackage === null || todo.act === 'wait'))
    return { ...todo, act: 'payCredit' }
  return currentPackage === null ? { ...todo, act: 'assign' } : todo
}
