import type { Lead } from '@/domain/leads/lead'
import type { Choice } from '@/lists/choice'
import { aboutLead, leadTemplates, smsForLead } from './leadSms'
import { SmsSheet, type SmsWords } from './SmsSheet'

const words: SmsWords<Lead> = {
  ...{ one: 'lead', many: 'leads', templates: leadTemplates },
  to: ({ id }) => ({ leadId: id }),
  about: aboutLead,
  textFor: smsForLead,
}

/** Answers those who asked about the centre. */
export const LeadSmsDialog = (props: { who: Choice<Lead>; onClose: () => void }) => (
  <SmsSheet words={words} {...props} />
)
