import { useMemo } from 'react'
import { temperatures, type Lead } from '@/domain/leads/lead'
import type { Reach } from '@/domain/leads/leadFunnel'
import { DUE_NOW, dueGroups } from '@/domain/leads/leadQueue'
import { ownAndHeld } from '@/domain/leads/ownWords'
import { pincodeLabel } from '@/domain/shared/contact'
import { useGym } from '@/session/useGym'
import { choiceFilter, type FilterDefinition } from '@/lists/filter'
import { NOBODY } from '@/components/leads/leadsLink'
import type { LeadFilter } from './leadViews'

const reachWords: Record<Reach, string> = {
  Contacted: 'Contacted',
  'Trial booked': 'Trial booked',
  Converted: 'Converted',
  Lost: 'Lost',
  Open: 'Still open',
}

const wordsOf = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]))

/** The filters, with the owners that there are, and the centre's words beside those that leads still have. */
export function useLeadFilters(leads: readonly Lead[], ownerOf: (uid: string) => string) {
  const { sources, lostReasons, leadLabels, locale } = useGym().settings
  return useMemo((): FilterDefinition<LeadFilter>[] => {
    const owners = [...new Set(leads.map(({ ownerId }) => ownerId))].filter((uid) => uid !== '')
    const held = {
      sources: leads.map(({ source }) => source),
      reasons: leads.map(({ lostReason }) => lostReason),
      labels: leads.flatMap(({ labels }) => labels),
    }
    const words = (own: readonly string[], of: readonly string[]) => wordsOf(ownAndHeld(own, of))
    return [
      choiceFilter('due', 'Due', { [DUE_NOW]: 'Overdue or today', ...wordsOf(dueGroups) }),
      choiceFilter('owner', 'Assigned to', {
        ...Object.fromEntries(owners.map((uid) => [uid, ownerOf(uid)])),
        [NOBODY]: 'Nobody',
      }),
      choiceFilter('temperature', 'Temperature', wordsOf(temperatures)),
      choiceFilter('source', 'Source', { ...words(sources, held.sources), [NOBODY]: 'No source' }),
      choiceFilter('label', 'Label', { ...words(leadLabels, held.labels), [NOBODY]: 'No label' }),
      { id: 'next', label: 'Next follow-up', kind: 'dates' },
      { id: 'created', label: 'Added', kind: 'dates' },
      { id: 'pincode', label: pincodeLabel(locale), kind: 'text' },
      choiceFilter('reached', 'Got as far as', reachWords),
      choiceFilter('reason', 'Lost because of', {
        ...words(lostReasons, held.reasons),
        [NOBODY]: 'No reason',
      }),
    ]
  }, [leads, sources, lostReasons, leadLabels, locale, ownerOf])
}
