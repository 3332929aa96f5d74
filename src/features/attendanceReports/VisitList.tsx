import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { may } from '@/domain/access/collections'
import { mayOpen, screens } from '@/domain/access/screens'
import {
  hourBands,
  matchingVisits,
  sortedVisits,
  visitRowsOf,
  type VisitRow,
} from '@/domain/attendance/reports/visitRows'
import { peopleWithPackage, visitsAgainstRule } from '@/domain/attendance/reports/lapse'
import { useExportAs } from '@/components/records/useExportAs'
import { usePeople } from '@/components/people/usePeople'
import { useGym } from '@/session/useGym'
import { useRole } from '@/session/useSession'
import { ButtonLink } from '@/ui/Button'
import type { FilterDefinition } from '@/lists/filter'
import type { ListData } from '@/lists/listData'
import { ListPage } from '@/lists/ListPage'
import { FigureLine } from './FigureLine'
import { PeriodBar, periodText } from './PeriodBar'
import { PrintedTable } from './PrintedTable'
import { hints, tabItems } from './reportTabs'
import { streamOf } from '@/lists/streamOf'
import { PrintButton } from '@/lists/PrintButton'
import { useDays, usePeriod } from './useDays'
import { useDirectory } from './useDirectory'
import { usePrinting } from './usePrinting'
import { personHref, type ReportFilter, type ReportList } from './useReportList'
import { visitColumns } from './visitColumns'

const CorrectDialog = lazy(async () => ({
  default: (await import('@/components/attendance/CorrectDialog')).CorrectDialog,
}))
const VisitDrawer = lazy(async () => ({ default: (await import('./VisitDrawer')).VisitDrawer }))

/** A day's report is one roll-up and these names: four reads at most. */
const MOST_NAMED = 3

const common: readonly FilterDefinition<ReportFilter>[] = [
  { id: 'range', label: 'Days', kind: 'dates' },
  {
    id: 'hours',
    label: 'Came in',
    kind: 'choice',
    options: hourBands.map(({ id, label }) => ({ value: id, label })),
  },
  { id: 'package', label: 'Package', kind: 'text' },
  { id: 'automatic', label: 'Automatic exits only', kind: 'flag' },
  { id: 'corrected', label: 'Corrected only', kind: 'flag' },
]
const why: FilterDefinition<ReportFilter> = {
  id: 'why',
  label: 'Why',
  kind: 'choice',
  options: [
    { value: 'expired', label: 'Package had ended' },
    { value: 'overridden', label: 'Let in with a reason' },
  ],
}

const isListed = ({ lapse, overrides }: VisitRow, chosen: string | undefined) =>
  (chosen !== 'overridden' || overrides.length > 0) && (chosen !== 'expired' || lapse !== null)

const empty = {
  days: 'Nobody came in on these days. Visits appear here as the desk marks them.',
  overridden:
    'Nobody came in against the rule on these days. Here stand members who came in after their package had ended, and those whom the desk let in with a reason.',
}

const idOf = ({ id }: VisitRow) => id
const nameOf = ({ name }: VisitRow) => name

/**
 * The day list, and the same list of those who were let in against the rule. One read a day; up to three of employees,
 * for their names; and the directory's eight only where a package is asked for.
 */
