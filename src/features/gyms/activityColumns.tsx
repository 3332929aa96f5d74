import type { GymActivity } from '@/domain/gyms/gymActivity'
import { HEALTHY_FROM, UNHEALTHY_BELOW } from '@/domain/gyms/gymHealth'
import { settingsOf } from '@/domain/gyms/settings'
import { civilDateIn, daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatMoney, PLATFORM_MONEY, totalOf } from '@/domain/shared/money'
import type { Column } from '@/lists/column'
import { instantCell, moneyCell, numberCell, textCell } from '@/lists/exportCell'
import { StateChip } from '@/ui/StateChip'
import type { GymRow } from './gymRow'

export const asCount = (n: number) => n.toLocaleString(PLATFORM_MONEY.locale)

export const healthTone = (health: number) =>
  health >= HEALTHY_FROM ? 'green' : health < UNHEALTHY_BELOW ? 'red' : 'amber'

/** Of a centre that had a night. */
const countedOf = ({ gym }: GymRow): GymActivity | null =>
  gym?.activity && gym.activity.countedOn !== null ? gym.activity : null

const zoneOf = ({ gym }: GymRow): string => settingsOf(gym?.preference ?? {}, gym?.type ?? 'GYM').timezone

/** `Today`, `Yesterday` or `12 days ago`, in the centre's zone; `--` for never. */
export function lastActivity(row: GymRow, today: CivilDate): string {
  const at = row.gym?.activity?.lastAt ?? null
  if (at === null) return MISSING
  const days = daysBetween(civilDateIn(at, zoneOf(row)), today)
  if (days <= 0) return 'Today'
  return days === 1 ? 'Yesterday' : `${asCount(days)} days ago`
}

function devicesText({ devices, failingDevices }: GymActivity): string {
  if (devices === 0) return MISSING
  if (failingDevices === 0) return asCount(devices)
  return failingDevices === devices ? 'Failing' : `${asCount(failingDevices)} of ${asCount(devices)} failing`
}

/** What a centre does, for an administrator alone: Sales sees neither members nor what leads to them. */
export const activityColumns = (today: CivilDate): Column<GymRow>[] => [
  {
    id: 'health',
    header: 'Health',
    align: 'end',
    width: 68,
    cell: (row) => {
      const health = countedOf(row)?.health ?? null
      return health === null ? MISSING : <StateChip tone={healthTone(health)}>{String(health)}</StateChip>
    },
    exported: (row) => numberCell(countedOf(row)?.health),
  },
  {
    id: 'activeMembers',
    header: 'Active',
    align: 'end',
    width: 64,
    cell: (row) => {
      const active = countedOf(row)?.activeMembers
      return active === undefined ? MISSING : asCount(active)
    },
    exported: (row) => numberCell(countedOf(row)?.activeMembers),
  },
  {
    id: 'members',
    header: 'Members',
    align: 'end',
    width: 78,
    cell: ({ gym }) => asCount(gym?.members ?? 0),
    exported: ({ gym }) => numberCell(gym?.members),
  },
  {
    id: 'mrr',
    header: 'MRR',
    align: 'end',
    width: 96,
    cell: (row) => formatMoney(countedOf(row)?.monthly, PLATFORM_MONEY),
    exported: (row) => moneyCell(countedOf(row)?.monthly),
    sum: (rows) => formatMoney(totalOf(rows.map((row) => countedOf(row)?.monthly ?? 0)), PLATFORM_MONEY),
  },
  {
    id: 'lastActivity',
    header: 'Last activity',
    width: 104,
    cell: (row) => lastActivity(row, today),
    exported: (row) => instantCell(row.gym?.activity?.lastAt, zoneOf(row)),
  },
  {
    id: 'checkIns',
    header: 'Check-ins, 7 d',
    align: 'end',
    width: 104,
    onPhone: 'hidden',
    cell: (row) => {
      const found = countedOf(row)
      return found === null ? MISSING : asCount(found.checkIns)
    },
    exported: (row) => numberCell(countedOf(row)?.checkIns),
  },
  {
    id: 'devices',
    header: 'Devices',
    width: 124,
    onPhone: 'hidden',
    cell: (row) => {
      const found = countedOf(row)
      if (found === null) return MISSING
      const text = devicesText(found)
      return found.failingDevices > 0 ? <StateChip tone="red">{text}</StateChip> : text
    },
    exported: (row) => {
      const found = countedOf(row)
      return found === null ? textCell('') : textCell(devicesText(found))
    },
  },
]
