import { z } from 'zod'
import type { Role } from '@/domain/access/role'
import type { GymSettings } from '@/domain/gyms/settings'
import { refuseDueDate } from '@/domain/invoices/changeDueDate'
import { discountLimitOf, discountPercentOf } from '@/domain/invoices/discountLimit'
import type { DraftTerms } from '@/domain/invoices/draft'
import { MOST_LINES } from '@/domain/invoices/draftLines'
import type { DraftLine } from '@/domain/invoices/invoiceLine'
import type { Invoice } from '@/domain/invoices/invoice'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { sum, toRupees, totalOf } from '@/domain/shared/money'
import { gstinProblem } from '@/domain/tax/gstin'
import {
  emptyLine,
  lineFaults,
  lineFormOf,
  lineOf,
  lineSchema,
  listOf,
} from '@/components/invoices/lines/lineForm'

/** What becomes of it once it is saved: with it, or nothing is. */
const thens = ['issue', 'submit', 'draft'] as const
export type Then = (typeof thens)[number]

/** What the desk's limit is a share of. */
const totalsOf = (lines: readonly DraftLine[]) => ({
  basePrice: toRupees(sum(lines.map(listOf))),
  discount: totalOf(lines.map(({ discount }) => discount)),
})

type Writer = { role: Role; today: CivilDate; settings: GymSettings }

/** What is typed for an invoice by hand. Rupees; an empty discount is none. */
export const draftSchema = ({ role, today, settings }: Writer) =>
  z
    .object({
      then: z.enum(thens),
      memberId: z.string().min(1, 'Choose who is billed'),
      lines: z.array(lineSchema).min(1, 'Add at least one line').max(MOST_LINES),
      discountReason: z.string().trim().max(500, 'At most 500 characters'),
      dueOn: civilDateSchema.nullable(),
      customerGstin: z.string(),
      placeOfSupply: z.string(),
      needEmailCommToClient: z.boolean(),
      needEmailCommToOwner: z.boolean(),
    })
    .superRefine((form, ctx) => {
      const say = (path: string, message: string | null | undefined) => {
        if (message) ctx.addIssue({ code: 'custom', path: path.split('.'), message })
      }
      const lines = form.lines.map(lineOf)
      lines.forEach((line, at) =>
        lineFaults(line, settings).forEach(([field, fault]) => say(`lines.${at}.${field}`, fault)),
      )
      const totals = totalsOf(lines)
      if (totals.discount > 0 && form.discountReason === '') say('discountReason', 'Enter a reason')
      const limit = discountLimitOf(role, settings)
      if (form.then === 'issue' && discountPercentOf(totals) > limit)
        say(
          `lines.${lines.findIndex(({ discount }) => discount > 0)}.discount`,
          `You can give up to ${limit} % yourself. Choose “Ask for approval”, and the owner decides.`,
        )
      say('dueOn', refuseDueDate(form.dueOn, today)?.reason)
      if (form.customerGstin.trim() !== '') say('customerGstin', gstinProblem(form.customerGstin))
    })
export type DraftForm = z.input<ReturnType<typeof draftSchema>>

export const emptyDraft = (dueOn: CivilDate): DraftForm => ({
  then: 'issue',
  memberId: '',
  lines: [emptyLine],
  discountReason: '',
  dueOn,
  customerGstin: '',
  placeOfSupply: '',
  needEmailCommToClient: false,
  needEmailCommToOwner: false,
})

/** A draft as it was saved, for the same form. */
export const draftFormOf = (invoice: Invoice, usual: Parameters<typeof lineFormOf>[1]): DraftForm => ({
  then: 'draft',
  memberId: invoice.memberId,
  lines: invoice.lines.map((line) => lineFormOf(line, usual)),
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
  lines,
  ...form
}: z.output<ReturnType<typeof draftSchema>>): DraftTerms => ({ ...form, lines: lines.map(lineOf) })
