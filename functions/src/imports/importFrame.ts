import type { CallOutput } from '@/domain/api/contract'
import { gymSchema } from '@/domain/gyms/gym'
import { settingsOf, type GymSettings } from '@/domain/gyms/settings'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import { MOST_IMPORTED } from '@/domain/imports/fileRows'
import type { ImportedPeople, ImportRecord } from '@/domain/imports/importRecord'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { gymPath } from '@/data/gyms/gymOf'
import { memberImportPath, readMemberImport } from '@/data/memberImport/memberImportRecords'
import type { DocumentStore, StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import { byCaller, recordAct } from '../audit/recordAct'
import type { Caller } from '../http/caller'
import { noSuchGym } from '../http/httpError'

export type ImportParts = { store: DocumentStore; caller: Caller; now: Date }
type Answer = CallOutput<'importMembers' | 'importLeads'>
export type Outcome = Extract<Answer, { kind: 'done' }>['rows'][number]
type Asked = { gymId: string; importId: string; fileName: string }

/** What of an import is one act in the audit log, whoever it brings. */
export const actOf = { members: 'memberImport', leads: 'leadImport' } as const satisfies Record<
  ImportedPeople,
  string
>

export type ImportScene = {
  gymId: string
  stored: StoredDocument
  gym: ReturnType<typeof gymSchema.parse>
  settings: GymSettings
  today: CivilDate
  /** What everybody of this import bears, so that whoever was changed since is known. */
  at: Date
  /** Whom this import has added before. */
  added: ReadonlySet<string>
}

/** Whom a part adds, with what became of each row; `write` comes after every read. */
type Part = { outcomes: Outcome[]; ids: readonly string[]; write: () => void }

function begun(of: ImportedPeople, { gymId, importId, fileName }: Asked, by: string, at: Date): ImportRecord {
  return {
    ...{ id: importId, gymId, of, fileName, at, by, added: 0, ids: [] },
    ...{ undoneAt: null, removed: 0, kept: 0 },
  }
}

export const known = ({ line }: { line: number }, reason: string): Outcome => ({
  ...{ line, outcome: 'known', reason },
})
export const faulty = ({ line }: { line: number }, reason: string): Outcome => ({
  ...{ line, outcome: 'faulty', reason },
})
export const added = ({ line }: { line: number }): Outcome => ({ line, outcome: 'added', reason: '' })

/**
 * Adds a part of a file's rows in one transaction, under the import's own moment; a repeat finds its own work done. They, the import's
 * record and its line of the audit log are written, and nothing else: no invoice, no payment, no message.
 */
export const addPart = (
  of: ImportedPeople,
  { store, caller, now }: ImportParts,
  asked: Asked,
  partOf: (transaction: StoreTransaction, scene: ImportScene) => Promise<Part | Refusal>,
): Promise<Answer> =>
  store.transact(async (transaction): Promise<Answer> => {
    const { gymId, importId } = asked
    const path = memberImportPath(gymId, importId)
    const [stored, storedImport] = [await transaction.get(gymPath(gymId)), await transaction.get(path)]
    if (stored === null) throw noSuchGym()
    const gym = gymSchema.parse(upgradeGym(gymId, stored.data).data)
    const before = readMemberImport(storedImport, gymId)
    if (before !== null && (before.undoneAt !== null || before.of !== of))
      return refused('This import was rolled back. Choose the file once more to import it.')
    const settings = settingsOf(gym.preference, gym.type)
    const held = before ?? begun(of, asked, caller.uid, now)
    const part = await partOf(transaction, {
      ...{ gymId, stored, gym, settings, at: held.at, added: new Set(held.ids) },
      today: civilDateIn(now, settings.timezone),
    })
    if (isRefused(part)) return { kind: 'refused', reason: part.reason }
    const { outcomes, ids, write } = part
    if (ids.length === 0) return { kind: 'done', rows: outcomes }
    const after = { ...held, added: held.added + ids.length, ids: [...held.ids, ...ids] }
    if (after.added > MOST_IMPORTED)
      return refused(`One import adds at most ${MOST_IMPORTED} ${of}. Choose the rest of the file again.`)
    write()
    transaction.set(path, after)
    // One line an import, however many parts it has.
    recordAct(transaction, {
      ...{ source: importId, gymId, ...byCaller({ caller, now: held.at }) },
      act: `${actOf[of]}.add`,
      ...{ collection: 'memberImports', documentId: importId, before: null },
      after: { added: after.added },
    })
    return { kind: 'done', rows: outcomes }
  })
