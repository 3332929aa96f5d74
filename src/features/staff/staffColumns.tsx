import type { Staff } from '@/domain/staff/staff'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil, formatCompact } from '@/domain/shared/formatDate'
import { formatPhone } from '@/domain/shared/phone'
import { PersonCell } from '@/parts/PersonCell'
import type { Column } from '@/ui/list/column'
import { StateChip } from '@/ui/StateChip'
import { staffStandingOf, standingTones } from './staffStanding'

const orMissing = (text: string) => text || MISSING

/** PRODUCT 4, screen 10, as far as the data goes. */
export const staffColumns: Column<Staff>[] = [
  {
    id: 'name',
    header: 'Name',
    sort: 'name',
    width: 220,
    cell: ({ name, empId, dp }) => <PersonCell name={name} code={empId} photo={dp} />,
    text: ({ name }) => name,
  },
  {
    id: 'designation',
    header: 'Designation',
    width: 180,
    cell: ({ designation }) => orMissing(designation),
    text: ({ designation }) => designation,
  },
  {
    id: 'role',
    header: 'Role',
    width: 100,
    cell: ({ role }) => role ?? MISSING,
    text: ({ role }) => role,
  },
  {
    id: 'phone',
    header: 'Phone',
    width: 150,
    cell: ({ phone }) => formatPhone(phone),
    text: ({ phone }) => phone,
  },
  {
    id: 'email',
    header: 'E-mail',
    width: 220,
    cell: ({ email }) => orMissing(email),
    text: ({ email }) => email,
  },
  {
    id: 'joined',
    header: 'Joined',
    sort: 'joined',
    width: 120,
    cell: ({ joiningDate }) => formatCivil(joiningDate),
    text: ({ joiningDate }) => (joiningDate === null ? '' : formatCompact(joiningDate, 'YYYYMMDD', '-')),
  },
  {
    id: 'standing',
    header: 'Sign-in',
    width: 120,
    onPhone: 'badge',
    cell: (staff) => {
      const standing = staffStandingOf(staff)
      return <StateChip tone={standingTones[standing]}>{standing}</StateChip>
    },
    text: staffStandingOf,
  },
  {
    id: 'empId',
    header: 'Employee id',
    width: 120,
    isOptional: true,
    onPhone: 'hidden',
    cell: ({ empId }) => orMissing(empId),
    text: ({ empId }) => empId,
  },
  {
    id: 'biometric',
    header: 'Biometric id',
    align: 'end',
    width: 110,
    onPhone: 'hidden',
    cell: ({ biometricId }) => (biometricId === 0 ? MISSING : String(biometricId)),
    text: ({ biometricId }) => biometricId || null,
  },
  {
    id: 'city',
    header: 'City',
    width: 120,
    isOptional: true,
    onPhone: 'hidden',
    cell: ({ city }) => orMissing(city),
    text: ({ city }) => city,
  },
]
