import type { ReactNode } from 'react'
import type { DayOrder } from '@/domain/imports/dayOrder'
import type { Columns, FileColumns } from '@/domain/imports/fileColumns'
import type { ImportFile } from '@/domain/imports/fileRows'
import { Select } from '@/ui/form/Select'
import { InfoTable } from '@/ui/InfoTable'
import { Note } from '@/ui/Note'
import { foundText } from './importWords'
import styles from './imports.module.css'

const SHOWN = 3

const orderOptions = [
  { value: 'day', label: 'Day first: 31/01/2026' },
  { value: 'month', label: 'Month first: 01/31/2026' },
]

type Props<F extends string> = {
  file: ImportFile
  /** How the columns of such a file are told. */
  known: FileColumns<F>
  columns: Columns<F>
  onColumns: (columns: Columns<F>) => void
  /** null where no date of the file is written in numbers. */
  dayOrder: DayOrder | null
  onDayOrder: (order: DayOrder) => void
  children?: ReactNode
}

/** What each column of the file is, and in which order its dates are written. */
export function ColumnsStep<F extends string>(props: Props<F>) {
  const { file, known, columns, onColumns, dayOrder, onDayOrder, children } = props
  const options = [{ value: '', label: 'Don’t import' }, ...known.options]
  const examples = (at: number) =>
    file.rows
      .map(({ cells }) => cells[at]?.trim() ?? '')
      .filter((cell) => cell !== '')
      .slice(0, SHOWN)
      .join(', ')
  return (
    <>
      <Note>{foundText(file)} Check what each column is.</Note>
      <InfoTable
        label="Columns of the file"
        headers={['Column', 'For example', 'Becomes']}
        rows={file.headers.map((header, at) => ({
          id: String(at),
          cells: [
            <span key="name" className={styles.name}>
              {header || `Column ${at + 1}`}
            </span>,
            <span key="examples" className={styles.examples}>
              {examples(at) || '--'}
            </span>,
            <Select
              key="field"
              isSmall
              className={styles.choice}
              label={`What “${header || `Column ${at + 1}`}” becomes`}
              options={options}
              value={known.fieldAt(columns, at) ?? ''}
              onChange={(value) =>
                onColumns(known.withColumn(columns, at, known.isField(value) ? value : null))
              }
            />,
          ],
        }))}
      />
      {dayOrder !== null && (
        <section className={styles.part} aria-label="Dates in the file">
          <h3 className={styles.title}>Dates in the file</h3>
          <Select
            isSmall
            className={styles.choice}
            label="How dates are written in the file"
            options={orderOptions}
            value={dayOrder}
            onChange={(value) => onDayOrder(value === 'month' ? 'month' : 'day')}
          />
        </section>
      )}
      {children}
    </>
  )
}
