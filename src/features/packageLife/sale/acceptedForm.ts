import type { Invoice } from '@/domain/invoices/invoice'
import { latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { SaleForm } from './saleForm'

/** The sale as the owner accepted it; a day that has passed meanwhile becomes today. */
export function acceptedForm(accepted: Invoice | null, today: CivilDate): Partial<SaleForm> {
  const { sale = null } = accepted ?? {}
  if (accepted === null || sale === null) return {}
  const { terms, templateId, mode } = sale
  return {
    templateId,
    mode: mode ?? 'restart',
    startDate: latest(terms.startDate, today),
    basePrice: terms.basePrice,
    joiningFee: terms.joiningFee,
    discount: terms.discount,
    discountReason: terms.discountReason,
    discountRecurs: terms.discountRecurs,
    promoCode: terms.promoCode,
    comments: terms.comments,
    extras: terms.extras,
    dueOn: accepted.dueOn,
    customerGstin: accepted.customerGstin,
    placeOfSupply: accepted.placeOfSupply,
    needEmailCommToClient: accepted.needEmailCommToClient,
    needEmailCommToOwner: accepted.needEmailCommToOwner,
  }
}
