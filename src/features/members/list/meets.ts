import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import type { Member } from '@/domain/members/member'
import type { Condition } from '@/domain/members/memberFilter'

type Value = string | number | boolean | null | undefined

function holds(value: Value, { op, value: wanted }: Condition): boolean {
  // As in the store: a missing value and one of another kind meet no condition.
  if (value === null || value === undefined || typeof value !== typeof wanted) return false
  switch (op) {
    case '==':
      return value === wanted
    case '<':
      return value < wanted
    case '<=':
      return value <= wanted
    case '>':
      return value > wanted
    case '>=':
      return value >= wanted
  }
}

function memberValue(member: Member, field: string): Value {
  const { lookup } = member
  const values: Record<string, Value> = {
    isActive: member.isActive,
    deleted: member.deleted,
    totalDueAmount: member.totalDueAmount,
    gender: member.gender,
    sourceOfJoining: member.sourceOfJoining,
    'lookup.coverUntil': lookup.coverUntil,
    'lookup.startsOn': lookup.startsOn,
    'lookup.frozenFrom': lookup.frozenFrom,
    'lookup.frozenTo': lookup.frozenTo,
    'lookup.joinedOn': lookup.joinedOn,
    'lookup.lastVisitOn': lookup.lastVisitOn,
    'lookup.packageId': lookup.packageId,
  }
  return values[field]
}

/** Whether a member who was found by search is on the list too. */
export const meetsAll = (member: Member, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => holds(memberValue(member, condition.field), condition))

const directoryFields: Record<string, (entry: DirectoryEntry) => Value> = {
  isActive: (entry) => entry.a,
  deleted: (entry) => entry.x,
  totalDueAmount: (entry) => entry.d,
  'lookup.coverUntil': (entry) => entry.e,
  'lookup.startsOn': (entry) => entry.s,
  'lookup.frozenFrom': (entry) => entry.f,
  'lookup.frozenTo': (entry) => entry.t,
}

/** The same as far as the search directory can tell; what it does not hold is taken as met. */
export const mayMeetAll = (entry: DirectoryEntry, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => {
    const read = directoryFields[condition.field]
    return read === undefined || holds(read(entry), condition)
  })
