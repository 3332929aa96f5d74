import { clientInfoSchema } from '@/domain/gyms/gym'
import { limitProblem, limitsOn } from '@/domain/gyms/gymLimits'
import type { CallInput, CallOutput } from '@/domain/api/contract'
import { importedId, importedMember, laterId, readRow } from '@/domain/memberImport/importedMember'
import type { ImportRow } from '@/domain/memberImport/importRow'
import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { comparedDigits } from '@/domain/shared/phone'
import { isRefused, refused } from '@/domain/shared/refusal'
import { templateOf } from '@/data/acts/packageAct'
import { countOf, withRoom } from '@/data/gyms/gymCounts'
import { gymPath } from '@/data/gyms/gymOf'
import { askDirectory } from '@/data/members/memberDirectory'
import { memberPath, writeDirectory } from '@/data/members/memberRecords'
import type { StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import {
  added,
  addPart,
  faulty,
  known,
  type ImportParts,
  type ImportScene,
  type Outcome,
} from './importFrame'

type Asked = Omit<CallInput<'importMembers'>, 'rows'> & { rows: readonly ImportRow[] }

/** Why a row brings nobody whose record is there already. */
function whyKnown(stored: StoredDocument | null): string {
  if (stored?.data['erased'] !== undefined) return 'Was erased here. Add them by hand'
  return stored?.data['deleted'] === true
    ? 'Was deleted here. Restore them on Inactive members'
    : 'Is a member already'
}

/** Whoever a row is about, and what the store has of them. */
type Found = { row: ImportRow; id: string; stored: StoredDocument | null }

const findAll = (transaction: StoreTransaction, { gymId, importId, rows }: Asked): Promise<Found[]> =>
  Promise.all(
    rows.map(async (row) => {
      const id = await importedId(gymId, row)
      const stored = await transaction.get(memberPath(id))
      if (stored === null || stored.data['gymId'] === gymId) return { row, id, stored }
      const later = await laterId(gymId, importId, row)
      return { row, id: later, stored: await transaction.get(memberPath(later)) }
    }),
  )

async function templatesOf(transaction: StoreTransaction, gymId: string, rows: readonly ImportRow[]) {
  const ids = [...new Set(rows.flatMap(({ held }) => (held ? [held.templateId] : [])))]
  const found = await Promise.all(ids.map((id) => templateOf({ transaction, gymId }, id)))
  return new Map(ids.map((id, at) => [id, found[at] ?? null]))
}

type Sorted = { outcomes: Outcome[]; members: Member[] }
type Known = {
  templates: ReadonlyMap<string, PackageTemplate | null>
  /** Of members who are there, by `comparedDigits`. */
  phones: Set<string>
}

function sortRows(found: readonly Found[], scene: ImportScene, { templates, phones }: Known): Sorted {
  const { gymId, at, today, settings } = scene
  const gym = clientInfoSchema.parse(scene.gym)
  const moment = { now: at, today, timezone: settings.timezone }
  const taken = new Set<string>()
  const members: Member[] = []
  const outcomes = found.map(({ row, id, stored }): Outcome => {
    if (scene.added.has(id)) return added(row)
    if (stored !== null || taken.has(id)) return known(row, whyKnown(stored))
    const digits = comparedDigits(row.phone, settings.locale)
    if (phones.has(digits) && !row.sharesPhone) return known(row, 'Another member has this phone number')
    const read = readRow(row, today, settings.locale)
    if (isRefused(read)) return faulty(row, read.reason)
    const template = row.held ? (templates.get(row.held.templateId) ?? null) : null
    if (row.held && (template === null || template.deleted))
      return faulty(row, 'The package is not among those of this centre any more')
    taken.add(id)
    phones.add(digits)
    members.push(importedMember({ id, gymId, gym }, row, read.form, template, moment))
    return added(row)
  })
  return { outcomes, members }
}

/**
 * It reads and writes the centre's own record, so of two imports at once the later one sees whom the earlier has added. The directory
 * and the count are written with the members.
 */
export const addMembers = (parts: ImportParts, asked: Asked): Promise<CallOutput<'importMembers'>> =>
  addPart('members', parts, asked, async (transaction, scene) => {
    const { gymId, gym, stored, today, settings } = scene
    const directory = await askDirectory(transaction, gymId)
    const { outcomes, members } = sortRows(await findAll(transaction, asked), scene, {
      templates: await templatesOf(transaction, gymId, asked.rows),
      phones: new Set(
        [...directory.values()].filter(({ x }) => !x).map(({ p }) => comparedDigits(p, settings.locale)),
      ),
    })
    const count = await countOf(parts.store, gymId, 'members')
    const problem =
      members.length === 0 ? null : limitProblem(limitsOn(gym, today), 'members', count, members.length)
    if (problem !== null) return refused(problem)
    return {
      outcomes,
      ids: members.map(({ id }) => id),
      write() {
        for (const member of members) {
          transaction.create(memberPath(member.id), { ...member })
          writeDirectory(transaction, member)
        }
        transaction.update(
          gymPath(gymId),
          withRoom(stored, [{ at: ['members'], value: count + members.length }]),
        )
      },
    }
  })
