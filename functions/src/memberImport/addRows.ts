import { clientInfoSchema, gymSchema } from '@/domain/gyms/gym'
import { limitProblem, limitsOn } from '@/domain/gyms/gymLimits'
import { settingsOf } from '@/domain/gyms/settings'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import type { CallInput, CallOutput } from '@/domain/api/contract'
import { importedId, importedMember, readRow } from '@/domain/memberImport/importedMember'
import { MOST_IMPORTED, type ImportRow } from '@/domain/memberImport/importRow'
import type { MemberImport } from '@/domain/memberImport/memberImport'
import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { civilDateIn } from '@/domain/shared/calendar'
import { phoneDigits } from '@/domain/shared/phone'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { templateOf } from '@/data/acts/packageAct'
import { countOf, withRoom } from '@/data/gyms/gymCounts'
import { gymPath } from '@/data/gyms/gymOf'
import { memberImportPath, readMemberImport } from '@/data/memberImport/memberImportRecords'
import { askDirectory } from '@/data/members/memberDirectory'
import { memberPath, writeDirectory } from '@/data/members/memberRecords'
import type { DocumentStore, StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import { recordAct } from '../audit/recordAct'
import type { Caller } from '../http/caller'
import { noSuchGym } from '../http/httpError'

type Asked = Omit<CallInput<'importMembers'>, 'rows'> & { rows: readonly ImportRow[] }
type Answer = CallOutput<'importMembers'>
type Outcome = Extract<Answer, { kind: 'done' }>['rows'][number]
type Parts = { store: DocumentStore; caller: Caller; now: Date }

/** Whoever a row is about, and what the store has of them. */
type Found = { row: ImportRow; id: string; stored: StoredDocument | null }

const known = ({ line }: ImportRow, reason: string): Outcome => ({ line, outcome: 'known', reason })
const faulty = ({ line }: ImportRow, { reason }: Refusal): Outcome => ({ line, outcome: 'faulty', reason })

async function findAll(
  transaction: StoreTransaction,
  gymId: string,
  rows: readonly ImportRow[],
): Promise<Found[]> {
  return Promise.all(
    rows.map(async (row) => {
      const id = await importedId(gymId, row)
      return { row, id, stored: await transaction.get(memberPath(id)) }
    }),
  )
}

async function templatesOf(transaction: StoreTransaction, gymId: string, rows: readonly ImportRow[]) {
  const ids = [...new Set(rows.flatMap(({ held }) => (held ? [held.templateId] : [])))]
  const found = await Promise.all(ids.map((id) => templateOf({ transaction, gymId }, id)))
  return new Map(ids.map((id, at) => [id, found[at] ?? null]))
}

type Sorted = { outcomes: Outcome[]; members: Member[] }
type Scene = {
  gymId: string
  gym: ReturnType<typeof gymSchema.parse>
  moment: { now: Date; today: ReturnType<typeof civilDateIn>; timezone: string }
  templates: ReadonlyMap<string, PackageTemplate | null>
  /** Digits of the phones of members who are there. */
  phones: Set<string>
  /** Whom this import has added before. */
  added: ReadonlySet<string>
}

function sortRows(found: readonly Found[], scene: Scene): Sorted {
  const { gymId, moment, templates, phones, added } = scene
  const gym = clientInfoSchema.parse(scene.gym)
  const taken = new Set<string>()
  const members: Member[] = []
  const outcomes = found.map(({ row, id, stored }): Outcome => {
    if (added.has(id)) return { line: row.line, outcome: 'added', reason: '' }
    if (stored !== null || taken.has(id)) {
      const isDeleted = stored?.data['deleted'] === true
      return known(
        row,
        isDeleted ? 'Was deleted here. Restore them on Inactive members' : 'Is a member already',
      )
    }
    const digits = phoneDigits(row.phone)
    if (phones.has(digits) && !row.sharesPhone) return known(row, 'Another member has this phone number')
    const read = readRow(row, moment.today)
    if (isRefused(read)) return faulty(row, read)
    const template = row.held ? (templates.get(row.held.templateId) ?? null) : null
    if (row.held && (template === null || template.deleted))
      return faulty(row, refused('The package is not among those of this centre any more'))
    taken.add(id)
    phones.add(digits)
    members.push(importedMember({ id, gymId, gym }, row, read.form, template, moment))
    return { line: row.line, outcome: 'added', reason: '' }
  })
  return { outcomes, members }
}

/** The import with those added, under its own moment, which its members bear: whoever was changed since bears another. */
function grown(
  before: MemberImport | null,
  { gymId, importId, fileName }: Asked,
  by: string,
  now: Date,
  ids: string[],
): MemberImport {
  const begun: MemberImport = before ?? {
    ...{ id: importId, gymId, fileName, at: now, by, added: 0, ids: [] },
    ...{ undoneAt: null, removed: 0, kept: 0 },
  }
  return { ...begun, added: begun.added + ids.length, ids: [...begun.ids, ...ids] }
}

/**
 * Adds a part of a file's rows in one transaction. It reads and writes the centre's own record, so of two imports at once the later
 * one sees whom the earlier has added. Members, their directory, the count and the line of the audit log are written, and nothing
 * else: no invoice, no payment, no message.
 */
export const addRows = ({ store, caller, now }: Parts, asked: Asked): Promise<Answer> =>
  store.transact(async (transaction): Promise<Answer> => {
    const { gymId, importId, rows } = asked
    const path = memberImportPath(gymId, importId)
    const [stored, storedImport] = [await transaction.get(gymPath(gymId)), await transaction.get(path)]
    if (stored === null) throw noSuchGym()
    const gym = gymSchema.parse(upgradeGym(gymId, stored.data).data)
    const before = readMemberImport(storedImport, gymId)
    if (before !== null && before.undoneAt !== null)
      return refused('This import was rolled back. Choose the file once more to import it.')
    const { timezone } = settingsOf(gym.preference, gym.type)
    const at = before?.at ?? now
    const directory = await askDirectory(transaction, gymId)
    const { outcomes, members } = sortRows(await findAll(transaction, gymId, rows), {
      ...{ gymId, gym, moment: { now: at, today: civilDateIn(now, timezone), timezone } },
      templates: await templatesOf(transaction, gymId, rows),
      phones: new Set([...directory.values()].filter(({ x }) => !x).map(({ p }) => p)),
      added: new Set(before?.ids),
    })
    if (members.length === 0) return { kind: 'done', rows: outcomes }
    const count = await countOf(store, gymId, 'members')
    const problem = limitProblem(limitsOn(gym, civilDateIn(now, timezone)), 'members', count, members.length)
    if (problem !== null) return refused(problem)
    const after = grown(
      before,
      asked,
      caller.uid,
      at,
      members.map(({ id }) => id),
    )
    if (after.added > MOST_IMPORTED)
      return refused(`One import adds at most ${MOST_IMPORTED} members. Choose the rest of the file again.`)
    for (const member of members) {
      transaction.create(memberPath(member.id), { ...member })
      writeDirectory(transaction, member)
    }
    transaction.update(gymPath(gymId), withRoom(stored, [{ at: ['members'], value: count + members.length }]))
    transaction.set(path, after)
    // One line an import, however many parts it has.
    recordAct(transaction, {
      ...{ source: importId, gymId, at: now, by: caller.uid, byRole: caller.role, support: caller.support },
      ...{ act: 'memberImport.add', collection: 'memberImports', documentId: importId },
      before: null,
      after: { added: after.added },
    })
    return { kind: 'done', rows: outcomes }
  })
