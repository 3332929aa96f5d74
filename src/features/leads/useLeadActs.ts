import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { Lead } from '@/domain/leads/lead'
import { leadRepository } from '@/data/leads/leadRepository'
import { callLink, whatsAppLink } from '@/components/people/contactLinks'
import { greetingFor } from '@/domain/messages/chatText'
import { useRecordActs, type RecordWords } from '@/components/records/useRecordActs'
import { useGym } from '@/session/useGym'
import { showToast } from '@/ui/feedback/toast'
import type { LeadDoors } from './leadActions'

const words: RecordWords<Lead> = {
  archived: ({ name }) => `${name} is deleted.`,
  restored: ({ name }) => `${name} is back among the leads.`,
}

function follow(link: string | null): void {
  if (link === null) showToast({ text: 'There is no phone number that can be called.', tone: 'problem' })
  else window.open(link, link.startsWith('tel:') ? '_self' : '_blank', 'noopener')
}

/** What is done at once from a row or the drawer. `logAfter` opens the strip, so that what came of a call is logged. */
export function useLeadActs(
  logAfter: (lead: Lead) => void,
): Pick<LeadDoors, 'call' | 'message' | 'openMember' | 'remove'> {
  const { info, settings } = useGym()
  const navigate = useNavigate()
  const records = useRecordActs(leadRepository, words)
  return useMemo(
    () => ({
      call: (lead) => {
        follow(callLink(lead.phone, settings.locale))
        logAfter(lead)
      },
      message: (lead) => {
        follow(whatsAppLink(lead.phone, greetingFor(lead.name, info.name, settings.locale), settings.locale))
        logAfter(lead)
      },
      openMember: (memberId) => void navigate(`${screens.members.path}?id=${memberId}`),
      remove: (lead) => records.archive(lead),
    }),
    [info.name, settings.locale, navigate, records, logAfter],
  )
}
