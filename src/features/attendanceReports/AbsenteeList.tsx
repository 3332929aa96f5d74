import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { absenteesOf, lastDays, seenSince, type Absentee } from '@/domain/attendance/reports/absentees'
import { answersTo } from '@/domain/attendance/reports/visitRows'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatPhone } from '@/domain/shared/phone'
import { DueAmount } from '@/components/money/DueAmount'
import { useExportAs } from '@/components/records/useExportAs'
import { useGym } from '@/session/useGym'
import type { Column } from '@/lists/column'
import { dateCell, moneyCell, phoneCell, textCell } from '@/lists/exportCell'
import type { FilterDefinition } from '@/lists/filter'
import type { ListData } from '@/lists/listData'
import { ListPage } from '@/lists/ListPage'
import { personColumns } from './personColumns'
import { PrintedTable } from './PrintedTable'
import { hints, tabItems } from './reportTabs'
import { streamOf } from '@/lists/streamOf'
import { PrintButton } from '@/lists/PrintButton'
import { useDirectory, useLastVisits } from './useDirectory'
import { usePrinting } from './usePrinting'
import { personHref, type ReportFilter, type ReportList } from './useReportList'

const lengths = [7, 10, 14, 21, 30]

/** What the report offers: the usual lengths and the centre's own. */
const choicesWith = (absentDays: number): number[] =>
  [...new Set([...lengths, absentDays])].sort((one, other) => one - other)

const filtersOf = (choices: readonly number[]): readonly FilterDefinition<ReportFilter>[] => [
  {
    id: 'absent',
    label: 'Absent for',
    kind: 'choice',
    options: choices.map((days) => ({
      value: String(days),
      label: days === 1 ? '1 day' : `${String(days)} days`,
    })),
  },
]

const columnsFor = (locale: string): Column<Absentee>[] => [
  ...personColumns(false),
  {
    id: 'phone',
    header: 'Phone',
    width: 150,
    cell: (row) => formatPhone(row.phone, locale),
    exported: (row) => phoneCell(formatPhone(row.phone, locale)),
  },
  {
    id: 'package',
    header: 'Package',
    width: 180,
    cell: (row) => row.packageName || MISSING,
    exported: (row) => textCell(row.packageName),
  },
  {
    id: 'starts',
    header: 'Covered since',
    width: 130,
    cell: (row) => formatCivil(row.startsOn),
    exported: (row) => dateCell(row.startsOn),
  },
  {
    id: 'ends',
    header: 'Ends on',
    width: 130,
    cell: (row) => formatCivil(row.endsOn),
    exported: (row) => dateCell(row.endsOn),
  },
  {
    id: 'due',
    header: 'Due',
    align: 'end',
    width: 120,
    cell: (row) => <DueAmount rupees={row.due} />,
    exported: (row) => moneyCell(row.due),
  },
]

const idOf = ({ id }: Absentee) => id
const nameOf = ({ name }: Absentee) => name

/** Who pays and stays away: their last visits against the directory. */
export function AbsenteeList({ list }: { list: ReportList }) {
  const { today, settings } = useGym()
  const navigate = useNavigate()
  const { isPrinting, print } = usePrinting()
  const chosen = Number(list.filters.absent)
  const choices = useMemo(() => choicesWith(settings.absentDays), [settings])
  const filters = useMemo(() => filtersOf(choices), [choices])
  const length = choices.includes(chosen) ? chosen : settings.absentDays
  const exportAs = useExportAs('members', `absent-${String(length)}-days-${today}`)
  const { from } = lastDays(today, length)
  const visits = useLastVisits()
  const directory = useDirectory(true)
  const columns = useMemo(() => columnsFor(settings.locale), [settings])
  const { q } = list

  const page: ListData<Absentee> = useMemo(() => {
    if (visits.status !== 'ready') return visits
    if (directory.status !== 'ready') return directory
    const seen = seenSince(directory.value, visits.value, from)
    const rows = absenteesOf(directory.value, seen, today, settings).filter((row) => answersTo(row, q))
    return { status: 'ready', value: { rows, next: null, leftOut: 0 } }
  }, [visits, directory, from, today, settings, q])
  const rows = useMemo(() => (page.status === 'ready' ? page.value.rows : []), [page])
  const all = useCallback(() => streamOf(rows), [rows])
  const rowActions = useCallback(
    ({ id }: Absentee) => [
      {
        label: 'Open the member',
        icon: 'pi-id-card',
        run: () => void navigate(`/members?id=${encodeURIComponent(id)}`),
      },
      { label: 'All visits of this member', icon: 'pi-user', run: () => void navigate(personHref(id)) },
    ],
    [navigate],
  )

  if (isPrinting)
    return (
      <PrintedTable
        title={`Absent for ${String(length)} days, ${formatCivil(today)}`}
        columns={columns}
        rows={rows}
        rowId={idOf}
      />
    )
  return (
    <ListPage
      list={list}
      title="Attendance reports"
      singular="member"
      plural="members"
      count={page.status === 'ready' ? rows.length : undefined}
      hint={`${hints.absentees.slice(0, -1)} in the last ${String(length)} days, today included.`}
      actions={<PrintButton onPrint={print} isDisabled={rows.length === 0} />}
      tabs={tabItems}
      search={{ placeholder: 'Name or member code', isHeld: true }}
      filters={filters}
      columns={columns}
      page={page}
      rowId={idOf}
      rowName={nameOf}
      opens={false}
      rowActions={rowActions}
      all={all}
      exportAs={exportAs}
      empty={{ text: 'Everybody with a running package came in.', isOfEveryView: true }}
    />
  )
}
