import { businessTypeNames } from '@/domain/shared/businessType'
import { gymStandingOf } from '@/domain/gyms/gymStanding'
import type { PublicGym } from '@/domain/gyms/publicGym'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { DEFAULT_TIMEZONE, MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { formatPhone } from '@/domain/shared/phone'
import type { Column } from '@/lists/column'
import { dateCell, phoneCell, textCell } from '@/lists/exportCell'
import { StateChip } from '@/ui/StateChip'
import { activityColumns } from './activityColumns'
import { standingTones } from './standingTones'
import type { GymRow } from './gymRow'
import { useFileUrl } from '@/components/files/useFileUrl'
import { Avatar } from '@/ui/Avatar'
import styles from './GymCell.module.css'

/** Logo and name; initials where a centre has no logo. */
function GymCell({ gym }: { gym: Pick<PublicGym, 'name' | 'dp'> }) {
  return (
    <span className={styles.cell}>
      <Avatar name={gym.name} src={useFileUrl(gym.dp)} size={28} />
      <span className={styles.name}>{gym.name}</span>
    </span>
  )
}

const orMissing = (text: string) => text || MISSING

const place = ({ city, state }: PublicGym) => [city, state].filter((part) => part !== '').join(', ')

const createdDay = ({ createdAt }: PublicGym): CivilDate | null =>
  createdAt === null ? null : civilDateIn(createdAt, DEFAULT_TIMEZONE)

const contactColumns: Column<GymRow>[] = [
  {
    id: 'email',
    header: 'Email',
    width: 200,
    isOptional: true,
    onPhone: 'hidden',
    cell: ({ gym }) => orMissing(gym?.email ?? ''),
    exported: ({ gym }) => textCell(gym?.email),
  },
  {
    id: 'pincode',
    header: 'Pincode',
    width: 100,
    isOptional: true,
    onPhone: 'hidden',
    cell: ({ gym }) => orMissing(gym?.pincode ?? ''),
    exported: ({ gym }) => textCell(gym?.pincode),
  },
]

const whoColumns: Column<GymRow>[] = [
  {
    id: 'type',
    header: 'Type',
    width: 80,
    onPhone: 'hidden',
    cell: ({ type }) => businessTypeNames[type],
    exported: ({ type }) => textCell(businessTypeNames[type]),
  },
  {
    id: 'owner',
    header: 'Owner',
    width: 140,
    cell: ({ ownerName }) => orMissing(ownerName),
    exported: ({ ownerName }) => textCell(ownerName),
  },
  {
    id: 'phone',
    header: 'Phone',
    width: 146,
    cell: ({ phone }) => formatPhone(phone, PLATFORM_MONEY.locale),
    exported: ({ phone }) => phoneCell(phone),
  },
  {
    id: 'place',
    header: 'City, state',
    width: 180,
    cell: (row) => orMissing(place(row)),
    exported: (row) => textCell(place(row)),
  },
]

const subscriptionColumns = (today: CivilDate): Column<GymRow>[] => [
  {
    id: 'package',
    header: 'Package',
    width: 90,
    cell: ({ packageName }) => orMissing(packageName),
    exported: ({ packageName }) => textCell(packageName),
  },
  {
    id: 'standing',
    header: 'Status',
    width: 112,
    onPhone: 'badge',
    cell: (row) => {
      const standing = gymStandingOf(row, today)
      return <StateChip tone={standingTones[standing]}>{standing}</StateChip>
    },
    exported: (row) => textCell(gymStandingOf(row, today)),
  },
  {
    id: 'ends',
    header: 'Ends on',
    width: 106,
    cell: ({ packageEndsOn }) => formatCivil(packageEndsOn),
    exported: ({ packageEndsOn }) => dateCell(packageEndsOn),
  },
]

/**
 * PRODUCT 4, screen 2. An administrator looks at how a centre does first, Sales at who it is. What is narrowed by more than type,
 * state and status, and Sales, are served by name alone. On 1440 px the columns in view end with a whole one, the check-ins.
 */
export const gymColumns = (
  today: CivilDate,
  { isAdmin, isSortable }: { isAdmin: boolean; isSortable: boolean },
): Column<GymRow>[] => [
  {
    id: 'name',
    header: 'Name',
    ...(isSortable && { sort: 'name' }),
    width: 212,
    cell: (row) => <GymCell gym={row} />,
    exported: ({ name }) => textCell(name),
  },
  ...(isAdmin
    ? [...subscriptionColumns(today), ...activityColumns(today), ...whoColumns]
    : [...whoColumns, ...subscriptionColumns(today)]),
  {
    id: 'referral',
    header: 'Referral code',
    width: 116,
    onPhone: 'hidden',
    cell: ({ referralCode }) => orMissing(referralCode),
    exported: ({ referralCode }) => textCell(referralCode),
  },
  {
    id: 'created',
    header: 'Created',
    ...(isSortable && { sort: 'created' }),
    width: 112,
    onPhone: 'hidden',
    cell: (row) => formatCivil(createdDay(row)),
    exported: (row) => dateCell(createdDay(row)),
  },
  ...(isAdmin ? contactColumns : []),
]
