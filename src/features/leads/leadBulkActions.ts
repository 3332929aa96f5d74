import { useMemo } from 'react'
import type { Lead } from '@/domain/leads/lead'
import { leadRepository } from '@/data/leads/leadRepository'
import type { BulkAction } from '@/lists/bulkAction'
import type { Choice } from '@/lists/choice'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import type { LeadRights } from './leadActions'
import { EVERYONE } from '@/components/leads/leadsLink'
import { isClosedTab, type LeadTab } from './leadViews'

export type BulkDoors = Record<'assign' | 'sendSms' | 'move' | 'lose', (who: Choice<Lead>) => void>
type Writes = Record<'archive' | 'restore', (gymId: string, id: string) => Promise<unknown>>
type Ground = { tab: LeadTab; gymId: string; leads: Writes; doors: BulkDoors; rights: LeadRights }

export const leadsOf = (count: number): string => (count === 1 ? '1 lead' : `${count} leads`)

const gone = 'They leave the lists and figures of leads, with every contact that was logged.'

const removeMany = ({ tab, gymId, leads }: Ground): BulkAction<Lead> => ({
  ...{ id: 'delete', label: 'Delete', icon: 'pi-trash', isDanger: true, isBatched: true },
  title: (count) => `Delete ${leadsOf(count)}`,
  text: tab === 'converted' || tab === EVERYONE ? `${gone} Whoever is a member stays one.` : gone,
  each: ({ id }) => leads.archive(gymId, id),
  undoEach: ({ id }) => leads.restore(gymId, id),
  doneText: (done) => `${leadsOf(done)} deleted.`,
})

/** What is done with a choice of leads. Spam that nobody has talked to is deleted: lost is only who was talked to. */
export function leadBulkActions(ground: Ground): BulkAction<Lead>[] {
  const { tab, doors, rights } = ground
  return [
    { id: 'assign', label: rights.assignLabel, icon: 'pi-users', run: doors.assign },
    ...(rights.mayConvert ? [{ id: 'sms', label: 'Send SMS', icon: 'pi-comment', run: doors.sendSms }] : []),
    ...(tab === 'converted'
      ? []
      : [{ id: 'move', label: 'Change status', icon: 'pi-arrow-right', run: doors.move }]),
    ...(isClosedTab(tab)
      ? []
      : [{ id: 'lose', label: 'Mark as lost', icon: 'pi-times-circle', run: doors.lose }]),
    ...(rights.mayDelete ? [removeMany(ground)] : []),
  ]
}

export function useLeadBulkActions(tab: LeadTab, doors: BulkDoors, rights: LeadRights): BulkAction<Lead>[] {
  const { gymId } = useGym()
  const leads = useRepository(leadRepository)
  return useMemo(
    () => leadBulkActions({ tab, gymId, leads, doors, rights }),
    [tab, gymId, leads, doors, rights],
  )
}
