import { useMemo, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { begunAs, countsLater } from '@/domain/invoices/cheque'
import { dueOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceNameOf } from '@/domain/invoices/transitions'
import { isRefused } from '@/domain/shared/refusal'
import { formatMoney, totalOf } from '@/domain/shared/money'
import { UpiQr } from '@/components/documents/UpiQr'
import { useDraftedAct } from '@/components/records/useDraftedAct'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { Note } from '@/ui/Note'
import { InvoiceSummary } from '../InvoiceSummary'
import { collectSchema, leftAfter, MOST_ROWS, newRow, rowsOf, type CollectForm } from './collectForm'
import { CollectRow } from './CollectRow'
import type { ActProps } from './openAct'

function Rows({ invoice }: { invoice: Invoice }) {
  const { today, settings } = useGym()
  const { control, getValues } = useFormContext<CollectForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'rows', keyName: 'key' })
  const addRow = () =>
    append(newRow({ invoice, today, settings }, getValues('rows')), {
      focusName: `rows.${fields.length}.amount`,
    })
  return (
    <>
      {fields.map(({ key }, at) => (
        <CollectRow
          key={key}
          at={at}
          invoice={invoice}
          onRemove={fields.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      {fields.length < MOST_ROWS && (
        <span>
          <Button size="s" kind="quiet" icon="pi-plus" onClick={addRow}>
            Split payment
          </Button>
        </span>
      )}
    </>
  )
}

function CollectSummary({ invoice }: { invoice: Invoice }) {
  const { control } = useFormContext<CollectForm>()
  const rows = useWatch({ control, name: 'rows' })
  const received = totalOf(rows.map(({ amount }) => amount ?? 0))
  const upi = rows.find(({ modeOfPayment, amount }) => modeOfPayment === 'UPI' && (amount ?? 0) > 0)
  return (
    <InvoiceSummary
      lines={[
        { label: 'Due', rupees: dueOf(invoice) },
        { label: 'Received now', rupees: received },
      ]}
      sum={{ label: 'Balance due', rupees: leftAfter(invoice, rows) }}
    >
      {upi && <UpiQr invoice={invoice} rupees={upi.amount ?? 0} />}
    </InvoiceSummary>
  )
}

/** Takes money on an invoice, in one or several ways at once (PRODUCT 4.15). */
export function CollectSheet({ invoice, onClose }: ActProps) {
  const { today, settings } = useGym()
  // Of its day alone: what comes back on another would date the money on this one.
  const [draftKey] = useState(`invoices/${invoice.id}/collect/${today}`)
  const act = useDraftedAct(draftKey)
  const subject = useMemo(() => ({ invoice, today, settings }), [invoice, today, settings])
  const schema = useMemo(() => collectSchema(subject), [subject])
  const [defaults] = useState((): CollectForm => ({ rows: [newRow(subject, [])] }))

  return (
    <FormSheet
      title={`Collect on ${invoiceNameOf(invoice)}`}
      schema={schema}
      defaults={defaults}
      draftKey={draftKey}
      submitLabel="Collect"
      onSubmit={async (form) => {
        const rows = rowsOf(form)
        const answer = await act('collect', { invoiceId: invoice.id, rows })
        if (isRefused(answer)) return answer
        const received = totalOf(rows.map(({ amount }) => amount))
        const left = dueOf(answer.invoice ?? invoice)
        const waits = rows.some(({ modeOfPayment }) => countsLater(begunAs(modeOfPayment, settings)))
        showToast({
          text: `${formatMoney(received, settings)} received.${waits ? ' A cheque counts once it has cleared.' : ''} ${
            left > 0
              ? `Balance due on ${invoiceNameOf(invoice)}: ${formatMoney(left, settings)}.`
              : `Invoice ${invoice.invoiceNumber} is paid.`
          }`,
        })
        return undefined
      }}
      onClose={onClose}
      aside={<CollectSummary invoice={invoice} />}
    >
      <Note>
        {invoice.customerName} · {invoice.packageName || 'Invoice'}
      </Note>
      <Rows invoice={invoice} />
    </FormSheet>
  )
}
