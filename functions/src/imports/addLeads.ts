import type { CallInput, CallOutput } from '@/domain/api/contract'
import { importedLead } from '@/domain/leadImport/importedLead'
import { readLeadRow, type LeadRow } from '@/domain/leadImport/leadRow'
import type { Lead } from '@/domain/leads/lead'
import { comparedDigits, phoneDigits, recordedDigits } from '@/domain/shared/phone'
import { isEmployed } from '@/domain/staff/staff'
import { leadPath, readLead } from '@/data/leads/leadRecords'
import { askDirectory } from '@/data/members/memberDirectory'
import { readStaff, staffPath } from '@/data/staff/staffRecords'
import type { StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import { leadIdOfKey, leadIdOfPhone, leadsWithPhones } from '../leads/leadIds'
import {
  added,
  addPart,
  faulty,
  known,
  type ImportParts,
  type ImportScene,
  type Outcome,
} from './importFrame'

type Asked = Omit<CallInput<'importLeads'>, 'rows'> & { rows: readonly LeadRow[] }

/** A row with where its lead would stand; `first` and `later` as they are stored now. */
type Place = { row: LeadRow; digits: string; first: StoredDocument | null; later: StoredDocument | null }

/** The ids of the two places that a phone has in one import. The later one is for where the first lead was deleted. */
const idsOf = ({ gymId, importId }: Asked, digits: string) => ({
  first: leadIdOfPhone(gymId, digits),
  later: leadIdOfKey(gymId, `${importId} ${digits}`),
})

const findAll = (transaction: StoreTransaction, asked: Asked): Promise<Place[]> =>
  Promise.all(
    asked.rows.map(async (row) => {
      const digits = phoneDigits(row.phone)
      const ids = idsOf(asked, digits)
      const first = await transaction.get(leadPath(ids.first))
      return { row, digits, first, later: await transaction.get(leadPath(ids.later)) }
    }),
  )

/** Who of those whom the rows name may follow up. */
async function ownersIn(
  transaction: StoreTransaction,
  { gymId, rows }: Asked,
  timezone: string,
): Promise<Set<string>> {
  const ids = [...new Set(rows.map(({ ownerId }) => ownerId ?? ''))].filter((id) => id !== '' && id !== gymId)
  const found = await Promise.all(
    ids.map(async (id) => readStaff(await transaction.get(staffPath(id)), timezone)),
  )
  const employed = found.flatMap((one) => (one?.gymId === gymId && isEmployed(one) ? [one.id] : []))
  return new Set(['', gymId, ...employed])
}

type Known = {
  /** Why a phone brings no new lead, by `comparedDigits`. */
  phones: Map<string, string>
  owners: ReadonlySet<string>
}

function sortRows(
  places: readonly Place[],
  asked: Asked,
  { gymId, at, today, settings, added: before }: ImportScene,
  { phones, owners }: Known,
  by: string,
): { outcomes: Outcome[]; leads: Lead[] } {
  const leads: Lead[] = []
  const outcomes = places.map(({ row, digits, first }): Outcome => {
    const ids = idsOf(asked, digits)
    if (before.has(ids.first) || before.has(ids.later)) return added(row)
    const { form, problems } = readLeadRow(row, { today, settings })
    if (form === null) return faulty(row, problems[0]?.text ?? 'This row can’t be read')
    const phone = comparedDigits(digits, settings.locale)
    const twin = phones.get(phone)
    if (twin !== undefined) return known(row, twin)
    if (!owners.has(row.ownerId ?? ''))
      return faulty(row, 'Whoever is to follow up does not work here any more')
    phones.set(phone, 'Is a lead already')
    const id = first === null ? ids.first : ids.later
    leads.push(importedLead({ id, gymId }, row, form, { by, at }))
    return added(row)
  })
  return { outcomes, leads }
}

/** Whoever has a phone already: members, and leads that are not deleted, as they stand in the store. */
async function phonesIn(
  transaction: StoreTransaction,
  stored: readonly (StoredDocument | null)[],
  { gymId, settings }: ImportScene,
): Promise<Map<string, string>> {
  const { timezone, locale } = settings
  const directory = await askDirectory(transaction, gymId)
  const leads = stored.flatMap((document) => readLead(document, timezone) ?? [])
  const taken = [
    ...leads
      .filter((lead) => lead.gymId === gymId && !lead.deleted)
      .map(({ phoneDigits: digits, status }) => [digits, `Is a lead already (${status})`] as const),
    ...[...directory.values()].filter(({ x }) => !x).map(({ p }) => [p, 'Is a member already'] as const),
  ]
  return new Map(taken.map(([digits, why]) => [comparedDigits(digits, locale), why]))
}

/** A phone is a lead once: two imports at once, and an import beside the enquiry page, meet in the same document. */
export function addLeads(parts: ImportParts, asked: Asked): Promise<CallOutput<'importLeads'>> {
  return addPart('leads', parts, asked, async (transaction, scene) => {
    const { locale, timezone } = scene.settings
    const digits = new Set(asked.rows.flatMap(({ phone }) => recordedDigits(phone, locale)))
    digits.delete('')
    const ofPhones = await leadsWithPhones(parts.store, asked.gymId, [...digits])
    const places = await findAll(transaction, asked)
    const stored = [...ofPhones, ...places.flatMap(({ first, later }) => [first, later])]
    const phones = await phonesIn(transaction, stored, scene)
    const owners = await ownersIn(transaction, asked, timezone)
    const { outcomes, leads } = sortRows(places, asked, scene, { phones, owners }, parts.caller.uid)
    return {
      outcomes,
      ids: leads.map(({ id }) => id),
      write: () => leads.forEach((lead) => transaction.create(leadPath(lead.id), { ...lead })),
    }
  })
}
