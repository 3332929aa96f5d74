import type { DayOrder } from '@/domain/imports/dayOrder'
import type { FileRow } from '@/domain/imports/fileRows'
import { readDate, readPhone, type Read } from '@/domain/imports/importCells'
import { rowReader, type CellProblem } from '@/domain/imports/rowReader'
import { temperatures, type Lead, type LeadStatus, type Temperature } from '@/domain/leads/lead'
import { labelsIn } from '@/domain/leads/labels'
import type { SamePhone } from '@/domain/members/samePhone'
import type { CivilDate } from '@/domain/shared/civilDate'
import { comparedDigits } from '@/domain/shared/phone'
import { lowerName } from '@/domain/shared/text'
import { peopleWords } from '@/domain/staff/peopleWords'
import type { LeadColumns, LeadField } from './leadFields'
import { readLeadRow, sourceOf, type LeadRow, type LeadRules } from './leadRow'

/** Who has the phone of a row already: a member, a lead, or an earlier line of the file. */
export type LeadTwin = { name: string } & ({ hasLeft: boolean } | { status: LeadStatus } | { line: number })

export type PlannedLead = { line: number; cells: readonly string[]; row: LeadRow } & (
  | { kind: 'new' }
  | { kind: 'duplicate'; twin: LeadTwin }
  | { kind: 'faulty'; problems: readonly CellProblem<LeadField>[] }
)

export type LeadPlanContext = LeadRules & {
  dayOrder: DayOrder
  /** Who may follow up, by their name in lower case; two of one name are two ids. */
  owners: ReadonlyMap<string, readonly string[]>
  /** By `comparedDigits`. */
  known: ReadonlyMap<string, LeadTwin>
}

/** Whoever has a phone already, by `comparedDigits`: a member before a lead, an open lead before one that is lost. */
export function knownPhones(
  members: ReadonlyMap<string, readonly SamePhone[]>,
  leads: readonly Lead[],
  locale: string,
): Map<string, LeadTwin> {
  const found = new Map<string, LeadTwin>()
  for (const { phoneDigits, name, status } of leads) {
    const digits = comparedDigits(phoneDigits, locale)
    if (phoneDigits !== '' && (status !== 'Lost' || !found.has(digits))) found.set(digits, { name, status })
  }
  for (const [digits, [first]] of members)
    if (first) found.set(digits, { name: first.name, hasLeft: first.hasLeft })
  return found
}

function readTemperature(cell: string): Read<Temperature> {
  if (cell === '') return { value: 'Warm' }
  const value = temperatures.find((each) => each.toLowerCase() === cell.toLowerCase())
  return value === undefined ? { problem: `“${cell}” is not known. Write Hot, Warm or Cold` } : { value }
}

const readOwner =
  (owners: LeadPlanContext['owners']) =>
  (cell: string): Read<string | null> => {
    if (cell === '') return { value: '' }
    // As our own export says it.
    if (lowerName(cell) === lowerName(peopleWords.nobody)) return { value: null }
    const [first, ...others] = owners.get(lowerName(cell)) ?? []
    if (first === undefined)
      return {
        problem: `“${cell}” does not work here. Write the name as it is under Staff, or leave it empty`,
      }
    return others.length === 0
      ? { value: first }
      : { problem: `More than one person is called “${cell}”. Leave it empty, and assign the lead later` }
  }

function planRow(file: FileRow, columns: LeadColumns, context: LeadPlanContext) {
  const { problems, cell, read, add } = rowReader<LeadField>(file, columns)
  const source = cell('source')
  const row: LeadRow = {
    line: file.line,
    name: cell('name'),
    phone: read('phone', (text) => readPhone(text, context.settings.locale), ''),
    email: cell('email'),
    pincode: cell('pincode').replace(/\.0$/, ''),
    source: sourceOf(source, context.settings.sources) ?? source,
    interest: cell('interest'),
    labels: labelsIn(cell('labels'), context.settings.leadLabels),
    temperature: read('temperature', readTemperature, 'Warm'),
    nextFollowUpOn: read<CivilDate | null>(
      'nextFollowUpOn',
      (text) => readDate(text, { order: context.dayOrder, timezone: context.settings.timezone }),
      null,
    ),
    ownerId: read<string | null>('ownerId', readOwner(context.owners), ''),
    notes: cell('notes'),
  }
  for (const { field, text } of readLeadRow(row, context).problems) add(field, text)
  return { row, problems }
}

/** The dry run: what each row of the file becomes, in its order. Nothing is written. */
export function planLeads(
  rows: readonly FileRow[],
  columns: LeadColumns,
  context: LeadPlanContext,
): PlannedLead[] {
  const before = new Map<string, LeadTwin>()
  return rows.map((file): PlannedLead => {
    const { row, problems } = planRow(file, columns, context)
    const planned = { ...file, row }
    if (problems.length > 0) return { ...planned, kind: 'faulty', problems }
    const digits = comparedDigits(row.phone, context.settings.locale)
    const twin = context.known.get(digits) ?? before.get(digits)
    if (twin) return { ...planned, kind: 'duplicate', twin }
    before.set(digits, { line: file.line, name: row.name })
    return { ...planned, kind: 'new' }
  })
}
