import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import type { InvoiceDeed } from '@/data/invoices/actOnInvoice'
import type { Invoice } from '@/domain/invoices/invoice'
import { isRefused } from '@/domain/shared/refusal'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextField } from '@/ui/form/TextField'
import { useDeed } from '../useDeeds'
import type { ActProps } from './openAct'

type Props = ActProps & {
  title: string
  submitLabel: string
  /** What is missing while no reason stands there. */
  missing: string
  hint: string
  isDanger?: boolean
  /** `id` is made with the dialog: a repeat does nothing twice. */
  deed: (id: string, reason: string) => InvoiceDeed
  /** What the toast says of the changed invoice. */
  done: (invoice: Invoice) => string
  children?: ReactNode
}

/** An act that asks for its reason and nothing else. */
export function ReasonDialog({ invoice, onClose, deed, done, missing, hint, children, ...words }: Props) {
  const { store } = useBackend()
  const run = useDeed()
  const [id] = useState(() => store.newId())
  const [schema] = useState(() =>
    z.object({ reason: z.string().trim().min(1, missing).max(500, 'At most 500 characters') }),
  )
  return (
    <FormSheet
      as="dialog"
      {...words}
      schema={schema}
      defaults={{ reason: '' }}
      onSubmit={async ({ reason }) => {
        const change = await run(invoice.id, deed(id, reason))
        if (isRefused(change)) return change
        showToast({ text: done(change.invoice) })
        return undefined
      }}
      onClose={onClose}
    >
      {children}
      <TextField<{ reason: string }> name="reason" label="Reason" isRequired autoFocus hint={hint} />
    </FormSheet>
  )
}
