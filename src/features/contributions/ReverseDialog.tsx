import { useState } from 'react'
import { z } from 'zod'
import { carriedFrom } from '@/domain/contributions/carryOver'
import type { Contribution } from '@/domain/contributions/contribution'
import { firstOfMonth } from '@/domain/contributions/payMonth'
import { expenseChanges, expenseChangeText } from '@/domain/contributions/reversedPay'
import type { Month } from '@/domain/monthStats/monthStats'
import { monthText } from '@/domain/shared/monthText'
import { isRefused } from '@/domain/shared/refusal'
import { asRepeatable, newActKey, useAct } from '@/session/useAct'
import { useGym } from '@/session/useGym'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextField } from '@/ui/form/TextField'
import { Note } from '@/ui/Note'
import type { LedgerRow } from './ledgerRow'
import { countText } from './useLedgerActs'

const schema = z.object({
  reason: z.string().trim().min(1, 'Enter a reason').max(500, 'At most 500 characters'),
})
type Typed = z.input<typeof schema>

const unsettledText = (name: string, month: Month): string =>
  `${name}’s pay for ${monthText(firstOfMonth(month))} becomes unpaid again, unless that month is locked.`

type Props = {
  rows: readonly LedgerRow[]
  /** The ledger of the month. */
  lines: readonly Contribution[]
  onClose: () => void
}

/** Takes lines back, with the reason. */
export function ReverseDialog({ rows, lines, onClose }: Props) {
  const { settings } = useGym()
  const act = useAct()
  // One for each line, made when the dialog opens: pressing again after a failure does nothing twice.
  const [keys] = useState(() => new Map(rows.map(({ line }) => [line.id, newActKey()])))
  const carried = rows.flatMap(({ line, name }) => {
    const from = carriedFrom(line)
    return from === null ? [] : [unsettledText(name, from)]
  })
  // As it was when the dialog opened: while lines are reversed one after the other, what is left to change is less.
  const [changes] = useState(() =>
    expenseChanges(
      rows.map(({ line }) => line),
      lines,
    ),
  )
  const nameOf = (staffId: string) => rows.find(({ line }) => line.staffId === staffId)?.name ?? ''

  async function reverse({ reason }: z.output<typeof schema>) {
    try {
      for (const { line } of rows) {
        const answer = await act(
          'reverseContribution',
          { contributionId: line.id, reason },
          keys.get(line.id) ?? newActKey(),
        )
        if (isRefused(answer)) return answer
      }
    } catch (error) {
      throw asRepeatable(error)
    }
    showToast({ text: `${countText(rows.length)} reversed.` })
    return undefined
  }

  return (
    <FormSheet
      as="dialog"
      title={
        rows.length === 1
          ? `Reverse ${rows[0]?.name ?? ''}’s contribution`
          : `Reverse ${countText(rows.length)}`
      }
      schema={schema}
      defaults={{ reason: '' }}
      submitLabel={`Reverse ${countText(rows.length)}`}
      onSubmit={reverse}
      onClose={onClose}
    >
      {carried.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
      {changes.map((change) => (
        <Note key={change.expenseId}>{expenseChangeText(change, nameOf(change.staffId), settings)}</Note>
      ))}
      <TextField<Typed> name="reason" label="Reason" isRequired autoFocus />
    </FormSheet>
  )
}
