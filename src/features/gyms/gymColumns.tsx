import { centreStandingOf } from '@/domain/gyms/centreStanding'
import type { PublicGym } from '@/domain/gyms/publicGym'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { DEFAULT_TIMEZONE, MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatPhone } from '@/domain/shared/phone'
import type { Column } from '@/ui/list/column'
import { StateChip } from '@/ui/StateChip'
import { standingTones } from './standingTones'
import type { CentreRow } from './centreRow'
import { GymCell } from './GymCell'
import { typeNames } from './typeNames'

const orMissing = (text: string) => text || MISSING

const createdOn = ({ createdAt }: PublicGym) =>
  formatCivil(createdAt === null ? null : civilDateIn(createdAt, DEFAULT_TIMEZONE))

const place = ({ city, state }: PublicGym) =>
  orMissing([city, state].filter((part) => part !== '').join(', '))

/** For an administrator alone: Sales sees neither members nor what leads to them. */
const membersColumn: Column<CentreRow> = {
  id: 'members',
  header: 'Members',
  align: 'end',
  width: 84,
  cell: ({ gym }) => (gym?.members ?? 0).toLocaleString('en-IN'),
}

const contactColumns: Column<CentreRow>[] = [
  {
    id: 'email',
    header: 'Email',
    width: 200,
    isOptional: true,
    onPhone: 'hidden',
    cell: ({ gym }) => orMissing(gym?.email ?? ''),
  },
  {
    id: 'pincode',
    header: 'Pincode',
    width: 100,
    isOptional: true,
    onPhone: 'hidden',
    cell: ({ gym }) => orMissing(gym?.pincode ?? ''),
  },
]

/** PRODUCT 4, screen 2, as far as the data goes. One standing, and Sales, are served by name alone. */
export const gymColumns = (
  today: CivilDate,
  { isAdmin, isSortable }: { isAdmin: boolean; isSortable: boolean },
): Column<CentreRow>[] => [
  {
    id: 'name',
    header: 'Name',
    ...(isSortable && { sort: 'name' }),
    width: 236,
    cell: (row) => <GymCell gym={row} />,
  },
  { id: 'type', header: 'Type', width: 80, cell: ({ type }) => typeNames[type] },
  { id: 'owner', header: 'Owner', width: 140, cell: ({ ownerName }) => orMissing(ownerName) },
  { id: 'phone', header: 'Phone', width: 146, cell: ({ phone }) => formatPhone(phone) },
  { id: 'place', header: 'City, state', width: 180, cell: place },
  { id: 'package', header: 'Package', width: 90, cell: ({ packageName }) => orMissing(packageName) },
  {
    id: 'standing',
    header: 'Status',
    width: 104,
    onPhone: 'badge',
    cell: (row) => {
      const standing = centreStandingOf(row, today)
      return <StateChip tone={standingTones[standing]}>{standing}</StateChip>
    },
  },
  { id: 'ends', header: 'Ends on', width: 112, cell: ({ packageEndsOn }) => formatCivil(packageEndsOn) },
  ...(isAdmin ? [membersColumn] : []),
  {
    id: 'referral',
    header: 'Referral code',
    width: 116,
    cell: ({ referralCode }) => orMissing(referralCode),
  },
  {
    id: 'created',
    header: 'Created',
    ...(isSortable && isAdmin && { sort: 'created' }),
    width: 112,
    cell: createdOn,
  },
  ...(isAdmin ? contactColumns : []),
]
