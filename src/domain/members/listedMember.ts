import { LONG_AGO, type CivilDate } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'
import { directoryEntryOf } from './directory'
import type { DirectoryEntry } from './directoryEntry'
import { readListLine, type ListFacts } from './listLine'
import { NO_COVER_END } from './lookupOf'
import type { Member, MemberLookup } from './member'

/**
 * A member as lists, their filters and their acts know one, out of the directory alone; the full record is read when
 * somebody opens it. Rupees, civil dates.
 */
export type ListedMember = Pick<
  Member,
  | 'id'
  | 'gymId'
  | 'name'
  | 'memberCode'
  | 'dp'
  | 'isActive'
  | 'deleted'
  | 'blocked'
  | 'totalDueAmount'
  | 'lastVisitOn'
> &
  Omit<ListFacts, 'packageId'> & {
    /** What the door decides by. */
    entry: DirectoryEntry
    /** Of the package that is held, else of what comes, else of what was; '' for none. */
    packageName: string
    lookup: Omit<MemberLookup, 'version'>
    /** The person was taken out of the record: nothing is done with it any more. */
    isErased: boolean
    /** An entry that an older version wrote: filters and columns beyond the search do not know the member yet. */
    isOlder: boolean
  }

/** Of an entry that lacks them. */
export const noFacts: ListFacts = {
  packageId: '',
  term: null,
  runsUntil: null,
  nextUntil: null,
  mayFreeze: true,
  gender: null,
  sourceOfJoining: '',
  pincode: '',
  dob: null,
  biometricUserId: 0,
  hasIdProof: false,
  consentOn: null,
  deactivatedOn: null,
  reasonForLeaving: '',
  phone: '',
  email: '',
  occupation: '',
  trainerId: '',
  trainerName: '',
}

/**
 * `lastVisitOn`: null for who has never come; `line`: null where nothing but the entry is known. Every field by its name: objects
 * that are spread together are ten times as slow to make and to ask, and ten thousand are made when a list opens.
 */
export function listedWith(
  id: string,
  gymId: string,
  entry: DirectoryEntry,
  line: ListFacts | null,
  lastVisitOn: CivilDate | null,
): ListedMember {
  const facts = line ?? noFacts
  return {
    id,
    gymId,
    entry,
    name: entry.n,
    memberCode: entry.c,
    dp: entry.i,
    isActive: entry.a,
    deleted: entry.x,
    blocked: entry.b,
    totalDueAmount: entry.d,
    packageName: entry.k,
    lastVisitOn,
    isOlder: line === null,
    isErased: entry.r === true,
    phone: line === null ? entry.p : line.phone,
    email: facts.email,
    gender: facts.gender,
    dob: facts.dob,
    pincode: facts.pincode,
    occupation: facts.occupation,
    sourceOfJoining: facts.sourceOfJoining,
    biometricUserId: facts.biometricUserId,
    hasIdProof: facts.hasIdProof,
    consentOn: facts.consentOn,
    deactivatedOn: facts.deactivatedOn,
    reasonForLeaving: facts.reasonForLeaving,
    trainerId: facts.trainerId,
    trainerName: facts.trainerName,
    term: facts.term,
    runsUntil: facts.runsUntil,
    nextUntil: facts.nextUntil,
    mayFreeze: facts.mayFreeze,
    lookup: {
      nameLower: lowerName(entry.n),
      phoneDigits: entry.p,
      coverUntil: entry.e,
      startsOn: entry.s,
      frozenFrom: entry.f,
      frozenTo: entry.t,
      packageId: facts.packageId,
      joinedOn: entry.j ?? LONG_AGO,
      // As `lookupOf`: who pays and never comes is absent since the cover began.
      lastVisitOn: lastVisitOn ?? (entry.e === NO_COVER_END ? null : entry.s),
    },
  }
}

/** Out of the directory and the day of the last visit. */
export const listedMember = (
  id: string,
  gymId: string,
  entry: DirectoryEntry,
  lastVisitOn: CivilDate | null,
): ListedMember => listedWith(id, gymId, entry, readListLine(entry.w), lastVisitOn)

/** The same out of the full record, for what lists and drawer share. */
export const listedOf = (member: Member): ListedMember =>
  listedMember(member.id, member.gymId, directoryEntryOf(member), member.lastVisitOn)

type Known = { lastVisitOn: CivilDate | null; listed: ListedMember }

/** Entries do not change, so each is read once: a change of one member must not read ten thousand. */
const prepared = new WeakMap<DirectoryEntry, Known>()

/** Everybody of a centre, from the shards of the directory and of the last visits. */
export function listedMembers(
  gymId: string,
  entries: ReadonlyMap<string, DirectoryEntry>,
  lastVisits: ReadonlyMap<string, CivilDate>,
): ListedMember[] {
  return [...entries].map(([id, entry]) => {
    const lastVisitOn = lastVisits.get(id) ?? null
    const known = prepared.get(entry)
    if (known?.lastVisitOn === lastVisitOn) return known.listed
    const listed = listedMember(id, gymId, entry, lastVisitOn)
    prepared.set(entry, { lastVisitOn, listed })
    return listed
  })
}
