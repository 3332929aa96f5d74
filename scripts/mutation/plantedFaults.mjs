/**
 * Faults of the money that were made once, or nearly: each is one text of one file, and what stands there instead. The lives
 * (`src/domain/acts/lives.property.test.ts`) must find every one of them.
 * @typedef {{ name: string, file: string, find: string, put: string }} PlantedFault
 */

/** @type {(file: string) => string} */
const inDomain = (file) => `src/domain/${file}.ts`

/** @type {(name: string, file: string, find: string, put: string) => PlantedFault} */
const fault = (name, file, find, put) => ({ name, file: inDomain(file), find, put })

/** @type {readonly PlantedFault[]} */
export const plantedFaults = [
  fault(
    'a draft keeps the rate of the day it was written',
    'invoices/reprice',
    'return { ...invoice, ...reckonedFields(priced), taxRegime, gstin }',
    'return priced.amount < 0 ? invoice : { ...invoice, taxRegime, gstin }',
  ),
  fault(
    'a draft keeps the registration of the day it was written',
    'invoices/reprice',
    '...reckonedFields(priced), taxRegime, gstin }',
    '...reckonedFields(priced), gstin }',
  ),
  fault(
    'a draft is issued at a sum that nobody has seen',
    'acts/invoiceActs',
    'refuseOtherTotal(total ?? invoice.amount, today, ctx)',
    'refuseOtherTotal(today.amount, today, ctx)',
  ),
  fault(
    'the new rate of fitness begins a day late',
    'tax/rateBook',
    "dated('2025-09-22', 5)",
    "dated('2025-09-23', 5)",
  ),
  fault(
    'a later bill takes the rate of the sale',
    'packageLife/agreement',
    'rateFor({ taxRate: ownRate, sac }, settings, gym.type, today)',
    'rateFor({ taxRate: ownRate ?? 18, sac }, settings, gym.type, today)',
  ),
  fault(
    'both halves of the tax are whole',
    'tax/reckon',
    'percentOf(taxable, rate / 2)',
    'percentOf(taxable, rate)',
  ),
  fault(
    'a discount of one sale goes on for ever',
    'packageLife/billRecurring',
    'if (recurringDiscount !== null) return',
    'if (recurringDiscount !== null && recurringDiscount > 0) return',
  ),
  fault(
    'every discount of a sale is taken for a recurring one',
    'packageLife/saleRecords',
    "template.type !== 'Recurring' || !discountRecurs",
    "template.type !== 'Recurring'",
  ),
  fault(
    'a recurring discount has that of the joining fee in it',
    'packageLife/saleRecords',
    'shareOf(toPaise(discount), price, plus(price, fee))',
    'shareOf(toPaise(discount), price, plus(price, shareOf(fee, 0, 1)))',
  ),
  fault(
    'what was written off is credited as well',
    'packageLife/giveBack',
    'if (forgiveness === null) return noted',
    'if (forgiveness === null || noteId !== null) return noted',
  ),
  fault(
    'the whole invoice is written off, paid or not',
    'invoices/forgive',
    'amount: dueOf(invoice),',
    'amount: invoice.amount,',
  ),
  fault(
    'a write-off is in no month',
    'invoices/statsOfInvoice',
    'const forgiven = forgiveness ?',
    'const forgiven = forgiveness && invoice.isDeleted ?',
  ),
  fault(
    'a package that was moved twice in a term was moved once',
    'packages/runningTerm',
    'if (on >= reached.from) found = reached',
    'if (on >= reached.from) found = reached\n    else break',
  ),
  fault(
    'freezes are limited by the life of the package',
    'packageLife/freeze',
    '({ from }) => term === null || from >= term.from)',
    '({ from }) => term === null || from !== "")',
  ),
  fault(
    'a freeze more than the term allows',
    'packageLife/freeze',
    'freezesOfTerm(pkg).length >= rule.maxTimes',
    'freezesOfTerm(pkg).length > rule.maxTimes',
  ),
  fault(
    'a bill of a moved date is for the days until the old boundary',
    'packageLife/billRecurring',
    'return isBoundary && (term === null || !wasMoved(term)) ? anchor : from',
    'return isBoundary || term !== null ? anchor : from',
  ),
  fault(
    'a package changed on its first day ends before it begins',
    'packages/runningTerm',
    'if (pkg.startDate !== null && on <= pkg.startDate) return neverBegun(pkg)',
    'if (pkg.startDate !== null && on < pkg.startDate) return neverBegun(pkg)',
  ),
  fault(
    'frozen days are used days',
    'packages/runningTerm',
    'return Math.max(0, daysBetween(from, on) - frozen)',
    'return Math.max(0, daysBetween(from, on) - frozen * 0)',
  ),
  fault(
    'a joining fee goes back with the package',
    'packageLife/termAccount',
    'earned: earnsFee ? plus(used, fee) : used,',
    'earned: used,',
  ),
  fault(
    'only what was not paid goes back',
    'packageLife/giveBack',
    'amount: toRupees(minus(amount, kept)), date',
    'amount: toRupees(minus(amount, kept < paid && paid < amount ? paid : kept)), date',
  ),
  fault(
    'a change leaves the old invoice as it was',
    'packageLife/change',
    'changedInvoices: plan.back.invoice ? [plan.back.invoice] : [],',
    'changedInvoices: [],',
  ),
  fault(
    'dues of a changed invoice are counted again',
    'packageLife/finish',
    'minus(plus(toPaise(before.totalDueAmount), owedNow), owedBefore)',
    'minus(plus(toPaise(before.totalDueAmount), owedNow), minus(owedBefore, owedBefore))',
  ),
  fault(
    'credit that paid an invoice is still due on it',
    'invoices/dueOf',
    'toPaise(invoice.creditApplied),',
    'toPaise(invoice.creditApplied * 0),',
  ),
  fault(
    'a refund gives more back than stands of its payment',
    'invoices/takeBack',
    ".filter(({ of, kind }) => of === payment.id && kind !== 'clearance')",
    ".filter(({ of, kind }) => of === payment.id && kind === 'reversal')",
  ),
  fault(
    'a note takes tax back after 30 November',
    'invoices/creditNote',
    'return civil(`${year}-11-30`)',
    'return civil(`${year + 5}-11-30`)',
  ),
  fault(
    'a renewal stays where it is while its package is frozen',
    'packageLife/shift',
    'futurePackage: future && shiftRenewal(future, days),',
    'futurePackage: future && shiftRenewal(future, days * 0),',
  ),
  fault(
    'a cheque counts twice, when it comes and when it clears',
    'invoices/dueOf',
    "if (status === 'bounced' || countsLater(payment)) return NO_PAISE",
    "if (status === 'bounced') return NO_PAISE",
  ),
]
