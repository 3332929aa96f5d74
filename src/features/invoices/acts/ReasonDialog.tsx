import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { reasonField } from '@/domain/shared/formFields'
import { isRefused } from '@/domain/shared/refusal'
import { useFormAct } from '@/session/useAct'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextField } from '@/ui/form/TextField'
import type { ActProps } from './openAct'

type Props = ActProps & {
  title: string
  submitLabel: string
  /** What is missing while no reason stands there. */
  missing: string
  hint: string
  isDanger?: boolean
  act: 'forgive' | 'reject'
  /** What the toast says afterwards. */
  done: string
  children?: ReactNode
}

/** An act that asks for its reason and nothing else. */
export function ReasonDialog({ invoice, onClose, act, done, missing, hint, children, ...words }: Props) {
  const run = useFormAct()
  const [schema] = useState(() => z.object({ reason: reasonField(missing) }))
  return (
    <FormSheet
      as="dialog"
      {...words}
      schema={schema}
      defaults={{ reason: '' }}
      onSubmit={async ({ reason }) => {
        const answer = await run(act, { invoiceId: invoice.id, reason })
        if (isRefused(answer)) return answer
        showToast({ text: done })
        return undefined
      }}
      onClose={onClose}
    >
      {children}
      <TextField<{ reason: string }> name="reason" label="Reason" isRequired autoFocus hint={hint} />
    </FormSheet>
  )
}
