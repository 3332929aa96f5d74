import type { BiometricDevice } from '@/domain/biometric/device'
import type { DeviceFinding } from '@/domain/biometric/deviceStanding'
import type { Invoice } from '@/domain/invoices/invoice'
import type { ListedMember } from '@/domain/members/listedMember'
import type { NightTask } from '@/domain/monthStats/nightFailure'
import { totalOf } from '@/domain/shared/money'
import type { DueLead } from './keptLeads'
import type { UnmarkedExit } from './unmarkedExits'

/** What may wait for the owner (PRODUCT 4, screen 1), the most urgent first: it decides where rupees do not. */
export const todoKinds = [
  'night',
  'drift',
  'device',
  'approval',
  'overdue',
  'pastDue',
  'expired',
  'grace',
  'expiring',
  'absent',
  'lead',
  'staff',
  'birthday',
] as const
export type TodoKind = (typeof todoKinds)[number]

export const memberKinds = ['expired', 'grace', 'expiring', 'absent', 'birthday'] as const
export type MemberKind = (typeof memberKinds)[number]
/** `pastDue`: within the grace days after the due date, when the invoice is not overdue yet. */
export type InvoiceKind = 'approval' | 'overdue' | 'pastDue'

/**
 * Something of the night's check, in a sentence, with what it is about; '' where there is no such record. `task`: what the night
 * could not do, and for whom; null for a figure that differs from the records.
 */
export type NightItem = {
  text: string
  task: NightTask | null
  who: string
  memberId: string
  invoiceId: string
}

type Subject =
  | { kind: MemberKind; member: ListedMember }
  | { kind: InvoiceKind; invoice: Invoice }
  | { kind: 'lead'; lead: DueLead }
  | { kind: 'staff'; exit: UnmarkedExit }
  | { kind: 'night' | 'drift'; item: NightItem }
  | { kind: 'device'; device: BiometricDevice; findings: readonly DeviceFinding[] }

/**
 * One thing to do. `key` names it and its reason: the same member who expires once more is another thing. `rupees` is
 * what is at stake, 0 where it is not money; `pressing` the days that it has waited, below 0 where it is still ahead.
 */
export type TodoRow = Subject & { key: string; rupees: number; pressing: number }

export type TodoGroup = {
  kind: TodoKind
  /** Ranked. */
  rows: readonly TodoRow[]
  /** Of the whole list behind it, also where only its first rows were read; null where nobody counted it. */
  count: number | null
  /** Of the whole list, in rupees. */
  rupees: number
  /** Whether it is: where only the first rows were read and nobody added the others up, it is of those, ranks and is not said. */
  isAddedUp: boolean
}

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The most rupees first; of the same, what has waited longest. Equal ones stand by their key, so that none jumps about. */
export const rankedRows = (rows: readonly TodoRow[]): TodoRow[] =>
  rows.toSorted(
    (one, other) =>
      other.rupees - one.rupees || other.pressing - one.pressing || compareText(one.key, other.key),
  )

/** The group at which most rupees are at stake first; of the same, the more urgent kind. A group of nothing is left out. */
export const rankedGroups = (groups: readonly TodoGroup[]): TodoGroup[] =>
  groups
    .filter(({ rows, count }) => rows.length > 0 || (count ?? 0) > 0)
    .map((group) => ({ ...group, rows: rankedRows(group.rows) }))
    .toSorted(
      (one, other) =>
        other.rupees - one.rupees || todoKinds.indexOf(one.kind) - todoKinds.indexOf(other.kind),
    )

/**
 * Whether anything of the group waits that nobody put off: a row, or one of those that were not read. `isHidden` says whether a
 * row was put off.
 */
export const stillWaits = ({ rows, count }: TodoGroup, isHidden: (row: TodoRow) => boolean): boolean =>
  count === null || count > rows.length || rows.some((row) => !isHidden(row))

/** A group whose whole list is at hand. */
export const groupOf = (kind: TodoKind, rows: readonly TodoRow[]): TodoGroup => ({
  kind,
  rows,
  count: rows.length,
  rupees: totalOf(rows.map(({ rupees }) => rupees)),
  isAddedUp: true,
})

/** A group of which only the first rows were read; `whole` is what is known of all of it. */
export function cutGroupOf(
  kind: TodoKind,
  rows: readonly TodoRow[],
  whole: { count: number | null; rupees: number | null },
): TodoGroup {
  const read = groupOf(kind, rows)
  const { count, rupees } = whole
  return { ...read, count, rupees: rupees ?? read.rupees, isAddedUp: rupees !== null }
}
