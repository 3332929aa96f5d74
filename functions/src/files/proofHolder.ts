import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { folderOf, type FileKind } from '@/domain/files/fileKinds'
import { gymPath, settingsIn, storedSettings } from '@/data/gyms/gymOf'
import { heldMember, memberPath, writeDirectory } from '@/data/members/memberRecords'
import { staffPath } from '@/data/staff/staffRecords'
import type { StoreTransaction } from '@/data/store/documentStore'
import { byCaller, recordAct } from '../audit/recordAct'
import type { Acting } from '../http/handler'
import { notAllowed } from '../http/httpError'

/** Whose ID proof. */
export type Person = { gymId: string; of: 'member' | 'staff'; id: string }

type Holder = {
  /** The Storage path (older records: an address) of the current ID proof; '' for none. */
  current: string
  prefix: string
}

const recordPath = ({ of, id }: Person) => (of === 'member' ? memberPath(id) : staffPath(id))
const proofKind = ({ of }: Pick<Person, 'of'>): FileKind =>
  of === 'member' ? 'memberIdProof' : 'staffIdProof'

/** Every ID proof of this person begins so, and no other file does. */
export const proofPrefix = (person: Person) =>
  `${folderOf(person.gymId, proofKind(person), person.id)}/idProof-`

/**
 * The person's record as far as the ID proof goes. Rejects with 403 whether there is nobody, somebody of another centre,
 * or somebody whose documents are not this caller's: a guess learns nothing.
 */
export async function proofHolder(
  { caller }: Pick<Acting, 'caller'>,
  person: Person,
  get: StoreTransaction['get'],
): Promise<Holder> {
  if (person.of === 'staff' && caller.role === 'MANAGER') throw notAllowed()
  const stored = await get(recordPath(person))
  if (stored === null || stored.data['gymId'] !== person.gymId) throw notAllowed()
  const { idProof } = stored.data
  return {
    current: typeof idProof === 'string' ? idProof : '',
    prefix: proofPrefix(person),
  }
}

type Told = { act: 'replace' | 'read' | 'remove' | 'confirm'; path: string; before: string; after: string }

/** A line of the audit log about an ID proof, by its path: `idProof.read`. */
export const tellOfProof = (
  writer: Pick<StoreTransaction, 'set'>,
  { caller, now, requestId }: Acting,
  person: Person,
  { act, path, before, after }: Told,
): boolean =>
  recordAct(writer, {
    source: `${requestId} ${path}`,
    gymId: person.gymId,
    ...byCaller({ caller, now }),
    act: `idProof.${act}`,
    collection: person.of === 'member' ? 'members' : 'staff',
    documentId: person.id,
    before: { idProof: before },
    after: { idProof: after },
  })

/** Sets the record's ID proof with its line of the audit log; answers what stood there before. */
export const setProof = (acting: Acting, person: Person, next: (held: Holder) => string): Promise<string> =>
  acting.store.transact(async (transaction) => {
    const { timezone } = await settingsIn(transaction, person.gymId)
    const held = await proofHolder(acting, person, (path) => transaction.get(path))
    const after = next(held)
    if (after === held.current) return held.current
    // Lists find who has none by the directory's entry.
    const member =
      person.of === 'member' ? heldMember(await transaction.get(recordPath(person)), timezone) : null
    // The stamps of a page's own change are left alone: this line says more than theirs.
    transaction.merge(recordPath(person), { idProof: after })
    if (member !== null) writeDirectory(transaction, { ...member.member, idProof: after })
    const act = after === '' ? 'remove' : 'replace'
    tellOfProof(transaction, acting, person, { act, path: after, before: held.current, after })
    return held.current
  })

/** The centre's day. */
export async function gymToday({ store, now }: Acting, gymId: string): Promise<CivilDate> {
  const gym = await store.get(gymPath(gymId))
  if (gym === null) throw notAllowed()
  return civilDateIn(now, storedSettings(gym).timezone)
}
