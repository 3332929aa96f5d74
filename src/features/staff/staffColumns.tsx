import { shiftOn, shiftText } from '@/domain/staff/shift'
import { staffStandingOf, type Staff } from '@/domain/staff/staff'
import { documentsStanding, type DocumentStanding } from '@/domain/staff/staffDocument'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatPhone } from '@/domain/shared/phone'
import { dateColumn, textColumn } from '@/components/records/columns'
import { PersonCell } from '@/components/people/PersonCell'
import type { Column } from '@/lists/column'
import { numberCell, phoneCell } from '@/lists/exportCell'
import { StateChip } from '@/ui/StateChip'
import { standingTones } from './staffStanding'
import { todayText, todayTone, type Standings } from './staffToday'

const orMissing = (text: string) => text || MISSING
const hidden = { isOptional: true, onPhone: 'hidden' } as const

const documentWords: Record<DocumentStanding, string> = {
  expired: 'Expired',
  expiring: 'Expiring',
  holds: 'In order',
}

/** `trained`: how many members each trains, by id; null until they are known. */
type Given = {
  locale: string
  timezone: string
  today: CivilDate
  trained: ReadonlyMap<string, number> | null
  standings: Standings
}

/** PRODUCT 4, screen 10, but for the sales of a month: no record of a month holds them by seller, and a list reads no ledger whole. */
export const staffColumns = ({ locale, timezone, today, trained, standings }: Given): Column<Staff>[] => [
  textColumn('name', 'Name', ({ name }) => name, {
    sort: 'name',
    width: 180,
    cell: ({ name, empId, dp }) => <PersonCell name={name} code={empId} photo={dp} />,
  }),
  textColumn('designation', 'Designation', ({ designation }) => orMissing(designation), { width: 165 }),
  textColumn('today', 'Today', ({ id }) => todayText(standings.get(id), timezone), {
    sort: 'today',
    width: 130,
    cell: ({ id }) => {
      const standing = standings.get(id)
      const text = todayText(standing, timezone)
      return standing === undefined ? text : <StateChip tone={todayTone(standing)}>{text}</StateChip>
    },
  }),
  textColumn('shift', 'Shift', (staff) => shiftText(shiftOn(staff, today)), { sort: 'shift', width: 165 }),
  textColumn('role', 'Role', ({ role }) => role ?? MISSING, { width: 85 }),
  {
    id: 'phone',
    header: 'Phone',
    width: 145,
    cell: ({ phone }) => formatPhone(phone, locale),
    exported: ({ phone }) => phoneCell(formatPhone(phone, locale)),
  },
  textColumn('email', 'E-mail', ({ email }) => orMissing(email), { width: 220, ...hidden }),
  {
    id: 'members',
    header: 'Members',
    align: 'end',
    width: 90,
    cell: ({ id }) => (trained === null ? MISSING : (trained.get(id) ?? 0)),
    exported: ({ id }) => numberCell(trained === null ? null : (trained.get(id) ?? 0)),
  },
  dateColumn('joined', 'Joined', ({ joiningDate }) => joiningDate, {
    sort: 'joined',
    width: 120,
    ...hidden,
  }),
  textColumn('standing', 'Sign-in', staffStandingOf, {
    width: 115,
    onPhone: 'badge',
    cell: (staff) => {
      const standing = staffStandingOf(staff)
      return <StateChip tone={standingTones[standing]}>{standing}</StateChip>
    },
  }),
  textColumn(
    'documents',
    'Documents',
    ({ documents }) =>
      documents.length === 0 ? MISSING : documentWords[documentsStanding(documents, today)],
    { width: 120, ...hidden },
  ),
  textColumn('empId', 'Employee id', ({ empId }) => orMissing(empId), { width: 120, ...hidden }),
  {
    id: 'biometric',
    header: 'Biometric id',
    align: 'end',
    width: 110,
    ...hidden,
    cell: ({ biometricId }) => (biometricId === 0 ? MISSING : String(biometricId)),
    exported: ({ biometricId }) => numberCell(biometricId || null),
  },
  textColumn('city', 'City', ({ city }) => orMissing(city), { width: 120, ...hidden }),
]
