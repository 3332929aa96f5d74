import { z } from 'zod'
import type { AmountRules } from '@/domain/gyms/greatestAmount'
import type { GymSettings } from '@/domain/gyms/settings'
import type { CellProblem } from '@/domain/imports/rowReader'
import { labelsText } from '@/domain/leads/labels'
import { temperatures } from '@/domain/leads/lead'
import { emptyLeadForm, leadFormSchema, type LeadForm } from '@/domain/leads/leadForm'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import type { LeadField } from './leadFields'

/** Far above what any field may hold, so that a sentence about the field is said and not one about the call. */
const text = z.string().max(4000)

/** One row of a file of leads as it goes to the server, which reads it by the rules of the form for a new lead. */
export const leadRowSchema = z.strictObject({
  line: z.int().min(1).max(1_000_000),
  name: text,
  phone: text,
  email: text,
  pincode: text,
  source: text,
  interest: text,
  /** A page that was loaded before there were labels sends none. */
  labels: z.array(text).max(100).default([]),
  temperature: z.enum(temperatures),
  /** null: to be called on the day of the import. */
  nextFollowUpOn: civilDateSchema.nullable(),
  /** The uid of whoever follows up; '' for the centre’s owner, null for nobody in particular. */
  ownerId: z.string().max(128).nullable(),
  notes: text,
})
export type LeadRow = z.output<typeof leadRowSchema>

/** What of a centre decides whether a row can be a lead. */
export type LeadRules = {
  today: CivilDate
  settings: AmountRules & Pick<GymSettings, 'sources' | 'leadLabels' | 'timezone'>
}

export type ReadLeadRow =
  | { form: LeadForm; problems: [] }
  | { form: null; problems: CellProblem<LeadField>[] }

const isField = (path: string, row: LeadRow): path is LeadField & keyof LeadRow => path in row

/** A date of another software that is over: nobody can call on it any more. */
const overText = (day: CivilDate) =>
  `${formatCivil(day)} is over. Write today or a later day, or leave it empty for today`

/** The centre's own word for a source, whatever its capitals; undefined where it has none. */
export const sourceOf = (typed: string, sources: readonly string[]): string | undefined =>
  sources.find((source) => source.toLowerCase() === typed.trim().toLowerCase())

const unknownSource = (typed: string, sources: readonly string[]) =>
  `“${typed}” is not a source of this centre. Write ${sources.join(', ')}, or add it under Settings`

function unknownLabel(labels: readonly string[], own: readonly string[]): string | null {
  const unknown = labels.find((label) => !own.includes(label))
  if (unknown === undefined) return null
  const named = `“${unknown}” is not a label of this centre`
  return own.length === 0
    ? `${named}. Add labels under Settings`
    : `${named}. Write ${labelsText(own)}, or add it under Settings`
}

/** The row by the rules of the form for a new lead, or what is wrong with each of its cells. */
export function readLeadRow(row: LeadRow, { today, settings }: LeadRules): ReadLeadRow {
  const read = leadFormSchema(settings, today, null).safeParse({
    ...emptyLeadForm(today),
    ...row,
    nextFollowUpOn: row.nextFollowUpOn ?? today,
  })
  const problems: CellProblem<LeadField>[] = []
  if (row.source !== '' && sourceOf(row.source, settings.sources) === undefined)
    problems.push({ field: 'source', text: unknownSource(row.source, settings.sources) })
  const unknown = unknownLabel(row.labels, settings.leadLabels)
  if (unknown !== null) problems.push({ field: 'labels', text: unknown })
  const { nextFollowUpOn } = row
  if (nextFollowUpOn !== null && nextFollowUpOn < today)
    problems.push({ field: 'nextFollowUpOn', text: overText(nextFollowUpOn) })
  for (const { path, message } of read.error?.issues ?? []) {
    const field = path.join('.')
    if (isField(field, row) && !problems.some((known) => known.field === field))
      problems.push({ field, text: message })
  }
  if (read.success && problems.length === 0) return { form: read.data, problems: [] }
  return { form: null, problems }
}
