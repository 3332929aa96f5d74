import type { ClientInfo } from '@/domain/gyms/gym'
import { settingsOf, type GymSettings } from '@/domain/gyms/settings'
import { editedMember, newMember } from '@/domain/members/applyForm'
import { blocked, blockTakenBack, unblocked } from '@/domain/members/block'
import { refuseErased } from '@/domain/members/erase'
import { lookupOf } from '@/domain/members/lookupOf'
import type { Member } from '@/domain/members/member'
import type { MemberForm } from '@/domain/members/memberForm'
import { refuseNotes } from '@/domain/members/memberNotes'
import { refusePersonTexts } from '@/domain/members/personTexts'
import { AppError } from '@/domain/shared/appError'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { settingsIn } from '@/data/gyms/gymOf'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { Clock } from '@/data/store/clock'
import { serverTime, type DocumentStore, type StoreTransaction } from '@/data/store/documentStore'
import { heldMember, memberPath, writeDirectory, writePerson, type HeldMember } from './memberRecords'

/** What an act reckons with, as the store holds it at that moment. */
type Moment = { now: Date; today: CivilDate; settings: GymSettings; timezone: string }

function momentBy(settings: GymSettings, clock: Clock): Moment {
  const now = clock.now()
  return { now, settings, timezone: settings.timezone, today: civilDateIn(now, settings.timezone) }
}

const momentOf = ({ preference, type }: ClientInfo, clock: Clock) =>
  momentBy(settingsOf(preference, type), clock)

const momentIn = async (transaction: StoreTransaction, gymId: string, clock: Clock): Promise<Moment> =>
  momentBy(await settingsIn(transaction, gymId), clock)

/** The member inside a transaction; rejects with 'not-found' when there is none in this centre. */
async function memberIn(
  transaction: StoreTransaction,
  gymId: string,
  id: string,
  timezone: string,
): Promise<HeldMember> {
  const held = heldMember(await transaction.get(memberPath(id)), timezone)
  if (held === null || held.member.gymId !== gymId) throw appErrorOf('not-found', memberPath(id))
  return held
}

function allowed(outcome: Member | Refusal): Member {
  if (isRefused(outcome)) throw new AppError('refused', outcome.reason)
  return outcome
}

/** Changes who one member is, with all that is derived from it, in one transaction. */
function change(
  store: DocumentStore,
  clock: Clock,
  gymId: string,
  id: string,
  next: (member: Member, moment: Moment) => Member,
  gym?: ClientInfo,
): Promise<Member> {
  return store.transact(async (transaction) => {
    const moment = gym ? momentOf(gym, clock) : await momentIn(transaction, gymId, clock)
    const held = await memberIn(transaction, gymId, id, moment.timezone)
    const erased = refuseErased(held.member)
    if (erased) throw new AppError('refused', erased.reason)
    const changed = next(held.member, moment)
    const tooLong = refusePersonTexts(changed)
    if (tooLong) throw new AppError('refused', tooLong.reason)
    const after = { ...changed, lookup: lookupOf(changed, moment.timezone, held.member.lookup) }
    writePerson(transaction, held, after)
    return after
  })
}

/** The page's writes on a member, which touch no money; each rejects with AppError. */
export const memberActs = (store: DocumentStore, clock: Clock) => ({
  /** SPECIFICATION 5: skipped, and answered with what is there, when the id exists already. */
  add: (gymId: string, id: string, form: MemberForm, gym: ClientInfo): Promise<Member> =>
    store.transact(async (transaction) => {
      const moment = momentOf(gym, clock)
      const stored = await transaction.get(memberPath(id))
      const known = heldMember(stored, moment.timezone)
      if (known !== null && known.member.gymId === gymId) return known.member
      if (stored !== null) throw appErrorOf('already-exists', memberPath(id))
      const member = newMember(id, gymId, form, moment)
      transaction.create(memberPath(id), { ...member, createdAt: serverTime, updatedAt: serverTime })
      writeDirectory(transaction, member)
      return member
    }),
  /** Writes what `form` changes of the member that it opened with. */
  edit: (gymId: string, opened: Member, form: MemberForm, gym: ClientInfo): Promise<Member> =>
    change(
      store,
      clock,
      gymId,
      opened.id,
      (member, moment) => editedMember(member, form, opened, { ...moment, locale: moment.settings.locale }),
      gym,
    ),
  /** `dp`: the Storage path, '' for none. */
  setPhoto: (gymId: string, id: string, dp: string): Promise<Member> =>
    change(store, clock, gymId, id, (member) => ({ ...member, dp })),
  /** Rejects, 'refused', where the note is not `from` any more, over which this one was typed. */
  setNotes: (gymId: string, id: string, notes: string, from: string): Promise<Member> =>
    change(store, clock, gymId, id, (member) => {
      const refusal = refuseNotes(member, notes, from)
      if (refusal) throw new AppError('refused', refusal.reason)
      return { ...member, notes: notes.trim() }
    }),
  /** Rejects, 'refused', where the domain says no. */
  block: (gymId: string, id: string, reason: string): Promise<Member> =>
    change(store, clock, gymId, id, (member, { today }) => allowed(blocked(member, reason, today))),
  undoBlock: (gymId: string, id: string): Promise<Member> => change(store, clock, gymId, id, blockTakenBack),
  unblock: (gymId: string, id: string): Promise<Member> => change(store, clock, gymId, id, unblocked),
  undoUnblock: (gymId: string, id: string): Promise<Member> =>
    change(store, clock, gymId, id, (member) => ({ ...member, blocked: true })),
  deactivate: (gymId: string, id: string, reason: string): Promise<Member> =>
    change(store, clock, gymId, id, (member, { today }) => ({
      ...member,
      isActive: false,
      deactivatedOn: today,
      reasonForLeaving: reason.trim(),
    })),
  /** Back on the active list, from wherever the member was. */
  restore: (gymId: string, id: string): Promise<Member> =>
    change(store, clock, gymId, id, (member) => ({
      ...member,
      isActive: true,
      deleted: false,
      deactivatedOn: null,
      reasonForLeaving: '',
    })),
  /** Kept in the store and on the Deleted tab. */
  remove: (gymId: string, id: string): Promise<Member> =>
    change(store, clock, gymId, id, (member) => ({ ...member, deleted: true })),
  undoRemove: (gymId: string, id: string): Promise<Member> =>
    change(store, clock, gymId, id, (member) => ({ ...member, deleted: false })),
})
