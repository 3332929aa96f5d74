import { closedSentence } from '@/domain/leads/enquiry'
import { refused } from '@/domain/shared/refusal'
import { enquiryGym } from '../gyms/enquiryGym'
import type { Handler } from '../http/handler'
import { keepEnquiry } from '../leads/keepEnquiry'

export const enquire: Handler<'enquire'> = async (input, { store, now }) => {
  const { code, website, consent: _agreed, ...enquiry } = input
  const found = await enquiryGym(store, code, now)
  if (!found.isOpen) return refused(closedSentence(found.gym, found.settings.locale))
  if (website === '') await keepEnquiry(store, found, enquiry, now)
  return { kind: 'done' }
}
