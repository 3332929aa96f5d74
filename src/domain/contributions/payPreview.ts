import { fingerprintOf } from '@/domain/ledger/chain'
import { z } from 'zod'
import { monthSchema, type Month } from '@/domain/monthStats/monthStats'
import { monthText } from '@/domain/shared/monthText'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { rupees } from '@/domain/shared/rupees'
import { changedOf, contradicted, goneOf } from './changedPay'
import { contributionSchema, contributionStatuses, netOf, type Contribution } from './contribution'
import { isBaseLine, timeOf } from './payLine'
import { firstOfMonth } from './payMonth'
import type { PersonPay } from './payOfMonth'

const lineSchema = contributionSchema
  .pick({
    id: true,
    staffId: true,
    categoryId: true,
    direction: true,
    basisAmount: true,
    rate: true,
    source: true,
    note: true,
  })
  .extend({
    kind: z.enum(['base', 'overtime', 'commission']),
    /** What it comes to now; 0 for what the ledger has and would not be generated any more. */
    amount: rupees().nonnegative(),
    /** Earlier months that what it takes back counts as they would be generated. */
    open: z.array(monthSchema).default([]),
    /** What became of it and what the ledger has, where it is there already; null for a new one. */
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
  /** Whether base pay or overtime is left out, because there is no category for it. */
  lacksCategory: z.boolean().default(false),
  /** Where pay or attendance changed since it was generated (`changedPay.ts`). */
  changed: z.object({ now: rupees(), ledger: rupees() }).nullable().default(null),
  problem: z.string(),
  mendedIn: z.array(z.enum(['categories', 'pay'])).default([]),
})
export type PersonPreview = z.infer<typeof personPreviewSchema>
export type PreviewLine = PersonPreview['lines'][number]

/** What the ledger has of base pay or overtime and would not be generated any more, as a line that comes to nothing now. */
function goneLine(line: Contribution): PreviewLine {
  const { id, staffId, categoryId, direction, basisAmount, rate, source, note, status, amount } = line
  return {
    ...{ id, staffId, categoryId, direction, basisAmount, rate, source, note },
    kind: isBaseLine(id, line) ? 'base' : 'overtime',
    amount: 0,
    open: [],
    stands: { status, amount },
  }
}

/** The month's pay beside what the ledger has of it, by person. */
export function previewOf(pays: readonly PersonPay[], ledger: readonly Contribution[]): PersonPreview[] {
  return pays.map((pay) => {
    const known = ledger.filter(({ staffId }) => staffId === pay.staffId)
    const there = new Map(known.map((line) => [line.id, line]))
    const others = contradicted(pay.lines, known)
    const kept = pay.lines.filter(({ id }) => there.has(id) || !others.has(timeOf(id)))
    const lines = kept.filter(({ id, categoryId }) => there.has(id) || categoryId !== '')
    return {
      ...pay,
      lacksCategory: lines.length < kept.length,
      changed: changedOf(pay.lines, known, others),
      lines: [
        ...lines.map((line) => {
          const own = there.get(line.id)
          return {
            ...line,
            categoryId: own?.categoryId ?? line.categoryId,
            open: [...line.open],
            stands: own ? { status: own.status, amount: own.amount } : null,
          }
        }),
        ...goneOf(pay.lines, known).map(goneLine),
      ],
    }
  })
}

/** A line with the amount that the ledger has of it; that of now where it has nothing. */
export const inLedger = (line: PreviewLine): Pick<PreviewLine, 'direction' | 'amount'> => ({
  direction: line.direction,
  amount: line.stands?.amount ?? line.amount,
})

/** What is not in the ledger yet. */
export const newLinesOf = ({ lines }: Pick<PersonPreview, 'lines'>): PreviewLine[] =>
  lines.filter(({ stands }) => stands === null)

type Ungenerated = Pick<PersonPreview, 'lines' | 'lacksCategory'>

/** Whether something of somebody's pay is not in the ledger yet, also where it can't be generated as it stands. */
export const isUngenerated = (person: Ungenerated): boolean =>
  person.lacksCategory || newLinesOf(person).length > 0

/** Why a month can't be locked where not all of it is generated; null where it is. What is locked is never paid any more. */
export function refuseUngenerated(
  people: readonly (Ungenerated & Pick<PersonPreview, 'name'>)[],
  month: Month,
): Refusal | null {
  const ungenerated = people.filter(isUngenerated)
  const [one, ...others] = ungenerated
  if (one === undefined) return null
  const whose = others.length === 0 ? `${one.name}’s pay` : `the pay of ${others.length + 1} employees`
  if (ungenerated.some(({ lacksCategory }) => lacksCategory))
    return refused(
      `There is no category for base pay, so not all of ${whose} for ${monthText(firstOfMonth(month))} is in the ledger. Add an earning with a fixed amount in Contribution categories, then generate it.`,
    )
  return refused(
    `Not all of ${whose} for ${monthText(firstOfMonth(month))} is in the ledger yet. Generate it first, then reverse what isn’t to be paid.`,
  )
}

/** The same of those whose pay no generating brings, because its category lacks; null where it lacks nobody. */
export const refuseWithoutCategory = (
  people: readonly (Ungenerated & Pick<PersonPreview, 'name'>)[],
  month: Month,
): Refusal | null =>
  refuseUngenerated(
    people.filter(({ lacksCategory }) => lacksCategory),
    month,
  )

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
