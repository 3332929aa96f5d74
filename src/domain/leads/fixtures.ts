import { civil } from '@/domain/shared/civilDate'
import { contactSchema, leadSchema, type Contact, type Lead } from './lead'

export const contactWith = (fields: Partial<Contact> = {}): Contact =>
  contactSchema.parse({ id: 'c1', kind: 'Call', outcome: 'Interested', by: 'desk', ...fields })

/** An open lead of the centre that is to be called on 20 Nov, 2026. */
export const leadWith = (fields: Partial<Lead> = {}): Lead =>
  leadSchema.parse({
    ...{ id: 'kiran', gymId: 'iron', name: 'Kiran Shah', nameLower: 'kiran shah' },
    ...{ phone: '9876543211', phoneDigits: '9876543211', status: 'New' },
    ...{ nextFollowUpOn: civil('2026-11-20') },
    ...fields,
  })
