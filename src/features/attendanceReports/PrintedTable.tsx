import { useFormat } from '@/ui/format/format'
import type { Column } from '@/lists/column'
import { printedText } from '@/lists/exportCell'
import styles from './PrintedTable.module.css'

type Props<T> = {
  title: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  rowId: (row: T) => string
}

/** The register on paper: every row, in words. */
export function PrintedTable<T>({ title, columns, rows, rowId }: Props<T>) {
  const { locale } = useFormat()
  const written = columns.filter((column) => column.exported && !column.isOptional)
  return (
    <section className={styles.printed}>
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            {written.map((column) => (
              <th key={column.id} scope="col">
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {written.map((column) => (
                <td key={column.id}>{column.exported && printedText(column.exported(row), locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
