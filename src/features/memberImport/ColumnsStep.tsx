import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { hasNumberDates, type DayOrder } from '@/domain/memberImport/dayOrder'
import type { ImportFile } from '@/domain/memberImport/fileRows'
import {
  fieldAt,
  importFieldIds,
  importFields,
  withColumn,
  type ImportColumns,
  type ImportField,
} from '@/domain/memberImport/importFields'
import { packageNames } from '@/domain/memberImport/planImport'
import { Select } from '@/ui/form/Select'
import { InfoTable } from '@/ui/InfoTable'
import { Note } from '@/ui/Note'
import { lowerName } from '@/domain/shared/text'
import { rowsText } from './importWords'
import styles from './memberImport.module.css'

const SHOWN = 3

const fieldOptions = [
  { value: '', label: 'Don’t import' },
  ...importFieldIds.map((field) => ({ value: field, label: importFields[field].label })),
]

const isField = (value: string): value is ImportField => value in importFields

const orderOptions = [
  { value: 'day', label: 'Day first: 31/01/2026' },
  { value: 'month', label: 'Month first: 01/31/2026' },
]

type Props = {
  file: ImportFile
  columns: ImportColumns
  onColumns: (columns: ImportColumns) => void
  dayOrder: DayOrder
  onDayOrder: (order: DayOrder) => void
  templates: readonly PackageTemplate[]
  packageOf: (name: string) => string | undefined
  onPackage: (name: string, templateId: string) => void
}

/** What each column of the file is, and which packages of the centre the names in it mean. */
export function ColumnsStep(props: Props) {
  const { file, columns, onColumns, dayOrder, onDayOrder, templates, packageOf, onPackage } = props
  const examples = (at: number) =>
    file.rows
      .map(({ cells }) => cells[at]?.trim() ?? '')
      .filter((cell) => cell !== '')
      .slice(0, SHOWN)
      .join(', ')
  const names = [...packageNames(file.rows, columns)]
  return (
    <>
      <Note>
        {rowsText(file.rows.length)} in {file.name}. Check what each column is.
      </Note>
      <InfoTable
        label="Columns of the file"
        headers={['Column', 'For example', 'Becomes']}
        rows={file.headers.map((header, at) => ({
          id: String(at),
          cells: [
            header || `Column ${at + 1}`,
            <span key="examples" className={styles.examples}>
              {examples(at) || '--'}
            </span>,
            <Select
              key="field"
              isSmall
              className={styles.choice}
              label={`What “${header || `Column ${at + 1}`}” becomes`}
              options={fieldOptions}
              value={fieldAt(columns, at) ?? ''}
              onChange={(value) => onColumns(withColumn(columns, at, isField(value) ? value : null))}
            />,
          ],
        }))}
      />
      {hasNumberDates(file.rows, columns) && (
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
      {names.length > 0 && (
        <section className={styles.part} aria-label="Packages in the file">
          <h3 className={styles.title}>Packages in the file</h3>
          <Note kind="quiet">
            Members keep their package until its last day, without an invoice. A recurring one ends then too:
            renew it at the desk.
          </Note>
          <InfoTable
            label="Packages in the file"
            headers={['In the file', 'Rows', 'Your package']}
            rows={names.map(([name, count]) => ({
              id: lowerName(name),
              cells: [
                name,
                rowsText(count),
                <Select
                  key="template"
                  isSmall
                  className={styles.choice}
                  label={`Your package for “${name}”`}
                  placeholder="Choose"
                  options={templates.map((template) => ({ value: template.id, label: template.name }))}
                  value={packageOf(name) ?? ''}
                  onChange={(id) => onPackage(name, id)}
                />,
              ],
            }))}
          />
        </section>
      )}
    </>
  )
}
