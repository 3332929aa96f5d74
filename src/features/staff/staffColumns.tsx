import { staffStandingOf, type Staff } from '@/domain/staff/staff'
import { MISSING } from '@/domain/shared/constants'
import { formatPhone } from '@/domain/shared/phone'
import { dateColumn, textColumn } from '@/components/records/columns'
import { PersonCell } from '@/components/people/PersonCell'
import type { Column } from '@/lists/column'
import { numberCell, phoneCell } from '@/lists/exportCell'
import { StateChip } from '@/ui/StateChip'
import { standingTones } from './staffStanding'

const orMissing = (text: string) => text || MISSING
const hidden = { isOptional: true, onPhone: 'hidden' } as const

/** PRODUCT 4, screen 10, as far as the data goes. */
export const staffColumns = (locale: string): Column<Staff>[] => [
  textColumn('name', 'Name', ({ name }) => name, {
    sort: 'name',
    width: 220,
    cell: ({ name, empId, dp }) => <PersonCell name={name} code={empId} photo={dp} />,
  }),
  textColumn('designation', 'Designation', ({ designation }) => orMissing(designation), { width: 180 }),
  textColumn('role', 'Role', ({ role }) => role ?? MISSING, { width: 100 }),
  {
    id: 'phone',
    header: 'Phone',
    width: 150,
    cell: ({ phone }) => formatPhone(phone, locale),
    exported: ({ phone }) => phoneCell(formatPhone(phone, locale)),
  },
  textColumn('email', 'E-mail', ({ email }) => orMissing(email), { width: 220 }),
  dateColumn('joined', 'Joined', ({ joiningDate }) => joiningDate, { sort: 'joined', width: 120 }),
  textColumn('standing', 'Sign-in', staffStandingOf, {
    width: 120,
    onPhone: 'badge',
    cell: (staff) => {
      const standing = staffStandingOf(staff)
      return <StateChip tone={standingTones[standing]}>{standing}</StateChip>
    },
  }),
  textColumn('empId', 'Employee id', ({ empId }) => orMissing(empId), { width: 120, ...hidden }),
  {
    id: 'biometric',
    header: 'Biometric id',
    align: 'end',
    width: 110,
    onPhone: 'hidden',
    cell: ({ biometricId }) => (biometricId === 0 ? MISSING : String(biometricId)),
    exported: ({ biometricId }) => numberCell(biometricId || null),
  },
  textColumn('city', 'City', ({ city }) => orMissing(city), { width: 120, ...hidden }),
]
