import { z } from 'zod'
import { amountField, type AmountRules } from '@/domain/gyms/greatestAmount'
import { genderSchema } from '@/domain/members/member'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { isPlausibleEmail } from '@/domain/shared/contact'
import { emptyOr, phoneField, pincodeField, wholeText } from '@/domain/shared/formFields'
import { isWholeText } from '@/domain/shared/isWholeText'
import { fieldPhone, phoneDigits } from '@/domain/shared/phone'
import { lowerName, tidy } from '@/domain/shared/text'
import { MOST_LABELS, TOO_MANY_LABELS } from './labels'
import { isOpenLead, temperatures, type Lead } from './lead'
import { refuseNextDate } from './moveLead'

const fields = (rules: AmountRules) =>
  z.object({
    phone: phoneField(rules.locale),
    name: z
      .string()
      .transform(tidy)
      .pipe(
        z
          .string()
          .min(1, 'Enter the name')
          .max(120, 'At most 120 characters')
          .refine(isWholeText, 'Enter plain text'),
      ),
    source: wholeText(100),
    labels: z.array(z.string()).max(MOST_LABELS, TOO_MANY_LABELS),
    temperature: z.enum(temperatures),
    nextFollowUpOn: civilDateSchema.nullable(),
    interest: wholeText(200),
    packageId: z.string(),
    budget: amountField(rules, 'Enter an amount, or leave it empty').nullable(),
    promisedDiscount: amountField(rules, 'Enter an amount, or leave it empty').nullable(),
    email: emptyOr(
      (value) => isPlausibleEmail(value.toLowerCase()),
      'Enter an e-mail address like name@example.com',
    ),
    gender: z.union([genderSchema, z.literal('').transform(() => null), z.null()]),
    pincode: pincodeField(rules.locale),
    notes: wholeText(2000),
    noMessages: z.boolean(),
  })

/** What is typed for a lead. `lead` is the one that is edited: a date that it has already may lie behind. */
export const leadFormSchema = (rules: AmountRules, today: CivilDate, lead: Lead | null) =>
  fields(rules).superRefine(({ nextFollowUpOn }, ctx) => {
    const problem = (message: string) => ctx.addIssue({ code: 'custom', path: ['nextFollowUpOn'], message })
    if (lead !== null && !isOpenLead(lead)) return
    if (nextFollowUpOn === null) return problem('Choose when to follow up next')
    if (nextFollowUpOn === lead?.nextFollowUpOn) return
    const refusal = refuseNextDate(nextFollowUpOn, today)
    if (refusal) problem(refusal.reason)
  })

export type LeadFormInput = z.input<ReturnType<typeof fields>>
export type LeadForm = z.output<ReturnType<typeof fields>>

/** A new lead is called on the day it comes. */
export const emptyLeadForm = (today: CivilDate): LeadFormInput => ({
  phone: '',
  name: '',
  source: '',
  labels: [],
  temperature: 'Warm',
  nextFollowUpOn: today,
  interest: '',
  packageId: '',
  budget: null,
  promisedDiscount: null,
  email: '',
  gender: null,
  pincode: '',
  notes: '',
  noMessages: false,
})

export const leadFormOf = (lead: Lead): LeadFormInput => ({
  phone: fieldPhone(lead.phone),
  name: lead.name,
  source: lead.source,
  labels: lead.labels,
  temperature: lead.temperature,
  nextFollowUpOn: lead.nextFollowUpOn,
  interest: lead.interest,
  packageId: lead.packageId,
  budget: lead.budget === 0 ? null : lead.budget,
  promisedDiscount: lead.promisedDiscount === 0 ? null : lead.promisedDiscount,
  email: lead.email,
  gender: lead.gender,
  pincode: lead.pincode,
  notes: lead.notes,
  noMessages: lead.noMessages,
})

/** The lead's fields as they are stored. */
export const leadFieldsOf = (form: LeadForm) => ({
  ...form,
  budget: form.budget ?? 0,
  promisedDiscount: form.promisedDiscount ?? 0,
})

/** The lead as its form gives it back where nobody types anything. */
export function untouchedLead(lead: Lead, rules: AmountRules, today: CivilDate): Lead {
  const form = leadFormSchema(rules, today, lead).safeParse(leadFormOf(lead)).data
  return form ? { ...lead, ...leadFieldsOf(form) } : lead
}

/** What an edit writes of the lead as it is by now: one that was closed meanwhile is not followed up. */
export function editedLead(lead: Lead, fields: Partial<Lead>): Partial<Lead> {
  const { nextFollowUpOn: _none, ...rest } = fields
  return isOpenLead(lead) ? fields : rest
}

/** What lists and searches read of the name and the phone. */
export const foundBy = ({ name, phone }: Partial<Pick<Lead, 'name' | 'phone'>>): Partial<Lead> => ({
  ...(name === undefined ? {} : { nameLower: lowerName(name) }),
  ...(phone === undefined ? {} : { phoneDigits: phoneDigits(phone) }),
})

/** What a lead begins with beside what its form holds. */
export const newLead = (form: LeadForm, by: string): Partial<Lead> => ({
  ...leadFieldsOf(form),
  ownerId: by,
  status: 'New',
  createdBy: by,
})
