import type { Visit } from '@/domain/attendance/attendance'
import type { PersonReport } from '@/domain/attendance/reports/personReport'
import { stayOf } from '@/domain/attendance/reports/stay'
import type { GymSettings } from '@/domain/gyms/settings'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Column } from '@/lists/column'
import { dateCell, instantCell, numberCell, printedText, textCell, type ExportCell } from '@/lists/exportCell'

type PersonVisit = { date: CivilDate; visit: Visit }

/** Every visit of a member, the latest day first. */
export const personVisitsOf = ({ days }: PersonReport): PersonVisit[] =>
  days.flatMap(({ date, visits }) => visits.map((visit) => ({ date, visit })))

const column = (
  header: string,
  exported: (row: PersonVisit) => ExportCell,
  locale: string,
): Column<PersonVisit> => ({
  id: header,
  header,
  cell: (row) => printedText(exported(row), locale),
  exported,
})

/** A member's visits as a file, in the centre's zone. */
export const personVisitColumns = ({
  timezone,
  locale,
}: Pick<GymSettings, 'timezone' | 'locale'>): Column<PersonVisit>[] => [
  column('Date', ({ date }) => dateCell(date), locale),
  column('Entry', ({ visit }) => instantCell(visit.entry, timezone), locale),
  column('Exit', ({ visit }) => instantCell(visit.exit, timezone), locale),
  column('Stay in minutes', ({ visit }) => numberCell(stayOf(visit)), locale),
  column('Automatic exit', ({ visit }) => textCell(visit.isAutoExit ? 'Yes' : 'No'), locale),
]
