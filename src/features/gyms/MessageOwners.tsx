import { useState } from 'react'
import { z } from 'zod'
import { ownerMessageSchema } from '@/domain/api/calls/supportCalls'
import { refused } from '@/domain/shared/refusal'
import { answered } from '@/components/records/answered'
import { untilLimit } from '@/components/records/untilLimit'
import { beginWork } from '@/lists/beginWork'
import { namesOf } from '@/lists/bulkAction'
import { useBackend } from '@/session/useSession'
import type { Work } from '@/ui/feedback/work'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextArea } from '@/ui/form/TextArea'
import type { GymRow } from './gymRow'
import { ownersReached } from './ownersReached'
import styles from './gyms.module.css'

const schema = z.object({ message: ownerMessageSchema })
type Form = z.infer<typeof schema>

const owners = (count: number) => (count === 1 ? '1 owner' : `${count} owners`)

/** The centres whose owners are written to, and what lets the choice of them go. */
export type Recipients = { rows: readonly GymRow[]; letGo: () => void }

/** An e-mail to the owners of the selected centres: who gets it, who does not and why, stands there before it is sent. */
export function MessageOwners({ rows, letGo, onClose }: Recipients & { onClose: () => void }) {
  const { api } = useBackend()
  // One dialog, one message a centre: sent again after a lost answer, it is not queued twice.
  const [key] = useState(() => crypto.randomUUID())
  const { reached, missed } = ownersReached(rows)
  const title = `Message ${owners(reached.length)}`

  function send({ message }: Form) {
    const work: Work<GymRow> = {
      title,
      count: reached.length,
      rows: reached,
      nameOf: ({ name }) => name,
      each: untilLimit(async ({ id }) =>
        answered(await api.call('messageOwner', { gymId: id, key, message })),
      ),
      doneText: (done) => `The message to ${owners(done)} is on its way.`,
    }
    const reason = beginWork(work, letGo)
    return Promise.resolve(reason ? refused(reason) : undefined)
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
