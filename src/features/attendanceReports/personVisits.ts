import type { Visit } from '@/domain/attendance/attendance'
import type { PersonReport } from '@/domain/attendance/reports/personReport'
import { stayOf } from '@/domain/attendance/reports/stay'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil, formatTime } from '@/domain/shared/formatDate'
import type { Column } from '@/ui/list/column'

type PersonVisit = { date: CivilDate; visit: Visit }

/** Every visit of a member, the latest day first. */
export const personVisitsOf = ({ days }: PersonReport): PersonVisit[] =>
  days.flatMap(({ date, visits }) => visits.map((visit) => ({ date, visit })))

const column = (header: string, text: (row: PersonVisit) => string | number | null): Column<PersonVisit> => ({
  id: header,
  header,
  cell: text,
  text,
})

/** A member's visits as a file, in the centre's zone. */
export const personVisitColumns = (timezone: string): Column<PersonVisit>[] => [
  column('Date', ({ date }) => formatCivil(date)),
  column('Entry', ({ visit }) => formatTime(visit.entry, timezone)),
  column('Exit', ({ visit }) => formatTime(visit.exit, timezone)),
  column('Stay in minutes', ({ visit }) => stayOf(visit)),
  column('Automatic exit', ({ visit }) => (visit.isAutoExit ? 'Yes' : 'No')),
]
