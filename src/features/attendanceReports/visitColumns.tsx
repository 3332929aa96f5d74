import { stayText } from '@/domain/attendance/reports/stay'
import type { VisitRow } from '@/domain/attendance/reports/visitRows'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil, formatTime } from '@/domain/shared/formatDate'
import type { Column } from '@/lists/column'
import { dateCell, instantCell, numberCell, textCell } from '@/lists/exportCell'
import { StateChip } from '@/ui/StateChip'
import { personColumns } from './personColumns'
import { notesOf } from './visitWords'

type Words = { timezone: string; nameOf: (by: string) => string }

function State({ row }: { row: VisitRow }) {
  if (row.entry === null) return <StateChip tone="grey">No visit</StateChip>
  if (row.exit === null) return <StateChip tone="green">Inside</StateChip>
  return row.isAutoExit ? <StateChip tone="amber">Automatic exit</StateChip> : <>{MISSING}</>
}

function Notes({ row, timezone }: { row: VisitRow; timezone: string }) {
  const text = notesOf(row, timezone)
  if (text === '') return <>{MISSING}</>
  return (
    <span title={text}>
      {row.lapse && <StateChip tone="red">{row.lapse.endedOn ? 'Expired' : 'No package'}</StateChip>}{' '}
      {row.overrides.length > 0 && <StateChip tone="red">Overridden</StateChip>}{' '}
      {row.corrections.length > 0 && <StateChip tone="blue">Corrected</StateChip>} {text}
    </span>
  )
}

const stateText = ({ entry, exit, isAutoExit }: VisitRow): string =>
  entry === null ? 'No visit' : exit === null ? 'Inside' : isAutoExit ? 'Automatic exit' : ''

/** PRODUCT 4, screen 8: the list's columns, in the centre's zone. */
export const visitColumns = ({ timezone, nameOf }: Words): Column<VisitRow>[] => [
  ...personColumns(true),
  {
    id: 'date',
    header: 'Date',
    sort: 'time',
    width: 130,
    cell: (row) => formatCivil(row.date),
    exported: (row) => dateCell(row.date),
  },
  {
    id: 'entry',
    header: 'Entry',
    width: 100,
    cell: (row) => formatTime(row.entry, timezone),
    exported: (row) => instantCell(row.entry, timezone),
  },
  {
    id: 'exit',
    header: 'Exit',
    width: 100,
    cell: (row) => formatTime(row.exit, timezone),
    exported: (row) => instantCell(row.exit, timezone),
  },
  { id: 'stay', header: 'Stay', sort: 'stay', align: 'end', width: 100, cell: (row) => stayText(row.stay) },
  {
    id: 'minutes',
    header: 'Stay in minutes',
    isOptional: true,
    align: 'end',
    onPhone: 'hidden',
    width: 120,
    cell: (row) => row.stay ?? MISSING,
    exported: (row) => numberCell(row.stay),
  },
  {
    id: 'state',
    header: 'State',
    width: 140,
    onPhone: 'badge',
    cell: (row) => <State row={row} />,
    exported: (row) => textCell(stateText(row)),
  },
  {
    id: 'by',
    header: 'Marked by',
    width: 150,
    cell: (row) => nameOf(row.by),
    exported: (row) => textCell(nameOf(row.by)),
  },
  {
    id: 'notes',
    header: 'Notes',
    width: 320,
    cell: (row) => <Notes row={row} timezone={timezone} />,
    exported: (row) => textCell(notesOf(row, timezone)),
  },
]
