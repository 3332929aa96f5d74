import { useMemo } from 'react'
import { z } from 'zod'
import { refuseDueDate } from '@/domain/invoices/changeDueDate'
import { invoiceNameOf } from '@/domain/invoices/transitions'
import { addDuration } from '@/domain/shared/calendar'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { isRefused } from '@/domain/shared/refusal'
import { useFormAct } from '@/session/useAct'
import { useGym } from '@/session/useGym'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FormSheet } from '@/ui/form/FormSheet'
import type { ActProps } from './openAct'

type Form = { dueOn: CivilDate | null }

/** Gives more time to pay, or less. */
export function DueDateDialog({ invoice, onClose }: ActProps) {
  const { today } = useGym()
  const act = useFormAct()
  const issuedOn = invoice.issuedOn ?? today
  const schema = useMemo(
    () =>
      z.object({
        dueOn: civilDateSchema.nullable().superRefine((dueOn, ctx) => {
          const refusal = refuseDueDate(dueOn, issuedOn)
          if (refusal) ctx.addIssue({ code: 'custom', message: refusal.reason })
        }),
      }),
    [issuedOn],
  )
  return (
    <FormSheet
      as="dialog"
      title={`Due date of ${invoiceNameOf(invoice)}`}
      schema={schema}
      defaults={{ dueOn: invoice.dueOn }}
      submitLabel="Change"
      onSubmit={async ({ dueOn }) => {
        const answer = await act('changeDueDate', { invoiceId: invoice.id, dueOn })
        if (isRefused(answer)) return answer
        showToast({
          text: dueOn
            ? `${invoiceNameOf(invoice)} is due on ${formatCivil(dueOn)}.`
            : `${invoiceNameOf(invoice)} has no due date now.`,
        })
        return undefined
      }}
      onClose={onClose}
    >
      <DateField<Form>
        name="dueOn"
        label="Due on"
        autoFocus
        min={issuedOn}
        max={addDuration(issuedOn, 1, 'Year')}
        hint="Leave blank for no due date"
      />
    </FormSheet>
  )
}
