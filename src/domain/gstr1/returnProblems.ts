import type { Invoice } from '@/domain/invoices/invoice'
import { gstinProblem } from '@/domain/tax/gstin'
import type { Gstr1 } from './gstr1'
import { listed } from './listed'
import { isListed, isOfFiler, isWithin, type Between, type Filer, type Reported } from './reported'

/** The rates that the portal knows; 40 since September 2025. */
const portalRates = new Set([0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40])

/** Rule 46(b), as the portal takes it. */
const PORTAL_NUMBER = /^[A-Za-z0-9/-]{1,16}$/

const numbersOf = (documents: readonly Reported[]): string[] => [
  ...new Set(documents.map(({ number }) => number)),
]

type Check = { fails: (document: Reported) => boolean; says: (numbers: string) => string }

const isSummed = ({ group }: Reported) => group === 'b2cs'

const checks: readonly Check[] = [
  {
    fails: ({ place }) => place === '',
    says: (numbers) =>
      `The place of supply of ${numbers} isn't clear. Enter the centre's GSTIN or state; where IGST was charged at home, issue a credit note and bill again.`,
  },
  {
    fails: ({ parts }) => parts.some(({ sac, taxable }) => sac === '' && taxable !== 0),
    says: (numbers) =>
      `A product on ${numbers} has no HSN code. Enter the code in the portal's HSN table before you file.`,
  },
  {
    fails: ({ parts }) => parts.some(({ rate, taxable }) => taxable !== 0 && !portalRates.has(rate)),
    says: (numbers) =>
      `The portal doesn't know the tax rate on ${numbers}. Issue a credit note and bill again at a GST rate.`,
  },
  {
    fails: (document) => !isSummed(document) && !PORTAL_NUMBER.test(document.number),
    says: (numbers) =>
      `The portal takes numbers of up to 16 letters, digits, - and /. Check ${numbers} before you file.`,
  },
  {
    fails: ({ gstin }) => gstin !== '' && gstinProblem(gstin) !== null,
    says: (numbers) => `The customer's GSTIN on ${numbers} isn't valid. The portal will refuse it.`,
  },
]

/** What the portal would refuse, or somebody should look at before filing, in sentences. */
export function returnProblems(
  { reported, documents }: Gstr1,
  invoices: readonly Invoice[],
  period: Between,
  filer: Filer,
): string[] {
  const failed = checks.flatMap(({ fails, says }) => {
    const found = numbersOf(reported.filter(fails))
    return found.length > 0 ? [says(listed(found))] : []
  })
  const gaps = documents
    .filter(({ missing }) => missing > 0)
    .map(
      ({ missing, from, to }) =>
        `${missing === 1 ? '1 number' : `${missing} numbers`} between ${from} and ${to} can't be found. Say why if you are asked.`,
    )
  const elsewhere = invoices.filter(
    (invoice) =>
      isListed(invoice) &&
      invoice.taxRegime === 'regular' &&
      isWithin(invoice.issuedOn, period) &&
      !isOfFiler(invoice, filer),
  )
  const foreign = listed(elsewhere.map(({ invoiceNumber }) => invoiceNumber))
  return [
    ...failed,
    ...gaps,
    ...(elsewhere.length > 0
      ? [`Not in this return, because they were issued under another GSTIN: ${foreign}.`]
      : []),
  ]
}
