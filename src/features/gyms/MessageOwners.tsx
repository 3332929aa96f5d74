import { useState } from 'react'
import { z } from 'zod'
import { ownerMessageSchema } from '@/domain/api/calls/supportCalls'
import { answered } from '@/components/records/answered'
import { namesOf } from '@/lists/bulkAction'
import { useBackend } from '@/session/useSession'
import { startWork } from '@/ui/feedback/startWork'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextArea } from '@/ui/form/TextArea'
import type { GymRow } from './gymRow'
import { ownersReached } from './ownersReached'
import styles from './gyms.module.css'

const schema = z.object({ message: ownerMessageSchema })
type Form = z.infer<typeof schema>

const owners = (count: number) => (count === 1 ? '1 owner' : `${count} owners`)

/** An e-mail to the owners of the selected centres: who gets it, who does not and why, stands there before it is sent. */
export function MessageOwners({ rows, onClose }: { rows: readonly GymRow[]; onClose: () => void }) {
  const { api } = useBackend()
  // One dialog, one message a centre: sent again after a lost answer, it is not queued twice.
  const [key] = useState(() => crypto.randomUUID())
  const { reached, missed } = ownersReached(rows)
  const title = `Message ${owners(reached.length)}`

  function send({ message }: Form) {
    // Not waited for: each centre has its own result in the progress, where the work can be stopped.
    void startWork({
      title,
      count: reached.length,
      rows: reached,
      nameOf: ({ name }) => name,
      each: async ({ id }) => answered(await api.call('messageOwner', { gymId: id, key, message })),
      doneText: (done) => `The message to ${owners(done)} is on its way.`,
    })
    return Promise.resolve()
  }

  return (
    <FormSheet<Form, Form>
      as="dialog"
      title={title}
      schema={schema}
      defaults={{ message: '' }}
      submitLabel={`Send to ${owners(reached.length)}`}
      onClose={onClose}
      onSubmit={send}
    >
      <p>
        By e-mail to the owners of{' '}
        {namesOf(
          reached.slice(0, 3).map(({ name }) => name),
          reached.length,
        )}
      </p>
      {missed.length > 0 && (
        <>
          <p className={styles.note}>Not sent to:</p>
          <ul className={styles.stops}>
            {missed.map(({ row, why }) => (
              <li key={row.id}>
                {row.name}: {why}
              </li>
            ))}
          </ul>
        </>
      )}
      <TextArea<Form> name="message" label="Message" isRequired autoFocus maxLength={1000} />
    </FormSheet>
  )
}
