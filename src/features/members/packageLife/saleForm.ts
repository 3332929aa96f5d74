import { z } from 'zod'
import type { CentreSettings } from '@/domain/gyms/settings'
import { changeModes } from '@/domain/packages/changePlan'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { SaleTerms } from '@/domain/packages/sell'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'

/** No sale of a centre comes near it: a slip of the finger does. Rupees. */
const ABSURD = 1_000_000

const rupees = z
  .number('Enter an amount')
  .nonnegative('Enter 0 or more')
  .max(ABSURD, 'That is more than ₹10,00,000. Check the amount.')
  .nullable()

/** What is typed for a sale, a renewal or a change. Rupees; an empty amount counts as 0. */
export const saleFormSchema = z
  .object({
    templateId: z.string().min(1, 'Choose a package'),
    mode: z.enum(changeModes),
    startDate: civilDateSchema.nullable(),
    basePrice: rupees,
    joiningFee: rupees,
    discount: rupees,
    discountReason: z.string(),
    paid: rupees,
    modeOfPayment: z.string(),
    paymentSource: z.string(),
    reference: z.string(),
    dueOn: civilDateSchema.nullable(),
    comments: z.string(),
  })
  .superRefine((form, ctx) => {
    const say = (path: keyof typeof form, message: string) =>
      ctx.addIssue({ code: 'custom', path: [path], message })
    if (form.startDate === null) say('startDate', 'Enter the day it starts')
    if (form.basePrice === null) say('basePrice', 'Enter the price')
    if ((form.discount ?? 0) > (form.basePrice ?? 0) + (form.joiningFee ?? 0))
      say('discount', 'The discount is more than the price')
    if ((form.discount ?? 0) > 0 && form.discountReason.trim() === '')
      say('discountReason', 'Say why, for the records')
    if ((form.paid ?? 0) > 0 && form.modeOfPayment === '') say('modeOfPayment', 'Choose how it was paid')
  })

export type SaleForm = z.infer<typeof saleFormSchema>

export const emptySaleForm = (startDate: CivilDate, settings: CentreSettings): SaleForm => ({
  templateId: '',
  mode: 'restart',
  startDate,
  basePrice: null,
  joiningFee: null,
  discount: null,
  discountReason: '',
  paid: null,
  modeOfPayment: settings.paymentModes[0] ?? '',
  paymentSource: settings.paymentSources[0] ?? '',
  reference: '',
  dueOn: null,
  comments: '',
})

/** The price fields as a package brings them along. */
export const pricesOf = ({ price, joiningFee }: PackageTemplate, isFirstSale: boolean) => ({
  basePrice: price,
  joiningFee: isFirstSale ? joiningFee : 0,
})

/** The form in the domain's words; `today` stands in while no start has been typed. */
export function termsOf(form: SaleForm, today: CivilDate): SaleTerms {
  const paid = form.paid ?? 0
  return {
    startDate: form.startDate ?? today,
    basePrice: form.basePrice ?? 0,
    joiningFee: form.joiningFee ?? 0,
    discount: form.discount ?? 0,
    discountReason: form.discountReason,
    promoCode: '',
    percentOff: 0,
    comments: form.comments,
    dueOn: form.dueOn,
    payment:
      paid > 0
        ? {
            amount: paid,
            modeOfPayment: form.modeOfPayment,
            paymentSource: form.paymentSource,
            reference: form.reference.trim(),
          }
        : null,
  }
}
