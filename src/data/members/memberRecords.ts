import { directoryEntryOf, shardOf } from '@/domain/members/directory'
import { memberSchema, type Member } from '@/domain/members/member'
import { personLookup, personSchema } from '@/domain/members/person'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { upgradeMember, type UpgradedMember } from '@/domain/members/upgradeMember'
import { mapOf } from '@/domain/shared/readers'
import { isSame } from '@/domain/shared/upgradeRecord'
import { changedFields, withoutFields } from '@/data/store/changedFields'
import {
  removeField,
  serverTime,
  type StoredDocument,
  type StoreTransaction,
  type Writer,
} from '@/data/store/documentStore'
import type { Repair } from '@/data/store/repair'

export const memberPath = (id: string) => `members/${id}`
export const historyPath = (memberId: string, entryId: string) =>
  `members/${memberId}/packageHistory/${entryId}`
export const shardPath = (gymId: string, n: number) => `memberDirectory/${gymId}_${n}`

/** A member as stored and as today's code reads it, kept together because a write needs both. */
export type HeldMember = { stored: StoredDocument; member: Member; inline: UpgradedMember['history'] }

/** null when no schema can read it: nothing is written on top of what nobody understands. */
export function heldMember(stored: StoredDocument | null, timezone: string): HeldMember | null {
  if (stored === null) return null
  const { data, history } = upgradeMember(stored.id, stored.data, timezone)
  const parsed = memberSchema.safeParse(data)
  return parsed.success ? { stored, member: parsed.data, inline: history } : null
}

/** The older record as it reads; the server's upgrade writes it back. */
export const upgradedMember = ({ id, data }: StoredDocument) => upgradeMember(id, data).data

/** The member's line in the search directory; merging needs no read and makes the shard when it is the first. */
export function writeDirectory(writer: Writer, member: Member): void {
  const n = shardOf(member.id)
  writer.merge(shardPath(member.gymId, n), {
    gymId: member.gymId,
    n,
    people: { [member.id]: directoryEntryOf(member) },
    lastMemberId: member.id,
  })
}

/** Inline entries that their subcollection does not hold yet; to be asked before the transaction's first write. */
export async function missingHistory(transaction: StoreTransaction, { member, inline }: HeldMember) {
  const found = await Promise.all(inline.map(({ id }) => transaction.get(historyPath(member.id, id))))
  return inline.filter((_, index) => found[index] === null)
}

const writeHistory = (writer: Writer, memberId: string, entries: UpgradedMember['history']) =>
  entries.forEach((entry) => writer.create(historyPath(memberId, entry.id), entry))

const packageFields = ['currentPackage', 'futurePackage', 'lastPackage'] as const
/** What the directory says of a held package, and so what the rules compare. */
const toldOfPackage = ['name', 'type', 'duration', 'durationType', 'endDate'] as const

function isTold(stored: unknown, pkg: MemberPackage | null): boolean {
  const map = mapOf(stored)
  if (map === null || pkg === null) return (stored ?? null) === null && pkg === null
  return (
    toldOfPackage.every((key) => isSame(map[key], pkg[key])) &&
    (mapOf(map['freeze'])?.['allowed'] ?? true) === pkg.freeze.allowed
  )
}

/** Whether the store holds what the directory says of packages and money, and not an older form of it. */
const isCurrent = ({ stored: { data }, member }: HeldMember): boolean => {
  const lookup = mapOf(data['lookup']) ?? {}
  return (
    Object.entries(member.lookup).every(([key, value]) => isSame(lookup[key], value)) &&
    isSame(data['totalDueAmount'] ?? 0, member.totalDueAmount) &&
    packageFields.every((field) => isTold(data[field], member[field]))
  )
}

/**
 * What a page writes of a member: who it is, and the directory's entry with it. Of an older record nothing else: its
 * money, packages and history are the server's to bring up to date, and its entry follows with them.
 */
export function writePerson(writer: Writer, held: HeldMember, after: Member): void {
  const { stored, member } = held
  const mayFind = isCurrent(held)
  const found = mayFind ? personLookup.filter((key) => !isSame(member.lookup[key], after.lookup[key])) : []
  writer.update(memberPath(after.id), [
    ...changedFields(stored.data, personSchema.parse(after)),
    ...found.map((key) => ({ at: ['lookup', key], value: after.lookup[key] })),
    { at: ['updatedAt'], value: serverTime },
  ])
  if (mayFind) writeDirectory(writer, after)
}

/** The server's write: what differs from the stored record, an older one's upgrade with it, and the directory. */
export function writeMember(
  writer: Writer,
  { stored, inline }: HeldMember,
  after: Member,
  missing: UpgradedMember['history'],
): void {
  writeHistory(writer, after.id, missing)
  writer.update(memberPath(after.id), [
    ...changedFields(stored.data, withoutFields(after, 'createdAt', 'updatedAt')),
    ...(inline.length > 0 ? [{ at: ['packageHistory'], value: removeField }] : []),
    { at: ['updatedAt'], value: serverTime },
  ])
  writeDirectory(writer, after)
}

/** An older member brought up to date: fields, inline history moved to its subcollection, directory. */
export const repairMember: Repair = async ({ transaction, document, settings }) => {
  const { repairs, history } = upgradeMember(document.id, document.data, settings.timezone)
  const held = heldMember(document, settings.timezone)
  if (held === null || (repairs === null && history.length === 0)) return false
  const missing = await missingHistory(transaction, held)
  writeHistory(transaction, document.id, missing)
  transaction.merge(document.path, {
    ...repairs,
    ...(history.length > 0 ? { packageHistory: removeField } : {}),
  })
  writeDirectory(transaction, held.member)
  return true
}
