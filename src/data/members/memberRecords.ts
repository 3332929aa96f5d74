import { directoryEntryOf, shardOf } from '@/domain/members/directory'
import { memberSchema, type Member } from '@/domain/members/member'
import { upgradeMember, type UpgradedMember } from '@/domain/members/upgradeMember'
import type { Upgraded } from '@/data/store/collection'
import { changedFields, withoutFields } from '@/data/store/changedFields'
import {
  removeField,
  serverTime,
  type StoredDocument,
  type StoreTransaction,
  type Writer,
} from '@/data/store/documentStore'
import { permitted, type Repair } from '@/data/store/writeBack'

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

/** For lists: the older record as it reads, and whether a page could write something back. */
export function upgradedMember({ id, data: stored }: StoredDocument): Upgraded {
  const { data, repairs, history } = upgradeMember(id, stored)
  return { data, isOld: history.length > 0 || permitted(repairs, 'page') !== null }
}

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

/** Writes what differs from the stored record, an older one's upgrade with it, and the directory. */
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
export const repairMember: Repair = async ({ transaction, document, settings, by }) => {
  const { repairs, history } = upgradeMember(document.id, document.data, settings.timezone)
  const fields = permitted(repairs, by)
  const held = heldMember(document, settings.timezone)
  if (held === null || (fields === null && history.length === 0)) return false
  const missing = await missingHistory(transaction, held)
  writeHistory(transaction, document.id, missing)
  transaction.merge(document.path, {
    ...fields,
    ...(history.length > 0 ? { packageHistory: removeField } : {}),
  })
  writeDirectory(transaction, held.member)
  return true
}
