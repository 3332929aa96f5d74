import { useMemo, useState } from 'react'
import { isOpenLead, type Lead } from '@/domain/leads/lead'
import { refuseGone } from '@/domain/leads/refuseGone'
import { leadRepository } from '@/data/leads/leadRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { LeadForm } from './LeadForm'
import type { PhoneDoors } from './PhoneNotes'

type Props = PhoneDoors & { id: string; seesMembers: boolean; onClose: () => void }

/** Waits for the lead, whichever list it is in, then opens the form with what is stored at that moment. */
export function EditLead({ id, ...form }: Props) {
  const { gymId } = useGym()
  const leads = useRepository(leadRepository)
  const found = useLive(useMemo(() => leads.one(gymId, id), [leads, gymId, id]))
  const now = found.status === 'ready' ? found.value : null
  const gone = now && refuseGone(now)
  const [lead, setLead] = useState<Lead | null>(null)
  if (lead === null && now !== null && gone === null) setLead(now)

  if (lead !== null) return <LeadForm {...form} lead={lead} closed={now && !isOpenLead(now) ? now : null} />
  if (found.status === 'loading') return null
  return (
    <Dialog title="Edit lead" onClose={form.onClose}>
      {found.status === 'failed' ? (
        <ErrorState error={found.error} retry={() => found.retry()} />
      ) : (
        <p>{gone?.reason ?? 'This lead is not there any more, or belongs to another centre.'}</p>
      )}
    </Dialog>
  )
}
