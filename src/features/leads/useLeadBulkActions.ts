import { useMemo } from 'react'
import type { Lead } from '@/domain/leads/lead'
import { leadRepository } from '@/data/leads/leadRepository'
import type { BulkAction } from '@/lists/bulkAction'
import type { Choice } from '@/lists/choice'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

type Doors = Record<'assign' | 'sendSms' | 'lose', (who: Choice<Lead>) => void>
type Rights = { assignLabel: string; maySend: boolean; mayDelete: boolean; isClosed: boolean }

const leadsOf = (count: number) => (count === 1 ? 'the lead' : `${count} leads`)

/** What is done with a choice of leads. Spam that nobody has talked to is deleted: lost is only who was talked to. */
export function useLeadBulkActions(
  { assign, sendSms, lose }: Doors,
  { assignLabel, maySend, mayDelete, isClosed }: Rights,
): BulkAction<Lead>[] {
  const { gymId } = useGym()
  const leads = useRepository(leadRepository)
  return useMemo(
    () => [
      { id: 'assign', label: assignLabel, icon: 'pi-users', run: assign },
      ...(maySend ? [{ id: 'sms', label: 'Send SMS', icon: 'pi-comment', run: sendSms }] : []),
      ...(isClosed ? [] : [{ id: 'lose', label: 'Lost', icon: 'pi-times-circle', run: lose }]),
      ...(mayDelete
        ? [
            {
              ...{ id: 'delete', label: 'Delete', icon: 'pi-trash', isDanger: true },
              title: (count: number) => `Delete ${leadsOf(count)}`,
              each: ({ id }: Lead) => leads.archive(gymId, id),
              undoEach: ({ id }: Lead) => leads.restore(gymId, id),
              doneText: (done: number) =>
                done === 1 ? 'The lead is deleted.' : `${done} leads are deleted.`,
            },
          ]
        : []),
    ],
    [leads, gymId, assign, sendSms, lose, assignLabel, maySend, mayDelete, isClosed],
  )
}
