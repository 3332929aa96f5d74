import type { Staff } from '@/domain/staff/staff'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatPhone } from '@/domain/shared/phone'
import { PersonCell } from '@/parts/PersonCell'
import type { Column } from '@/ui/list/column'
import { dateCell, numberCell, phoneCell, textCell } from '@/ui/list/exportCell'
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
    exported: ({ name }) => textCell(name),
  },
  {
    id: 'designation',
    header: 'Designation',
    width: 180,
    cell: ({ designation }) => orMissing(designation),
    exported: ({ designation }) => textCell(designation),
  },
  {
    id: 'role',
    header: 'Role',
    width: 100,
    cell: ({ role }) => role ?? MISSING,
    exported: ({ role }) => textCell(role),
  },
  {
    id: 'phone',
    header: 'Phone',
    width: 150,
    cell: ({ phone }) => formatPhone(phone),
    exported: ({ phone }) => phoneCell(formatPhone(phone)),
  },
  {
    id: 'email',
    header: 'E-mail',
    width: 220,
    cell: ({ email }) => orMissing(email),
    exported: ({ email }) => textCell(email),
  },
  {
    id: 'joined',
    header: 'Joined',
    sort: 'joined',
    width: 120,
    cell: ({ joiningDate }) => formatCivil(joiningDate),
    exported: ({ joiningDate }) => dateCell(joiningDate),
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
    exported: (staff) => textCell(staffStandingOf(staff)),
  },
  {
    id: 'empId',
    header: 'Employee id',
    width: 120,
    isOptional: true,
    onPhone: 'hidden',
    cell: ({ empId }) => orMissing(empId),
    exported: ({ empId }) => textCell(empId),
  },
  {
    id: 'biometric',
    header: 'Biometric id',
    align: 'end',
    width: 110,
    onPhone: 'hidden',
    cell: ({ biometricId }) => (biometricId === 0 ? MISSING : String(biometricId)),
    exported: ({ biometricId }) => numberCell(biometricId || null),
  },
  {
    id: 'city',
    header: 'City',
    width: 120,
    isOptional: true,
    onPhone: 'hidden',
    cell: ({ city }) => orMissing(city),
    exported: ({ city }) => textCell(city),
  },
]
