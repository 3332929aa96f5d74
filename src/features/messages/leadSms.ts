import type { Lead } from '@/domain/leads/lead'
import { refuseLeadMessage } from '@/domain/leads/messageLead'
import type { MessageTemplate } from '@/domain/messages/template'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatPhone } from '@/domain/shared/phone'
import { smsText, type SmsGym, type SmsText } from './smsText'

/** What answers whoever asked about the centre; offers are not among them (`refuseLeadMessage`). */
export const leadTemplates = [
  { key: 'leadFollowUp', label: 'Thank you for asking' },
  { key: 'leadTrial', label: 'The trial that is booked' },
] as const

/** What a template may name of a lead, as the server fills it in. */
const leadVarsOf = (lead: Lead, { gymName, phone, locale }: SmsGym): Record<string, string> => ({
  name: lead.name,
  centre: gymName,
  phone: phone === '' ? '' : formatPhone(phone, locale),
  trialOn: lead.status === 'Trial Booked' && lead.trialOn !== null ? formatCivil(lead.trialOn) : '',
})

const needed = {
  phone: 'The centre has no phone number. Enter it in Site config.',
  trialOn: 'No trial is booked.',
}

/** The text this lead gets, or why none can be sent. */
export const smsForLead = (lead: Lead, template: MessageTemplate, gym: SmsGym): SmsText =>
  refuseLeadMessage(lead, template.category) ??
  smsText(lead.phone, template, { vars: leadVarsOf(lead, gym), needed }, gym)
