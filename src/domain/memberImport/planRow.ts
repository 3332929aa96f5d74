import { memberFormSchema } from '@/domain/members/memberForm'
import { memberStates } from '@/domain/members/memberState'
import type { CivilDate } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'
import type { DayOrder } from '@/domain/imports/dayOrder'
import type { FileRow } from '@/domain/imports/fileRows'
import { rowReader, type CellProblem } from '@/domain/imports/rowReader'
import { heldProblem } from './heldElsewhere'
import { readDate, readGender, readPhone, readYes } from '@/domain/imports/importCells'
import type { ImportColumns, ImportField } from './importFields'
import { formOfRow, type ImportRow } from './importRow'

/** `packageOf`: the id of a package by the name that the file gives it; undefined where nobody has said which one it is. */
export type RowContext = {
  today: CivilDate
  dayOrder: DayOrder
  timezone: string
  locale: string
  packageOf: (name: string) => string | undefined
}

/** The fields of the form whose problems stand in a column of another name. */
const fieldOfPath: Record<string, ImportField> = {
  'guardian.name': 'guardianName',
  'guardian.phone': 'guardianPhone',
  'guardian.relation': 'guardianRelation',
  'guardian.consent': 'guardianConsent',
}

const standings = new Set(memberStates.map(lowerName))

/** Our own export says under the same header how somebody stands, which is no part of an address. */
const stateIn = (text: string): string => (standings.has(lowerName(text)) ? '' : text)

const isField = (path: string, row: ImportRow): path is ImportField & keyof ImportRow => path in row

function formProblems(
  row: ImportRow,
  { today, locale }: Pick<RowContext, 'today' | 'locale'>,
): CellProblem<ImportField>[] {
  const form = memberFormSchema(today, locale).safeParse(formOfRow(row))
  if (form.success) return []
  return form.error.issues.flatMap(({ path, message }) => {
    const name = path.join('.')
    const field = fieldOfPath[name] ?? (isField(name, row) ? name : undefined)
    return field === undefined ? [] : [{ field, text: message }]
  })
}

/** One row of the file as it would be sent, and what is wrong with its cells. */
export function planRow(
  file: FileRow,
  columns: ImportColumns,
  { today, dayOrder, timezone, locale, packageOf }: RowContext,
): { row: ImportRow; problems: CellProblem<ImportField>[] } {
  const { problems, cell, read, add } = rowReader<ImportField>(file, columns)
  const day = (field: ImportField) =>
    read<CivilDate | null>(field, (text) => readDate(text, { order: dayOrder, timezone }), null)
  const phoneIn = (field: ImportField) => read(field, (text) => readPhone(text, locale), '')

  const endDate = day('packageEnd')
  const startDate = day('packageStart')
  const name = cell('packageName')
  const templateId = packageOf(name)
  const row: ImportRow = {
    line: file.line,
    name: cell('name'),
    phone: phoneIn('phone'),
    email: cell('email'),
    gender: read('gender', readGender, null),
    dob: day('dob'),
    address: cell('address'),
    city: cell('city'),
    state: stateIn(cell('state')),
    pincode: cell('pincode').replace(/\.0$/, ''),
    occupation: cell('occupation'),
    memberCode: cell('memberCode').replace(/\.0$/, ''),
    sourceOfJoining: cell('sourceOfJoining'),
    notes: cell('notes'),
    guardian: {
      name: cell('guardianName'),
      phone: phoneIn('guardianPhone'),
      relation: cell('guardianRelation'),
      consent: readYes(cell('guardianConsent')),
    },
    joinedOn: day('joinedOn'),
    held: endDate && templateId !== undefined ? { templateId, startDate, endDate } : null,
    sharesPhone: false,
  }
  const hasPackage = lowerName(name) !== '' || startDate !== null || endDate !== null
  for (const { field, text } of formProblems(row, { today, locale })) add(field, text)
  if (row.joinedOn !== null && row.joinedOn > today) add('joinedOn', 'The day of joining lies in the future')
  if (!hasPackage) return { row, problems }
  if (endDate === null) add('packageEnd', 'Enter the day on which the package ends')
  if (lowerName(name) === '') add('packageName', 'Enter the name of the package')
  else if (templateId === undefined) add('packageName', `Choose what “${name}” is among your packages`)
  const held = row.held && heldProblem(row.held, today)
  if (held !== null) add('packageEnd', held)
  return { row, problems }
}
