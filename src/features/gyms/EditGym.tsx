import { useMemo, useState } from 'react'
import type { Gym } from '@/domain/gyms/gym'
import { gymRepository } from '@/data/gyms/gymRepository'
import { answered } from '@/components/records/answered'
import { changesOf } from '@/domain/shared/changesOf'
import { useLive } from '@/live/useLive'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { GymFields } from './GymFields'
import { gymFormOf, editedGymSchema, type EditedGym, type EditedGymForm } from './gymForm'

type Props = { id: string; onClose: () => void }

/** Waits for the centre, then opens the form with what is stored at that moment. */
export function EditGym({ id, onClose }: Props) {
  const gyms = useRepository(gymRepository)
  const found = useLive(useMemo(() => gyms.one(id), [gyms, id]))
  const [gym, setGym] = useState<Gym | null>(null)
  if (gym === null && found.status === 'ready' && found.value !== null) setGym(found.value)

  if (gym !== null) return <EditSheet gym={gym} onClose={onClose} />
  if (found.status === 'loading') return null
  return (
    <Dialog title="Edit centre" onClose={onClose}>
      {found.status === 'failed' ? (
        <ErrorState error={found.error} retry={() => found.retry()} />
      ) : (
        <p>There is no centre with this id. It may have been removed.</p>
      )}
    </Dialog>
  )
}

function EditSheet({ gym, onClose }: { gym: Gym; onClose: () => void }) {
  const { api } = useBackend()
  const defaults = useMemo(() => gymFormOf(gym), [gym])

  async function saveGym(edited: EditedGym) {
    // Only what was changed here is sent: what somebody else changed meanwhile stays.
    const changes = changesOf(editedGymSchema.safeParse(defaults).data ?? null, edited)
    if (Object.keys(changes).length > 0) answered(await api.call('updateGym', { gymId: gym.id, ...changes }))
    showToast({
      text:
        'email' in changes
          ? `${edited.name} is saved. The owner signs in with ${edited.email} now.`
          : `${edited.name} is saved.`,
    })
  }

  return (
    <FormSheet<EditedGymForm, EditedGym>
      title={`Edit ${gym.name}`}
      schema={editedGymSchema}
      defaults={defaults}
      draftKey={`gyms/${gym.id}`}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={saveGym}
    >
      <GymFields emailHint="What the owner signs in with; another address takes its place" />
    </FormSheet>
  )
}
