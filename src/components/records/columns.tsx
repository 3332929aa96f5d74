import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { totalOf } from '@/domain/shared/money'
import type { Column } from '@/lists/column'
import { dateCell, moneyCell, textCell } from '@/lists/exportCell'
import { Money } from '@/components/money/Money'

/**
 * Columns of a list by what they hold: shown and exported by the same function, and money added up to the paisa at the
 * foot. `more` says where one differs, such as its order, its width or another cell.
 */
export const textColumn = <T,>(
  id: string,
  header: string,
  textOf: (row: T) => string,
  more?: Partial<Column<T>>,
): Column<T> => ({ id, header, cell: textOf, exported: (row) => textCell(textOf(row)), ...more })

export const dateColumn = <T,>(
  id: string,
  header: string,
  dateOf: (row: T) => CivilDate | null | undefined,
  more?: Partial<Column<T>>,
): Column<T> => ({
  id,
  header,
  cell: (row) => formatCivil(dateOf(row) ?? null),
  exported: (row) => dateCell(dateOf(row)),
  ...more,
})

/** Rupees; null is no amount. */
export function moneyColumn<T>(
  id: string,
  header: string,
  amountOf: (row: T) => number | null | undefined,
  more?: Partial<Column<T>>,
): Column<T> {
  return {
    id,
    header,
    align: 'end',
    cell: (row) => <Money rupees={amountOf(row)} />,
    exported: (row) => moneyCell(amountOf(row)),
    sum: (rows) => <Money rupees={totalOf(rows.map((row) => amountOf(row) ?? 0))} />,
    ...more,
  }
}
