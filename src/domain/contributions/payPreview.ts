import { fingerprintOf } from '@/domain/ledger/chain'
import { z } from 'zod'
import { rupees } from '@/domain/shared/rupees'
import { contributionSchema, contributionStatuses, netOf } from './contribution'
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
  lackingExits: z.number(),
  lines: z.array(lineSchema),
  problem: z.string(),
})
export type PersonPreview = z.infer<typeof personPreviewSchema>
export type PreviewLine = PersonPreview['lines'][number]

type Standing = { status: (typeof contributionStatuses)[number]; amount: number }

/** The month's pay beside what the ledger has of it. */
export const previewOf = (
  pays: readonly PersonPay[],
  known: ReadonlyMap<string, Standing>,
): PersonPreview[] =>
  pays.map((pay) => ({
    ...pay,
    lines: pay.lines.map((line) => {
      const there = known.get(line.id)
      return { ...line, stands: there ? { status: there.status, amount: there.amount } : null }
    }),
  }))

/** What is not in the ledger yet. */
export const newLinesOf = ({ lines }: Pick<PersonPreview, 'lines'>): PreviewLine[] =>
  lines.filter(({ stands }) => stands === null)

export const newTotalOf = (person: Pick<PersonPreview, 'lines'>): number => netOf(newLinesOf(person))

/** A fingerprint of the lines that somebody looked at: other days or payments since have another one. */
export const seenOfPay = (people: readonly PersonPreview[]): Promise<string> =>
  fingerprintOf(
    people
      .flatMap(newLinesOf)
      .map(({ id, direction, amount }) => `${id} ${direction} ${amount}`)
      .sort(),
  )
