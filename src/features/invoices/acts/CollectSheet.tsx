import { useMemo, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { dueOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceNameOf } from '@/domain/invoices/transitions'
import { isRefused } from '@/domain/shared/refusal'
import { formatMoney, toPaise, toRupees } from '@/domain/shared/money'
import { Money } from '@/parts/Money'
import { UpiQr } from '@/parts/UpiQr'
import { useFormAct } from '@/session/useAct'
import { useCentre } from '@/session/useCentre'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import styles from './acts.module.css'
import { collectSchema, leftAfter, MOST_ROWS, newRow, rowsOf, type CollectForm } from './collectForm'
import { CollectRow } from './CollectRow'
import type { ActProps } from './openAct'

function Rows({ invoice }: { invoice: Invoice }) {
  const { today, settings } = useCentre()
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
            Another way of paying
          </Button>
        </span>
      )}
    </>
  )
}

function Bill({ invoice }: { invoice: Invoice }) {
  const { control } = useFormContext<CollectForm>()
  const rows = useWatch({ control, name: 'rows' })
  const received = toRupees(rows.reduce((paise, { amount }) => paise + toPaise(amount ?? 0), 0))
  const upi = rows.find(({ modeOfPayment, amount }) => modeOfPayment === 'UPI' && (amount ?? 0) > 0)
  return (
    <section className={styles.bill} aria-live="polite" aria-label="Summary">
      <dl className={styles.lines}>
        <div>
          <dt>Due</dt>
          <dd>
            <Money rupees={dueOf(invoice)} />
          </dd>
        </div>
        <div>
          <dt>Received now</dt>
          <dd>
            <Money rupees={received} />
          </dd>
        </div>
        <div data-strong="">
          <dt>Stays due</dt>
          <dd>
            <Money rupees={leftAfter(invoice, rows)} />
          </dd>
        </div>
      </dl>
      {upi && <UpiQr invoice={invoice} rupees={upi.amount ?? 0} />}
    </section>
  )
}

/** Takes money on an invoice, in one or several ways at once (PRODUCT 4.15). */
export function CollectSheet({ invoice, onClose }: ActProps) {
  const { today, settings } = useCentre()
  const act = useFormAct()
  const subject = useMemo(() => ({ invoice, today, settings }), [invoice, today, settings])
  const schema = useMemo(() => collectSchema(subject), [subject])
  const [defaults] = useState((): CollectForm => ({ rows: [newRow(subject, [])] }))

  return (
    <FormSheet
      title={`Collect on ${invoiceNameOf(invoice)}`}
      schema={schema}
      defaults={defaults}
      submitLabel="Collect"
      onSubmit={async (form) => {
        const rows = rowsOf(form)
        const answer = await act('collect', { invoiceId: invoice.id, rows })
        if (isRefused(answer)) return answer
        const received = toRupees(rows.reduce((paise, { amount }) => paise + toPaise(amount), 0))
        const left = dueOf(answer.invoice ?? invoice)
        showToast({
          text: `${formatMoney(received, settings)} received. ${
            left > 0
              ? `Balance due on ${invoiceNameOf(invoice)}: ${formatMoney(left, settings)}.`
              : `Invoice ${invoice.invoiceNumber} is paid.`
          }`,
        })
        return undefined
      }}
      onClose={onClose}
      aside={<Bill invoice={invoice} />}
    >
      <p className={styles.who}>
        {invoice.customerName} · {invoice.packageName || 'Invoice'}
      </p>
      <Rows invoice={invoice} />
    </FormSheet>
  )
}
