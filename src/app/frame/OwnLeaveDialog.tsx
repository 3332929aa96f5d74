import { useCallback, useState } from 'react'
import { balanceText } from '@/domain/staffAttendance/leaveBalance'
import { leaveWishSchema, type LeaveWish } from '@/domain/staffAttendance/leaveForm'
import { ownLeaveSchema } from '@/domain/staffAttendance/ownLeave'
import { leaveKinds, leaveWords, spanText } from '@/domain/staffAttendance/staffLeave'
import { answered } from '@/components/records/answered'
import { useAsked } from '@/session/useAsked'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FieldRow } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { TextField } from '@/ui/form/TextField'
import { TableSkeleton } from '@/ui/Skeletons'
import { StateChip } from '@/ui/StateChip'
import type { z } from 'zod'
import styles from './OwnPayDialog.module.css'

/** One's own leave as the server has it; `ask` looks again. */
function useOwnLeave() {
  const { gymId } = useGym()
  const { api } = useBackend()
  return useAsked(
    useCallback(async () => {
      const answer = await api.call('ownLeave', { gymId })
      return answer && ownLeaveSchema.parse(answer)
    }, [api, gymId]),
  )
}

const tones = { Approved: 'green', Requested: 'amber', Declined: 'grey' } as const

/** One's own leave: what is left, what was asked for, and what the owner said. */
export function OwnLeaveDialog({ onClose }: { onClose: () => void }) {
  const { asked, ask } = useOwnLeave()
  const [isAsking, setAsking] = useState(false)
  if (isAsking)
    return (
      <AskLeave
        onClose={() => {
          setAsking(false)
          ask()
        }}
      />
    )
  return (
    <Dialog
      title="My leave"
      width={560}
      onClose={onClose}
      footer={
        <Button kind="primary" icon="pi-plus" onClick={() => setAsking(true)}>
          Ask for leave
        </Button>
      }
    >
      {asked.status === 'loading' && <TableSkeleton rows={3} columns={2} />}
      {asked.status === 'failed' && <ErrorState error={asked.error} retry={ask} />}
      {asked.status === 'ready' && (
        <div className={styles.pay}>
          {asked.value.balances.length > 0 && (
            <Facts items={asked.value.balances.map((one) => [one.kind, balanceText(one)] as const)} />
          )}
          {asked.value.leaves.length === 0 ? (
            <p className={styles.quiet}>No leave this year yet. What you ask for goes to the owner.</p>
          ) : (
            <ul className={styles.leaves} aria-label="Leave">
              {asked.value.leaves.map((leave) => (
                <li key={leave.id}>
                  <span>
                    {spanText(leave)}
                    <span className={styles.quiet}>{` · ${leaveWords(leave)}`}</span>
                  </span>
                  <StateChip tone={tones[leave.status]}>{leave.status}</StateChip>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  )
}

type Typed = z.input<typeof leaveWishSchema>

const kindOptions = leaveKinds.map((kind) => ({ value: kind, label: kind }))

function AskLeave({ onClose }: { onClose: () => void }) {
  const { gymId, today } = useGym()
  const { api } = useBackend()
  // Of this form, so that sending it twice asks once.
  const [key] = useState(() => crypto.randomUUID())

  async function send(wish: LeaveWish) {
    answered(await api.call('askLeave', { gymId, key, ...wish }))
    showToast({ text: `You asked for leave, ${spanText(wish)}. The owner answers it.` })
  }

  return (
    <FormSheet<Typed, LeaveWish>
      as="dialog"
      title="Ask for leave"
      schema={leaveWishSchema}
      defaults={{ from: today, to: today, kind: 'Casual', reason: '' }}
      submitLabel="Ask for leave"
      onSubmit={send}
      onClose={onClose}
    >
      <FieldRow>
        <DateField<Typed> name="from" label="First day" isRequired min={today} />
        <DateField<Typed> name="to" label="Last day" isRequired min={today} />
      </FieldRow>
      <SegmentedField<Typed> name="kind" label="Kind" options={kindOptions} />
      <TextField<Typed> name="reason" label="Reason" isRequired hint="Only the owner sees it" />
    </FormSheet>
  )
}
