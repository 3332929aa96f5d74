import type { Category } from '@/domain/messages/message'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatPhone } from '@/domain/shared/phone'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Lead } from './lead'
import { isDeclined } from './lostReason'

/**
 * Why a lead gets no message of that kind; null where it may. They gave their number to be answered (`CONSENT_PURPOSE`), which
 * covers no offers, and may take that back.
 */
export function refuseLeadMessage(
  { name, noMessages, lostReason }: Pick<Lead, 'name' | 'noMessages' | 'lostReason'>,
  category: Category,
): Refusal | null {
  if (noMessages) return refused(`${name} asked for no messages.`)
  if (isDeclined(lostReason)) return refused(`${name} was lost as “${lostReason}”.`)
  return category === 'promotional'
    ? refused(`${name} agreed to be answered, not to offers. Choose a service message.`)
    : null
}

/** What a template may say to a lead: the centre's own number to call, and the day of a trial that is booked. */
export const wordsOfLead = (
  { status, trialOn }: Pick<Lead, 'status' | 'trialOn'>,
  { phone, locale }: { phone: string; locale: string },
): Record<string, string> => ({
  ...(phone !== '' && { phone: formatPhone(phone, locale) }),
  ...(status === 'Trial Booked' && trialOn !== null && { trialOn: formatCivil(trialOn) }),
})
