import { useMemo } from 'react'
import { z } from 'zod'
import type { Gym } from '@/domain/gyms/gym'
import { tidy } from '@/domain/shared/text'
import { answered } from '@/components/records/answered'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextField } from '@/ui/form/TextField'
import styles from './gyms.module.css'

type Form = { name: string }

/** Only an empty centre goes, and only by its name; the server counts again (PRODUCT 4, screen 2). */
export function DeleteGym({
  gym,
  onDeleted,
  onClose,
}: {
  gym: Gym
  onDeleted: () => void
  onClose: () => void
}) {
  const { api } = useBackend()
  const schema = useMemo(
    () =>
      z.object({
        name: z.string().refine((name) => tidy(name) === tidy(gym.name), `Type ${gym.name} to delete it`),
      }),
    [gym.name],
  )

  async function remove({ name }: Form) {
    answered(await api.call('deleteGym', { gymId: gym.id, name }))
    showToast({ text: `${gym.name} is deleted.` })
    onDeleted()
  }

  return (
    <FormSheet<Form, Form>
      as="dialog"
      title={`Delete ${gym.name}`}
      schema={schema}
      defaults={{ name: '' }}
      submitLabel={`Delete ${gym.name}`}
      isDanger
      onClose={onClose}
      onSubmit={remove}
    >
      <p>
        The centre, its settings and its owner’s account are removed for good. Only a centre without members,
        staff, leads, invoices and expenses can be deleted.
      </p>
      <p className={styles.note}>
        Disabling is usually better: nobody of the centre can sign in, and everything is kept.
      </p>
      <TextField<Form>
        name="name"
        label="Name of the centre"
        hint={`Type ${gym.name}`}
        isRequired
        autoFocus
      />
    </FormSheet>
  )
}
