import { z } from 'zod'
import type { ActInput } from '@/domain/acts/actInputs'
import type { GymSettings } from '@/domain/gyms/settings'
import type { Ways } from '@/domain/gyms/wayKind'
import { MOST_LINES } from '@/domain/invoices/draftLines'
import { changeModes } from '@/domain/invoices/saleRequest'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { SaleTerms } from '@/domain/packageLife/saleTerms'
import { promoKeyOf } from '@/domain/promoCodes/promoCode'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { gstinProblem } from '@/domain/tax/gstin'
import { lineFaults, lineOf, lineSchema } from '@/components/invoices/lines/lineForm'
import { emptyRow, paymentRowSchema, paymentsIn, rowFaults, rupees } from './paymentRows'

/** What became of the code that stands in the field: what it takes off, or why it does not apply. */
const promoAnswerSchema = z.object({
  typed: z.string(),
  applies: z
    .object({ promoId: z.string(), percentOff: z.number(), promoCap: z.number(), discount: z.number() })
    .nullable(),
  reason: z.string(),
})
export type PromoAnswer = z.infer<typeof promoAnswerSchema>

export const noPromo: PromoAnswer = { typed: '', applies: null, reason: '' }

/** What is typed for a sale, a renewal or a change, field by field. Rupees; an empty amount counts as 0. */
export const saleFields = (ways: Ways) =>
  z.object({
    templateId: z.string().min(1, 'Choose a package'),
    mode: z.enum(changeModes),
    startDate: civilDateSchema.nullable(),
    basePrice: rupees,
    joiningFee: rupees,
    discount: rupees,
    discountReason: z.string().max(500, 'At most 500 characters'),
    discountRecurs: z.boolean(),
    promoCode: z.string(),
    promo: promoAnswerSchema,
    payments: z.array(paymentRowSchema(ways)),
    extras: z.array(lineSchema).max(MOST_LINES),
    dueOn: civilDateSchema.nullable(),
    comments: z.string().max(1000, 'At most 1,000 characters'),
    customerGstin: z.string(),
    placeOfSupply: z.string(),
    needEmailCommToClient: z.boolean(),
    needEmailCommToOwner: z.boolean(),
  })
export type SaleForm = z.infer<ReturnType<typeof saleFields>>

const hasCode = ({ promoCode }: Pick<SaleForm, 'promoCode'>) => promoKeyOf(promoCode) !== ''

function promoFault({ promoCode, promo, ...form }: SaleForm): string | null {
  if (!hasCode({ ...form, promoCode }) || (promo.typed === promoCode && promo.applies)) return null
  return promo.typed === promoCode && promo.reason !== ''
    ? promo.reason
    : 'The code is still being looked up. Try again in a moment.'
}

/** The whole form: what one field says has to fit the others, and the centre's way with tax. */
export const saleFormSchema = (gym: GymSettings) =>
  saleFields(gym).superRefine((form, ctx) => {
    const say = (path: (string | number)[], message: string) =>
      ctx.addIssue({ code: 'custom', path, message })
    if (form.startDate === null) say(['startDate'], 'Enter the day it starts')
    if (form.basePrice === null) say(['basePrice'], 'Enter the price')
    if ((form.discount ?? 0) > (form.basePrice ?? 0) + (form.joiningFee ?? 0))
      say(['discount'], 'The discount is more than the price')
    if ((form.discount ?? 0) > 0 && form.discountReason.trim() === '')
      say(['discountReason'], 'Enter a reason')
    const promo = promoFault(form)
    if (promo) say(['promoCode'], promo)
    for (const { path, message } of rowFaults(form.payments)) say(path, message)
    form.extras
      .map(lineOf)
      .forEach((line, at) =>
        lineFaults(line, gym).forEach(([field, fault]) => say(['extras', at, field], fault)),
      )
    const gstin = form.customerGstin.trim() === '' ? null : gstinProblem(form.customerGstin)
    if (gstin) say(['customerGstin'], gstin)
  })

export const emptySaleForm = (startDate: CivilDate, settings: GymSettings): SaleForm => ({
  templateId: '',
  mode: 'restart',
  startDate,
  basePrice: null,
  joiningFee: null,
  discount: null,
  discountReason: '',
  discountRecurs: false,
  promoCode: '',
  promo: noPromo,
  payments: [emptyRow(settings, [])],
  extras: [],
  dueOn: null,
  comments: '',
  customerGstin: '',
  placeOfSupply: '',
  needEmailCommToClient: false,
  needEmailCommToOwner: false,
})

/** What a lead was promised, in rupees, as the first discount of the sheet. */
export const promisedForm = (promised: number): Partial<SaleForm> =>
  promised > 0 ? { discount: promised, discountReason: 'Promised before joining' } : {}

/** A package that is meant to be sold, with its prices; nothing where it is not sold any more. */
export function chosenForm(
  templates: readonly PackageTemplate[],
  packageId: string | undefined,
  asksFee: boolean,
): Partial<SaleForm> {
  const template = templates.find(({ id }) => id === packageId)
  return template ? { templateId: template.id, ...pricesOf(template, asksFee) } : {}
}

/** The price fields as a package brings them along. */
export const pricesOf = ({ price, joiningFee }: PackageTemplate, asksFee: boolean) => ({
  basePrice: price,
  joiningFee: asksFee ? joiningFee : 0,
})

const appliedIn = (form: SaleForm) =>
  hasCode(form) && form.promo.typed === form.promoCode ? form.promo.applies : null

/**
 * The form as the server takes it, which finds out itself what a promo code takes off; `today` stands in while no start
 * has been typed.
 */
export function actTermsOf(form: SaleForm, today: CivilDate) {
  const applies = appliedIn(form)
  return {
    startDate: form.startDate ?? today,
    basePrice: form.basePrice ?? 0,
    joiningFee: form.joiningFee ?? 0,
    discount: form.discount ?? 0,
    discountReason: form.discountReason,
    discountRecurs: form.discountRecurs && (form.discount ?? 0) > 0,
    promoCode: applies ? form.promoCode : '',
    promoId: applies?.promoId ?? '',
    comments: form.comments,
    dueOn: form.dueOn,
    payments: paymentsIn(form.payments),
    extras: form.extras.map(lineOf),
    customerGstin: form.customerGstin,
    placeOfSupply: form.placeOfSupply,
    needEmailCommToClient: form.needEmailCommToClient,
    needEmailCommToOwner: form.needEmailCommToOwner,
  } satisfies ActInput<'assign'>['terms']
}

/** The form in the domain's words, for what is shown before anything is sent. */
export function termsOf(form: SaleForm, today: CivilDate): SaleTerms {
  const applies = appliedIn(form)
  return {
    ...actTermsOf(form, today),
    startDate: form.startDate ?? today,
    dueOn: form.dueOn,
    percentOff: applies?.percentOff ?? 0,
    promoCap: applies?.promoCap ?? 0,
    payment: null,
    payments: paymentsIn(form.payments),
  }
}
