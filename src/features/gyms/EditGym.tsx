import { useMemo, useState } from 'react'
import type { Gym } from '@/domain/gyms/gym'
import { answered } from '@/parts/answered'
import { changesOf } from '@/parts/changesOf'
import { useLive } from '@/live/useLive'
import { useBackend } from '@/session/useSession'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { CentreFields } from './CentreFields'
import { centreFormOf, editedCentreSchema, type EditedCentre, type EditedCentreForm } from './centreForm'

type Props = { id: string; onClose: () => void }

/** Waits for the centre, then opens the form with what is stored at that moment. */
export function EditGym({ id, onClose }: Props) {
  const { repositories } = useBackend()
  const found = useLive(useMemo(() => repositories.gyms.one(id), [repositories, id]))
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
  const defaults = useMemo(() => centreFormOf(gym), [gym])

  async function saveCentre(centre: EditedCentre) {
    // Only what was changed here is sent: what somebody else changed meanwhile stays.
    const changes = changesOf(editedCentreSchema.safeParse(defaults).data ?? null, centre)
    if (Object.keys(changes).length > 0) answered(await api.call('updateGym', { gymId: gym.id, ...changes }))
    showToast({
      text:
        'email' in changes
          ? `${centre.name} is saved. The owner signs in with ${centre.email} now.`
          : `${centre.name} is saved.`,
    })
  }

  return (
    <FormSheet<EditedCentreForm, EditedCentre>
      title={`Edit ${gym.name}`}
      schema={editedCentreSchema}
      defaults={defaults}
      draftKey={`gyms/${gym.id}`}
      submitLabel="Save"
      onClose={onClose}
      onSubmit={saveCentre}
    >
      <CentreFields emailHint="What the owner signs in with; another address takes its place" />
    </FormSheet>
  )
}
