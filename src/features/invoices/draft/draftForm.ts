import { z } from 'zod'
import type { Role } from '@/domain/access/role'
import type { CentreSettings } from '@/domain/gyms/settings'
import { refuseDueDate } from '@/domain/invoices/changeDueDate'
import { discountLimitOf, discountPercentOf } from '@/domain/invoices/discountLimit'
import type { DraftTerms } from '@/domain/invoices/draft'
import type { Invoice } from '@/domain/invoices/invoice'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { toPaise } from '@/domain/shared/money'
import { gstinProblem } from '@/domain/tax/gstin'

const ABSURD = 10_000_000

const rupees = z
  .number('Enter an amount')
  .nonnegative('Enter 0 or more')
  .max(ABSURD, 'That is more than ₹1,00,00,000. Check the amount.')
  .nullable()

/** What becomes of it once it is saved: with it, or nothing is. */
const thens = ['issue', 'submit', 'draft'] as const
export type Then = (typeof thens)[number]

type Writer = { role: Role; today: CivilDate; settings: CentreSettings }

/** What is typed for an invoice that is no package's. Rupees; an empty discount is none. */
export const draftSchema = ({ role, today, settings }: Writer) =>
  z
    .object({
      then: z.enum(thens),
      memberId: z.string().min(1, 'Choose who is billed'),
      what: z.string().trim().min(1, 'Say what the invoice is for').max(200, 'At most 200 characters'),
      price: rupees,
      discount: rupees,
      discountReason: z.string().trim().max(500, 'At most 500 characters'),
      dueOn: civilDateSchema.nullable(),
      customerGstin: z.string(),
      placeOfSupply: z.string(),
      needEmailCommToClient: z.boolean(),
      needEmailCommToOwner: z.boolean(),
    })
    .superRefine((form, ctx) => {
      const say = (path: keyof typeof form, message: string | null | undefined) => {
        if (message) ctx.addIssue({ code: 'custom', path: [path], message })
      }
      const [price, discount] = [form.price ?? 0, form.discount ?? 0]
      if (toPaise(price) === 0) say('price', 'Enter the price: more than 0')
      if (discount > price) say('discount', 'The discount is more than the price')
      if (discount > 0 && form.discountReason === '') say('discountReason', 'Say why, for the records')
      const limit = discountLimitOf(role, settings)
      if (form.then === 'issue' && discountPercentOf({ basePrice: price, discount }) > limit)
        say(
          'discount',
          `You may give up to ${limit} percent by yourself. Choose “Ask for approval”, and the owner decides.`,
        )
      say('dueOn', refuseDueDate(form.dueOn, today)?.reason)
      if (form.customerGstin.trim() !== '') say('customerGstin', gstinProblem(form.customerGstin))
    })
export type DraftForm = z.input<ReturnType<typeof draftSchema>>

export const emptyDraft = (dueOn: CivilDate): DraftForm => ({
  then: 'issue',
  memberId: '',
  what: '',
  price: null,
  discount: null,
  discountReason: '',
  dueOn,
  customerGstin: '',
  placeOfSupply: '',
  needEmailCommToClient: false,
  needEmailCommToOwner: false,
})

/** A draft as it was saved, for the same form. */
export const draftFormOf = (invoice: Invoice): DraftForm => ({
  then: 'draft',
  memberId: invoice.memberId,
  what: invoice.packageName,
  price: invoice.basePrice,
  discount: invoice.discount || null,
  discountReason: invoice.note,
  dueOn: invoice.dueOn,
  customerGstin: invoice.customerGstin,
  placeOfSupply: invoice.placeOfSupply,
  needEmailCommToClient: invoice.needEmailCommToClient,
  needEmailCommToOwner: invoice.needEmailCommToOwner,
})

/** The form in the domain's words. */
export const termsOf = ({
  memberId: _member,
  then: _then,
  price,
  discount,
  ...form
}: z.output<ReturnType<typeof draftSchema>>): DraftTerms => ({
  ...form,
  price: price ?? 0,
  discount: discount ?? 0,
})
