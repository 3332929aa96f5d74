import { begunAs, countsLater } from '@/domain/invoices/cheque'
import type { IssuedInvoice, Payment } from '@/domain/invoices/invoice'
import type { PricedInvoice } from '@/domain/invoices/invoiceLine'
import { packageAccounts } from '@/domain/invoices/noteParts'
import { restate } from '@/domain/invoices/restate'
import type { Member } from '@/domain/members/member'
import { addDays, daysUntil } from '@/domain/shared/calendar'
import { plus, shareOf, sum, toPaise, toRupees } from '@/domain/shared/money'
import { tidyGstin } from '@/domain/tax/gstin'
import { agreementOfSale } from './agreement'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { paidUntilBy } from '@/domain/packages/paidUntil'
import { paymentIdOf, paymentsOf, type Sale, type SaleTerms } from './saleTerms'
import type { ActContext } from './packageAct'
import { unpaidInvoice } from '@/domain/invoices/pricedInvoice'
import { nextRenewalDateOf } from '@/domain/packages/term'

/** `Cash`, or `Cash + UPI` where a sale was paid in several ways: each of them once. */
const together = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join(' + ')

const paidIn = (terms: SaleTerms) => ({
  modeOfPayment: together(paymentsOf(terms).map(({ modeOfPayment }) => modeOfPayment)),
  paymentSource: together(paymentsOf(terms).map(({ paymentSource }) => paymentSource)),
})

/** Rupees of the sale that are the package's and its joining fee's, without what else is sold with it. */
const packageAmountOf = (reckoning: PricedInvoice): number =>
  toRupees(sum(packageAccounts({ ...reckoning, creditNotes: [] }).map(({ worth }) => worth)))

/** Of the discount what was given on the package itself, where it was agreed for every bill; one-time otherwise. */
function recurringDiscountOf({ template, terms }: Sale): number {
  const { basePrice, joiningFee, discount, discountRecurs = false } = terms
  if (template.type !== 'Recurring' || !discountRecurs || basePrice <= 0) return 0
  const [price, fee] = [toPaise(basePrice), toPaise(joiningFee)]
  return toRupees(shareOf(toPaise(discount), price, plus(price, fee)))
}

/** The package as it is sold to the member. For a recurring one the term is its first cycle (DOMAIN 3.2). */
export function soldPackage(sale: Sale, ctx: ActContext): MemberPackage {
  const { template, terms, reckoning, startDate, endDate, creditApplied } = sale
  const amount = packageAmountOf(reckoning)
  const received = paymentsOf(terms)
    .filter(({ modeOfPayment }) => !countsLater(begunAs(modeOfPayment, ctx.settings)))
    .map((row) => toPaise(row.amount))
  const paid = Math.min(toRupees(plus(toPaise(creditApplied), ...received)), amount)
  const dates = {
    type: template.type,
    endDate,
    nextBillDate: template.type === 'Recurring' ? addDays(endDate, 1) : null,
  }
  return {
    id: ctx.ids.assignmentId,
    packageId: template.id,
    name: template.name,
    category: template.category,
    duration: template.duration,
    durationType: template.durationType,
    basePrice: terms.basePrice,
    joiningFee: terms.joiningFee,
    joined: sale.joined,
    discount: terms.discount,
    discountReason: terms.discountReason.trim(),
    recurringDiscount: recurringDiscountOf(sale),
    promoCode: terms.promoCode,
    percentOff: terms.percentOff,
    amount,
    taxRate: reckoning.lines[0]?.rate ?? 0,
    agreement: agreementOfSale(template, terms, ctx),
    comments: terms.comments.trim(),
    ...paidIn(terms),
    startDate,
    ...dates,
    nextRenewalDate: nextRenewalDateOf(dates),
    paidUntilDate: paidUntilBy(ctx.settings, { startDate, endDate, total: amount, paid }),
    anchorDate: startDate,
    billedThrough: startDate,
    term: {
      from: startDate,
      to: endDate,
      soldDays: daysUntil(startDate, endDate),
      freeDays: 0,
      invoiceId: ctx.ids.invoiceId,
      listed: sale.listed,
      given: sale.given,
    },
    assignedAt: ctx.now,
    cancelledOn: null,
    cancelReason: '',
    isExpired: false,
    invoiceIds: [ctx.ids.invoiceId],
    centerName: ctx.gym.name,
    ownerEmail: ctx.gym.email,
    ownerName: ctx.gym.ownerName,
    paid,
    freeze: template.freeze,
    freezes: [],
    extendedDays: 0,
    extensions: [],
  }
}

const firstPayments = ({ terms }: Sale, { ids, today, now, by, settings }: ActContext): Payment[] =>
  paymentsOf(terms).map(({ amount, modeOfPayment, paymentSource, reference, chequeDate }, row) => ({
    id: paymentIdOf(ids.paymentId, row),
    kind: 'payment',
    of: '',
    amount,
    date: today,
    modeOfPayment,
    paymentSource,
    reference,
    ...begunAs(modeOfPayment, settings, chequeDate),
    receivedBy: by,
    at: now,
    note: '',
  }))

export const hasHadPackage = ({
  currentPackage,
  futurePackage,
  lastPackage,
}: Pick<Member, 'currentPackage' | 'futurePackage' | 'lastPackage'>) =>
  currentPackage !== null || futurePackage !== null || lastPackage !== null

/** The invoice of a sale, with its first payments and the member's credit on it. */
export function saleInvoice(member: Member, pkg: MemberPackage, sale: Sale, ctx: ActContext): IssuedInvoice {
  const { terms, reckoning } = sale
  const invoice: IssuedInvoice = {
    ...unpaidInvoice(member, reckoning, ctx),
    dueOn: terms.dueOn,
    fromDate: pkg.startDate,
    toDate: pkg.endDate,
    packageName: pkg.name,
    promoCode: terms.promoCode,
    promoId: terms.promoId ?? '',
    needEmailCommToClient: terms.needEmailCommToClient ?? false,
    needEmailCommToOwner: terms.needEmailCommToOwner ?? false,
    note: terms.discountReason.trim(),
    modeOfPayment: pkg.modeOfPayment,
    paymentSource: pkg.paymentSource,
    payments: firstPayments(sale, ctx),
    customerGstin: tidyGstin(terms.customerGstin ?? ''),
    placeOfSupply: (terms.placeOfSupply ?? '').trim(),
    creditApplied: sale.creditApplied,
    sells: hasHadPackage(member) ? 'renewal' : 'first',
  }
  return restate(invoice, ctx.today, ctx.settings.graceDays)
}