export function VisitList({ list, view }: { list: ReportList; view: 'days' | 'overridden' }) {
  const { settings } = useGym()
  const role = useRole()
  const navigate = useNavigate()
  const period = usePeriod(list)
  const fileName = view === 'days' ? 'attendance' : 'expired-or-overridden'
  const exportAs = useExportAs('visits', `${fileName}-${period.from}-${period.to}`)
  const { days, askAgain } = useDays(period)
  const [correcting, setCorrecting] = useState<VisitRow | null>(null)
  const { isPrinting, print } = usePrinting()

  const { timezone, graceDays } = settings
  const found = days.status === 'ready' ? days.value : null
  const { q, sort, filters: chosen } = list
  const needsDirectory = view === 'overridden' || chosen.package !== undefined
  const directory = useDirectory(needsDirectory)
  const members = directory.status === 'ready' ? directory.value : null
  const ofDays = useMemo(() => {
    if (view === 'days') return visitRowsOf(found ?? [])
    return members ? visitsAgainstRule(found ?? [], members, graceDays) : []
  }, [found, view, members, graceDays])
  const writers = useMemo(() => ofDays.map(({ by }) => by), [ofDays])
  const writerName = usePeople(writers, MOST_NAMED)
  const columns = useMemo(() => visitColumns({ timezone, nameOf: writerName }), [timezone, writerName])
  const filters = useMemo(
    (): FilterDefinition<ReportFilter>[] => [
      ...common,
      {
        id: 'by',
        label: 'Marked by',
        kind: 'choice',
        options: [...new Set(writers)]
          .filter((by) => by !== '')
          .map((by) => ({ value: by, label: writerName(by) })),
      },
      ...(view === 'overridden' ? [why] : []),
    ],
    [writers, writerName, view],
  )
  const rows = useMemo(() => {
    const shown = view === 'days' ? ofDays : ofDays.filter((row) => isListed(row, chosen.why))
    const people = chosen.package && members ? peopleWithPackage(members, chosen.package) : undefined
    const onlyAutomatic = chosen.automatic !== undefined
    const onlyCorrected = chosen.corrected !== undefined
    return sortedVisits(
      matchingVisits(shown, {
        text: q,
        onlyAutomatic,
        onlyCorrected,
        band: chosen.hours,
        timezone,
        by: chosen.by,
        people,
      }),
      sort.by,
      sort.direction,
    )
  }, [ofDays, members, timezone, view, q, sort, chosen])
  const page: ListData<VisitRow> = useMemo(
    () =>
      days.status !== 'ready'
        ? days
        : needsDirectory && directory.status !== 'ready'
          ? directory
          : { status: 'ready', value: { rows, next: null, leftOut: 0 } },
    [days, directory, needsDirectory, rows],
  )

  const mayCorrect = may(role, 'attendance.correct')
  const rowActions = useCallback(
    (row: VisitRow) => [
      {
        label: 'All visits of this member',
        icon: 'pi-user',
        run: () => void navigate(personHref(row.personId)),
      },
      ...(mayCorrect
        ? [{ label: 'Correct this day', icon: 'pi-pencil', run: () => setCorrecting(row) }]
        : []),
    ],
    [mayCorrect, navigate],
  )
  const all = useCallback(() => streamOf(rows), [rows])
  const opened = rows.find(({ id }) => id === list.openId)

  if (isPrinting)
    return (
      <PrintedTable
        title={`${view === 'days' ? 'Attendance' : 'Expired or overridden'}, ${periodText(period)}`}
        columns={columns}
        rows={rows}
        rowId={idOf}
      />
    )
  return (
    <>
      <ListPage
        list={list}
        title="Attendance reports"
        singular="visit"
        plural="visits"
        count={page.status === 'ready' ? rows.length : undefined}
        hint={hints[view]}
        actions={
          <>
            {mayOpen('siteConfig', role) && view === 'days' && (
              <ButtonLink icon="pi-sliders-h" to={`${screens.siteConfig.path}?section=attendance`}>
                Rules
              </ButtonLink>
            )}
            <PrintButton onPrint={print} isDisabled={rows.length === 0} />
          </>
        }
        tabs={tabItems}
        search={{ placeholder: 'Name or member code', isHeld: true }}
        filters={filters}
        columns={columns}
        page={page}
        rowId={idOf}
        rowName={nameOf}
        rowActions={rowActions}
        all={all}
        exportAs={exportAs}
        empty={{ text: empty[view], isOfEveryView: true }}
      >
        <PeriodBar list={list} period={period} />
        {view === 'days' && found && found.length > 0 && <FigureLine days={found} />}
      </ListPage>
      <Suspense fallback={null}>
        {opened && (
          <VisitDrawer
            row={opened}
            list={list}
            onCorrect={mayCorrect ? setCorrecting : undefined}
            nameOf={writerName}
          />
        )}
      </Suspense>
      {/* Apart from the drawer, which would be hidden while a dialog loads and come back above it. */}
      <Suspense fallback={null}>
        {correcting && (
          <CorrectDialog
            person={correcting}
            date={correcting.date}
            seen={correcting.dayVisits}
            onClose={() => setCorrecting(null)}
            onDone={askAgain}
          />
        )}
      </Suspense>
    </>
  )
}
