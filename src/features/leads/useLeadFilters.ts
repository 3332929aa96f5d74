import { useMemo } from 'react'
import { lostReasons, temperatures, type Lead } from '@/domain/leads/lead'
import type { Reach } from '@/domain/leads/leadFunnel'
import { DUE_NOW, dueGroups } from '@/domain/leads/leadQueue'
import { useGym } from '@/session/useGym'
import { choiceFilter, type FilterDefinition } from '@/lists/filter'
import { NOBODY, type LeadFilter } from './leadViews'

const reachWords: Record<Reach, string> = {
  Contacted: 'Contacted',
  'Trial booked': 'Trial booked',
  Converted: 'Converted',
  Lost: 'Lost',
  Open: 'Still open',
}

const wordsOf = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]))

/** The filters, with the owners and sources that there are. */
export function useLeadFilters(leads: readonly Lead[], ownerOf: (uid: string) => string) {
  const { sources } = useGym().settings
  return useMemo((): FilterDefinition<LeadFilter>[] => {
    const owners = [...new Set(leads.map(({ ownerId }) => ownerId))].filter((uid) => uid !== '')
    const named = [...sources, ...leads.map(({ source }) => source)].filter((source) => source !== '')
    return [
      choiceFilter('due', 'Due', { [DUE_NOW]: 'Overdue or today', ...wordsOf(dueGroups) }),
      choiceFilter('owner', 'Assigned to', {
        ...Object.fromEntries(owners.map((uid) => [uid, ownerOf(uid)])),
        [NOBODY]: 'Nobody',
      }),
      choiceFilter('temperature', 'Temperature', wordsOf(temperatures)),
      choiceFilter('source', 'Source', { ...wordsOf([...new Set(named)]), [NOBODY]: 'No source' }),
      { id: 'next', label: 'Next follow-up', kind: 'dates' },
      { id: 'created', label: 'Added', kind: 'dates' },
      { id: 'pincode', label: 'Pincode', kind: 'text' },
      choiceFilter('reached', 'Got as far as', reachWords),
      choiceFilter('reason', 'Lost because of', { ...wordsOf(lostReasons), [NOBODY]: 'No reason' }),
    ]
  }, [leads, sources, ownerOf])
}
