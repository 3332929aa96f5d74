import { z } from 'zod'
import { listedWith, noFacts, type ListedMember } from '@/domain/members/listedMember'
import { latest } from '@/domain/shared/calendar'
import { civilDateSchema, LONG_AGO, type CivilDate } from '@/domain/shared/civilDate'
import { durationTypeSchema } from '@/domain/shared/duration'
import { phoneDigits } from '@/domain/shared/phone'
import { packageTypeSchema } from '@/domain/packages/packageType'
import type { AttendanceDay } from '@/domain/attendance/attendance'
import { visitsOfLine } from '@/domain/attendance/visits'

/** Stands for the folder of a member's own photo, which nearly every path begins with. */
const OWN_FOLDER = '~'

const folderOf = (gymId: string, id: string) => `${gymId}/members/${id}/`

/**
 * One member, in few bytes: id, name, phone, code, 1 active + 2 blocked, first and last day of the cover, joined, last visit,
 * dues in rupees, which of the packages, birthday MM-DD, end of what runs, deactivated, photo, end of what follows, frozen from
 * and to. Dates are numbers, 20261123, and 1 is the last day of the cover. '' for none; what is empty at the end is left out.
 */
type Row = readonly (string | number)[]

/** By hand, ten times as fast as a schema: there are ten thousand. */
const isRow = (stored: unknown): stored is Row =>
  Array.isArray(stored) &&
  stored.length > 0 &&
  stored.every((cell: unknown) => typeof cell === 'string' || Number.isFinite(cell))

const termSchema = z.object({
  type: packageTypeSchema,
  duration: z.number(),
  durationType: durationTypeSchema,
})

const partSchema = z.object({
  /** The day on which it was made: later visits are not in it. */
  on: civilDateSchema,
  /** Id, name and term of each package that a row points to. */
  packages: z.array(z.tuple([z.string(), z.string(), termSchema.nullable()])),
  rows: z.custom<readonly Row[]>((stored) => Array.isArray(stored) && stored.every(isRow)),
})

export type KeptPart = { on: CivilDate; members: ListedMember[] }

const packedDate = (date: CivilDate | null) =>
  date === null || date === LONG_AGO ? '' : Number(date.replaceAll('-', ''))

/** Most packages end with the cover. */
const COVER_END = 1
const endIn = (end: CivilDate | null, coverUntil: CivilDate) =>
  end === coverUntil ? COVER_END : packedDate(end)

function packedRow(member: ListedMember, packageAt: number): (string | number)[] {
  const { id, gymId, entry, lookup } = member
  const folder = folderOf(gymId, id)
  const row: (string | number)[] = [
    id,
    member.name,
    member.phone,
    member.memberCode,
    (member.isActive ? 1 : 0) + (member.blocked ? 2 : 0),
    packedDate(lookup.startsOn),
    packedDate(lookup.coverUntil),
    packedDate(lookup.joinedOn),
    packedDate(member.lastVisitOn),
    member.totalDueAmount,
    packageAt,
    entry.g ?? '',
    endIn(member.runsUntil, lookup.coverUntil),
    packedDate(member.deactivatedOn),
    member.dp.startsWith(folder) ? OWN_FOLDER + member.dp.slice(folder.length) : member.dp,
    endIn(member.nextUntil, lookup.coverUntil),
    packedDate(lookup.frozenFrom),
    packedDate(lookup.frozenTo),
  ]
  while (row.at(-1) === '') row.pop()
  return row
}

/** What the dashboard has to know of these members, as one text of about 140 bytes for each; who was deleted is not in it. */
export function packedMembers(members: readonly ListedMember[], on: CivilDate): string {
  const packages = new Map<string, number>()
  const packageAt = ({ lookup: { packageId }, packageName, term }: ListedMember) => {
    const key = JSON.stringify([packageId, packageName, term])
    const known = packages.get(key) ?? packages.size
    packages.set(key, known)
    return known
  }
  const rows = members.filter(({ deleted }) => !deleted).map((member) => packedRow(member, packageAt(member)))
  return `{"on":"${on}","packages":[${[...packages.keys()].join(',')}],"rows":${JSON.stringify(rows)}}`
}

const textAt = (row: Row, at: number) => String(row[at] ?? '')
/** Written by `packedMembers` out of dates that a schema has read; ten thousand rows are no place to read them again. */
function dateAt(row: Row, at: number): CivilDate | null {
  const text = textAt(row, at)
  return /^\d{8}$/.test(text)
    ? (`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` as CivilDate)
    : null
}

type Part = z.infer<typeof partSchema>

function memberOf(gymId: string, row: Row, packages: Part['packages']): ListedMember {
  const id = textAt(row, 0)
  const flags = Number(row[4])
  const [packageId, packageName, term] = packages[Number(row[10])] ?? ['', '', null]
  const dp = textAt(row, 14)
  const phone = textAt(row, 2)
  const coverUntil = dateAt(row, 6) ?? LONG_AGO
  const endAt = (at: number) => (row[at] === COVER_END ? coverUntil : dateAt(row, at))
  return listedWith(
    id,
    gymId,
    {
      n: textAt(row, 1),
      p: phoneDigits(phone),
      c: textAt(row, 3),
      a: flags % 2 === 1,
      x: false,
      s: dateAt(row, 5) ?? LONG_AGO,
      e: coverUntil,
      f: dateAt(row, 16),
      t: dateAt(row, 17),
      d: Number(row[9]),
      k: packageName,
      i: dp.startsWith(OWN_FOLDER) ? folderOf(gymId, id) + dp.slice(OWN_FOLDER.length) : dp,
      b: flags >= 2,
      g: textAt(row, 11) || null,
      j: dateAt(row, 7),
      w: '',
    },
    {
      ...noFacts,
      ...{ packageId, phone, term },
      runsUntil: endAt(12),
      nextUntil: endAt(15),
      deactivatedOn: dateAt(row, 13),
    },
    dateAt(row, 8),
  )
}

/** null for a text that nobody can read. */
export function readKeptMembers(gymId: string, text: string): KeptPart | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const part = partSchema.safeParse(json)
  if (!part.success) return null
  const { on, packages, rows } = part.data
  return { on, members: rows.map((row) => memberOf(gymId, row, packages)) }
}

/**
 * The same with the visits of these days, which were read for themselves: marks leave the kept members as they are. Who did not
 * come stays the same object.
 */
export function withVisits(
  members: readonly ListedMember[],
  days: readonly (AttendanceDay | null)[],
): readonly ListedMember[] {
  const came = new Map<string, CivilDate>()
  for (const day of days)
    for (const [id, line] of Object.entries(day?.people ?? {}))
      if (day !== null && line.type === 'member' && visitsOfLine(line).length > 0)
        came.set(id, latest(day.date, came.get(id) ?? day.date))
  if (came.size === 0) return members
  return members.map((member) => {
    const date = came.get(member.id)
    if (date === undefined || (member.lastVisitOn !== null && member.lastVisitOn >= date)) return member
    return { ...member, lastVisitOn: date, lookup: { ...member.lookup, lastVisitOn: date } }
  })
}
