import type { Lead } from '@/domain/leads/lead'
import { refuseLeadMessage, wordsOfLead } from '@/domain/leads/messageLead'
import type { MessageTemplate } from '@/domain/messages/template'
import type { SmsAbout } from './smsKey'
import { smsText, type SmsGym, type SmsText } from './smsText'

/** What answers whoever asked about the centre; offers are not among them (`refuseLeadMessage`). */
export const leadTemplates = [
  { key: 'leadFollowUp', label: 'Thank you for asking' },
  { key: 'leadTrial', label: 'The trial that is booked' },
] as const

/** As the server fills it in; '' is what lacks. */
const leadVarsOf = (lead: Lead, gym: SmsGym): Record<string, string> => ({
  ...{ name: lead.name, centre: gym.gymName, phone: '', trialOn: '' },
  ...wordsOfLead(lead, gym),
})

/** What the desk may change within the day, by the variable that says it. */
export const aboutLead = ({ trialOn }: Lead): SmsAbout => ({ trialOn: trialOn ?? '' })

const needed = {
  phone: 'The centre has no phone number. Enter it in Site config.',
  trialOn: 'No trial is booked.',
}

/** The text this lead gets, or why none can be sent. */
export const smsForLead = (lead: Lead, template: MessageTemplate, gym: SmsGym): SmsText =>
  refuseLeadMessage(lead, template.category) ??
  smsText(lead.phone, template, { vars: leadVarsOf(lead, gym), needed }, gym)
