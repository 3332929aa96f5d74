import { fingerprintOf } from '@/domain/ledger/chain'
import { z } from 'zod'
import { monthSchema, type Month } from '@/domain/monthStats/monthStats'
import { monthText } from '@/domain/shared/monthText'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { rupees } from '@/domain/shared/rupees'
import { contributionSchema, contributionStatuses, netOf } from './contribution'
import { timeOf, type PayLine } from './payLine'
import { firstOfMonth } from './payMonth'
import type { PersonPay } from './payOfMonth'

const lineSchema = contributionSchema
  .pick({
    id: true,
    staffId: true,
    categoryId: true,
    direction: true,
    amount: true,
    basisAmount: true,
    rate: true,
    source: true,
    note: true,
  })
  .extend({
    kind: z.enum(['base', 'overtime', 'commission']),
    /** Earlier months that what it takes back counts as they would be generated. */
    open: z.array(monthSchema).default([]),
    /** What became of it, where the ledger has it already; null for a new one. */
    stands: z.object({ status: z.enum(contributionStatuses), amount: rupees() }).nullable(),
  })

/** A month's pay of one employee as it would be written, for somebody to check. */
export const personPreviewSchema = z.object({
  staffId: z.string(),
  name: z.string(),
  monthDays: z.number(),
  payableDays: z.number(),
  halfDays: z.number(),
  lateHalfDays: z.number(),
  workedMinutes: z.number(),
  overtimeMinutes: z.number(),
  plainOvertimeMinutes: z.number().default(0),
  lackingExits: z.number(),
  lines: z.array(lineSchema),
  problem: z.string(),
})
export type PersonPreview = z.infer<typeof personPreviewSchema>
export type PreviewLine = PersonPreview['lines'][number]

type Standing = { status: (typeof contributionStatuses)[number]; amount: number }

type Known = ReadonlyMap<string, Standing>

/**
 * What the ledger has was reckoned by other rules of pay than those of now: a line beside it might pay the same time twice.
 * For each thing that is paid, what is there must be as it would be written now.
 */
function contradicted(lines: readonly PayLine[], known: Known): ReadonlySet<string> {
  const now = new Map(lines.map(({ id, amount }) => [id, amount]))
  const times = new Set(lines.map(({ id }) => timeOf(id)))
  const others = [...known].filter(([id, { amount }]) => now.get(id) !== amount)
  return new Set(others.map(([id]) => timeOf(id)).filter((time) => times.has(time)))
}

const CHANGED_SINCE =
  'Pay or attendance changed after this month was generated. What is in the ledger stays: enter the difference by hand.'

/** The month's pay beside what the ledger has of it. */
export const previewOf = (pays: readonly PersonPay[], known: Known): PersonPreview[] =>
  pays.map((pay) => {
    const others = contradicted(pay.lines, known)
    const lines = pay.lines.filter(({ id }) => known.has(id) || !others.has(timeOf(id)))
    return {
      ...pay,
      problem: [pay.problem, lines.length < pay.lines.length && CHANGED_SINCE].filter(Boolean).join(' '),
      lines: lines.map((line) => {
        const there = known.get(line.id)
        return {
          ...line,
          open: [...line.open],
          stands: there ? { status: there.status, amount: there.amount } : null,
        }
      }),
    }
  })

/** What is not in the ledger yet. */
export const newLinesOf = ({ lines }: Pick<PersonPreview, 'lines'>): PreviewLine[] =>
  lines.filter(({ stands }) => stands === null)

/** Why a month can't be locked where not all of it is generated; null where it is. What is locked is never paid any more. */
export function refuseUngenerated(
  people: readonly Pick<PersonPreview, 'name' | 'lines'>[],
  month: Month,
): Refusal | null {
  const [one, ...others] = people.filter((person) => newLinesOf(person).length > 0)
  if (one === undefined) return null
  const whose = others.length === 0 ? `${one.name}’s pay` : `the pay of ${others.length + 1} employees`
  return refused(
    `Not all of ${whose} for ${monthText(firstOfMonth(month))} is in the ledger yet. Generate it first, then reverse what isn’t to be paid.`,
  )
}

/** How many lines were reversed: they stay so, and are not written again. */
export const reversedIn = (people: readonly Pick<PersonPreview, 'lines'>[]): number =>
  people.flatMap(({ lines }) => lines).filter(({ stands }) => stands?.status === 'Reversed').length

export const newTotalOf = (person: Pick<PersonPreview, 'lines'>): number => netOf(newLinesOf(person))

/** A fingerprint of the lines that somebody looked at: other days or payments since have another one. */
export const seenOfPay = (people: readonly PersonPreview[]): Promise<string> =>
  fingerprintOf(
    people
      .flatMap(newLinesOf)
      .map(({ id, direction, amount }) => `${id} ${direction} ${amount}`)
      .sort(),
  )
