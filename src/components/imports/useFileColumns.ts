import { useMemo, useState } from 'react'
import { hasNumberDates, orderInFile, orderOfLocale, type DayOrder } from '@/domain/imports/dayOrder'
import type { Columns, FileColumns } from '@/domain/imports/fileColumns'
import type { ImportFile } from '@/domain/imports/fileRows'
import { withPlainDates } from '@/domain/imports/importCells'
import { useGym } from '@/session/useGym'

/** A row without these is nobody. */
type Needed = 'name' | 'phone'
const needed: readonly Needed[] = ['name', 'phone']

/**
 * The order of day and month in a file, as somebody chose it, else as the file proves it, else as the centre writes dates. `dates` are
 * the columns that hold dates; `asked` is null if none of them is written in numbers.
 */
function useDayOrder({ rows }: ImportFile, dates: readonly (number | undefined)[]) {
  const { locale } = useGym().settings
  const [order, setOrder] = useState<DayOrder | null>(null)
  const dayOrder = order ?? orderInFile(rows, dates) ?? orderOfLocale(locale)
  return { dayOrder, asked: hasNumberDates(rows, dates) ? dayOrder : null, setOrder }
}

/**
 * What a chosen file's columns are, in which order its dates are written, and whether both were checked. `steps` and `step` are
 * what `ImportSteps` and its `ColumnsStep` ask of it; `sent` goes along with each part of its rows.
 */
export function useFileColumns<F extends string>(
  file: ImportFile,
  known: FileColumns<F | Needed>,
  datesIn: (columns: Columns<F | Needed>) => readonly (number | undefined)[],
) {
  const { gymId, settings } = useGym()
  const { timezone } = settings
  // A key of a form: a part that is sent again finds its own work done.
  const [importId] = useState(() => crypto.randomUUID())
  const [columns, setColumns] = useState(() => known.columnsOf(file.headers))
  const dates = datesIn(columns)
  const { dayOrder, asked, setOrder } = useDayOrder(file, dates)
  const [isChecked, setChecked] = useState(false)
  const sent = useMemo(
    () => ({ gymId, importId, fileName: file.name.slice(0, 200) }),
    [gymId, importId, file],
  )
  const lacks = needed.filter((field) => columns[field] === undefined)
  return {
    ...{ columns, dayOrder, isChecked, sent },
    steps: {
      ...{ file, isChecked, onChecked: setChecked, lacks },
      cellsToCorrect: (cells: readonly string[]) =>
        withPlainDates(cells, dates, { order: dayOrder, timezone }),
    },
    step: { file, columns, known, onColumns: setColumns, dayOrder: asked, onDayOrder: setOrder },
  }
}
