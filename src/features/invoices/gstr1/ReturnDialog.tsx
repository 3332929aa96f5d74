import { useId, useState } from 'react'
import { addDuration, startOfMonth } from '@/domain/shared/calendar'
import { civilDateSchema } from '@/domain/shared/civilDate'
import type { Gstr1, Gstr1Section } from '@/domain/tax/gstr1'
import { toPaise, toRupees } from '@/domain/shared/money'
import { attempt } from '@/parts/attempt'
import { Money } from '@/parts/Money'
import { useExportAs } from '@/parts/useExportAs'
import { useCentre } from '@/session/useCentre'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorLine } from '@/ui/ErrorState'
import field from '@/ui/form/Field.module.css'
import { numberCell, textCell } from '@/ui/list/exportCell'
import { exportTable, type ExportAs } from '@/ui/list/exportList'
import { monthPeriod, monthsUntil, periodProblem } from './periods'
import styles from './return.module.css'
import { useReturn, type Period, type Return } from './useReturn'

const OTHER = 'other'

const sections: readonly { id: keyof Gstr1; label: string; what: string }[] = [
  { id: 'b2b', label: 'B2B', what: 'Invoices to businesses with a GSTIN' },
  { id: 'b2cl', label: 'B2C large', what: 'Large invoices to other states' },
  { id: 'b2cs', label: 'B2C', what: 'All others, summed by place and rate' },
  { id: 'cdnr', label: 'Credit notes', what: 'Credit notes to businesses' },
]

const cellOf = (value: string | number) => (typeof value === 'number' ? numberCell(value) : textCell(value))

const download = (exportAs: ExportAs, { columns, rows }: Gstr1Section, filters: string) =>
  attempt(() =>
    exportTable({
      exportAs,
      format: 'csv',
      filters,
      headers: columns,
      lines: rows.map((row) => row.map(cellOf)),
    }),
  )

/** The sections of GSTR-1 for a month or for chosen days, each as the CSV that the offline tool takes in. */
export function ReturnDialog({ onClose }: { onClose: () => void }) {
  const { today } = useCentre()
  const id = useId()
  const [month, setMonth] = useState<string>(() => addDuration(startOfMonth(today), -1, 'Month'))
  const [days, setDays] = useState<{ from: string; to: string }>(() => ({
    from: startOfMonth(today),
    to: today,
  }))
  const isOther = month === OTHER
  const problem = isOther ? periodProblem(days.from, days.to, today) : ''
  const [from, to] = [civilDateSchema.safeParse(days.from).data, civilDateSchema.safeParse(days.to).data]
  const chosen = civilDateSchema.safeParse(month).data
  const period = chosen ? monthPeriod(chosen) : problem === '' && from && to ? { from, to } : null
  const answer = useReturn(period)
  return (
    <Dialog title="GSTR-1" width={560} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <div className={styles.form}>
        <div className={field.field}>
          <label htmlFor={`${id}-month`} className={field.label}>
            Period
          </label>
          <div className={field.picker}>
            <select
              id={`${id}-month`}
              className={`${field.input} ${field.select}`}
              data-autofocus=""
              value={month}
              onChange={(event) => setMonth(event.target.value)}
            >
              {monthsUntil(today).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
              <option value={OTHER}>Other days</option>
            </select>
            <i className={`pi pi-chevron-down ${field.chevron}`} aria-hidden="true" />
          </div>
        </div>
        {isOther && (
          <div className={styles.days}>
            {(['from', 'to'] as const).map((end) => (
              <div key={end} className={field.field}>
                <label htmlFor={`${id}-${end}`} className={field.label}>
                  {end === 'from' ? 'First day' : 'Last day'}
                </label>
                <input
                  id={`${id}-${end}`}
                  type="date"
                  className={field.input}
                  value={days[end]}
                  aria-invalid={problem !== '' || undefined}
                  aria-describedby={problem === '' ? undefined : `${id}-problem`}
                  onChange={(event) => setDays({ ...days, [end]: event.target.value })}
                />
              </div>
            ))}
            {problem !== '' && (
              <p id={`${id}-problem`} className={styles.problem}>
                {problem}
              </p>
            )}
          </div>
        )}
        {period !== null && answer.status === 'failed' && (
          <ErrorLine error={answer.error} retry={() => answer.retry()} />
        )}
        {period !== null && answer.status === 'loading' && (
          <p className={styles.quiet} role="status">
            Adding up the invoices …
          </p>
        )}
        {period !== null && answer.status === 'ready' && <Figures found={answer.value} period={period} />}
      </div>
    </Dialog>
  )
}

function Figures({ found, period }: { found: Return; period: Period }) {
  const { rates, sections: parts } = found
  const isEmpty = sections.every(({ id }) => parts[id].rows.length === 0)
  if (isEmpty)
    return (
      <p className={styles.quiet} role="status">
        No invoice or credit note with tax lies in this period.
      </p>
    )
  return (
    <>
      <table className={styles.rates}>
        <thead>
          <tr>
            <th scope="col">Rate</th>
            <th scope="col">Taxable</th>
            <th scope="col">CGST</th>
            <th scope="col">SGST</th>
            <th scope="col">IGST</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ rate, taxable, cgst, sgst, igst }) => (
            <tr key={rate}>
              <th scope="row">{rate} %</th>
              {[taxable, cgst, sgst, igst].map((rupees, at) => (
                <td key={at}>
                  <Money rupees={rupees} />
                </td>
              ))}
            </tr>
          ))}
          {rates.length > 1 && (
            <tr>
              <th scope="row">Together</th>
              {(['taxable', 'cgst', 'sgst', 'igst'] as const).map((part) => (
                <td key={part}>
                  <Money rupees={toRupees(rates.reduce((sum, rate) => sum + toPaise(rate[part]), 0))} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <ul className={styles.sections}>
        {sections.map(({ id, label, what }) => {
          const { length } = parts[id].rows
          return (
            <li key={id}>
              <span className={styles.words}>
                {label}
                <span className={styles.quiet}>
                  {what}: {length === 1 ? '1 row' : `${length} rows`}
                </span>
              </span>
              <DownloadButton id={id} label={label} section={parts[id]} period={period} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

type DownloadProps = { id: string; label: string; section: Gstr1Section; period: Period }

function DownloadButton({ id, label, section, period: { from, to } }: DownloadProps) {
  const exportAs = useExportAs('gstr1', `gstr1-${id}-${from}-to-${to}`)
  const [isBusy, setBusy] = useState(false)
  if (exportAs === undefined) return null
  const run = async () => {
    setBusy(true)
    await download(exportAs, section, `${label}; ${from} to ${to}`)
    setBusy(false)
  }
  return (
    <Button
      size="s"
      icon="pi-download"
      disabled={section.rows.length === 0}
      isBusy={isBusy}
      aria-label={`Download ${label}`}
      onClick={() => void run()}
    >
      CSV
    </Button>
  )
}
