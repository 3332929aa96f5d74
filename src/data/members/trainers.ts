import { heldMember, memberPath, missingHistory, writeMember } from './memberRecords'
import { membersOfTrainer, trainedNow } from './memberQueries'
import { settingsIn } from '@/data/gyms/gymOf'
import { tenantFilter } from '@/data/store/collection'
import { serverTime, type DocumentStore, type StoreTransaction } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { UPDATED_BY } from '@/data/store/stampedStore'
import type { Member } from '@/domain/members/member'
import { formerTrainersAfter } from '@/domain/members/trainerOn'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'

/** Whoever trains members; '' twice for nobody. */
export type Trainer = { id: string; name: string }

type Giving = {
  gymId: string
  /** Null leaves a member as it is. */
  next: (member: Member) => Trainer | null
  /** Who is named in each member's line of the audit log. */
  by: string
  now: Date
  /** The last day of work of whoever gives them away by leaving. */
  lastDay?: CivilDate | undefined
}

/** Gives members another trainer, with what lists say of them; what is the centre's alone. Answers who was found; whoever was erased stays as they are. */
export async function giveTrainer(
  transaction: StoreTransaction,
  ids: readonly string[],
  { gymId, next, by, now, lastDay }: Giving,
): Promise<Member[]> {
  const { timezone } = await settingsIn(transaction, gymId)
  const today = civilDateIn(now, timezone)
  const stored = await Promise.all(ids.map((id) => transaction.get(memberPath(id))))
  const held = stored
    .map((document) => heldMember(document, timezone))
    .filter((found) => found !== null)
    .filter(({ member }) => member.gymId === gymId)
  const changed = held.flatMap((found) => {
    const to = found.member.erased === undefined ? next(found.member) : null
    const { trainerId = '', trainerName = '' } = found.member
    return to === null || (to.id === trainerId && to.name === trainerName) ? [] : [{ found, to }]
  })
  const missing = await Promise.all(changed.map(({ found }) => missingHistory(transaction, found)))
  changed.forEach(({ found, to }, at) => {
    const isOther = to.id !== (found.member.trainerId ?? '')
    const after = {
      ...{ ...found.member, trainerId: to.id, trainerName: to.name },
      ...(isOther && { formerTrainers: formerTrainersAfter(found.member, today, lastDay) }),
    }
    writeMember(transaction, found, after, missing[at] ?? [])
    transaction.update(memberPath(after.id), [
      { at: ['updatedAt'], value: serverTime },
      { at: [UPDATED_BY], value: by },
    ])
  })
  return held.map(({ member }) => member)
}

/** How many members who train here somebody trains. */
export const countTrained = (
  store: Pick<DocumentStore, 'count'>,
  gymId: string,
  trainerId: string,
): Promise<number> => {
  const { path: collection, where } = trainedNow(gymId, trainerId)
  return store.count({ collection, where: [tenantFilter(gymId), ...where] })
}

/** Members in one transaction: each is written with its shard of the directory. */
const AT_ONCE = 25

type HandOver = Pick<Giving, 'gymId' | 'by' | 'now' | 'lastDay'> & { from: string; to: Trainer }

/**
 * Gives everybody whom somebody trains, those who left as well, to somebody else, some in a transaction: what broke off goes
 * on with the rest. To the same id it carries a new name along.
 */
export async function handOverMembers(
  store: DocumentStore,
  { from, to, ...giving }: HandOver,
): Promise<void> {
  const { gymId } = giving
  const { path: collection, where, orderBy } = membersOfTrainer(gymId, from)
  const question = { collection, where: [tenantFilter(gymId), ...where], orderBy }
  const next = ({ trainerId }: Member) => (trainerId === from ? to : null)
  for await (const documents of pagesOf(store, question))
    for (let at = 0; at < documents.length; at += AT_ONCE) {
      const ids = documents.slice(at, at + AT_ONCE).map(({ id }) => id)
      await store.transact((transaction) => giveTrainer(transaction, ids, { ...giving, next }))
    }
}
