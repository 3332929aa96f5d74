import { negative, sum, toPaise, toRupees } from '@/domain/shared/money'
import { isService } from './hsnSummary'
import type { Reported } from './reported'

/** Table 8, in the order of the form; `code` is the portal's. */
const kinds = [
  { code: 'INTRB2B', label: 'Inter-State supplies to registered persons', isInter: true, isB2b: true },
  { code: 'INTRAB2B', label: 'Intra-State supplies to registered persons', isInter: false, isB2b: true },
  { code: 'INTRB2C', label: 'Inter-State supplies to unregistered persons', isInter: true, isB2b: false },
  { code: 'INTRAB2C', label: 'Intra-State supplies to unregistered persons', isInter: false, isB2b: false },
] as const

/** Rupees, less the credit notes of the period. */
export type ExemptRow = {
  code: (typeof kinds)[number]['code']
  label: string
  nilRated: number
  exempt: number
  nonGst: number
}

/**
 * What a regular taxpayer supplied without tax. A service without tax is one that Notification 12/2017 exempts; goods without
 * tax are nil rated. A centre sells nothing that lies outside of GST.
 */
export function exemptSuppliesOf(reported: readonly Reported[]): ExemptRow[] {
  return kinds.map(({ code, label, isInter, isB2b }) => {
    const documents = reported.filter(
      (document) => document.isInter === isInter && (document.gstin !== '') === isB2b,
    )
    const freeOf = (ofServices: boolean) =>
      toRupees(
        sum(
          documents.map(({ parts, isNote }) => {
            const free = parts.filter((part) => part.rate === 0 && isService(part) === ofServices)
            const own = sum(free.map(({ taxable }) => toPaise(taxable)))
            return isNote ? negative(own) : own
          }),
        ),
      )
    return { code, label, nilRated: freeOf(false), exempt: freeOf(true), nonGst: 0 }
  })
}
