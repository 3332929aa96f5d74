import { totalOf } from '@/domain/shared/money'
import type { CivilDate } from '@/domain/shared/civilDate'
import { ledgerFactSchema, type LedgerFact, type LedgerKind } from './ledgerEntry'

/**
 * The entries of a member's credit account: what it held before it had entries, what invoices made of it and used, what
 * was paid out. Their sum is the credit.
 */
export const creditKinds = ['creditOpening', 'credit', 'payCredit'] as const satisfies readonly LedgerKind[]

export const isCreditFact = ({ kind }: Pick<LedgerFact, 'kind'>): boolean =>
  creditKinds.some((one) => one === kind)

/** Rupees that entries of credit come to. */
export const creditIn = (facts: readonly Pick<LedgerFact, 'kind' | 'amount'>[]): number =>
  totalOf(facts.filter(isCreditFact).map(({ amount }) => amount))

type Whose = { gymId: string; memberId: string }
type Entered = { date: CivilDate; at: Date; by: string }

export const creditOpeningId = ({ gymId, memberId }: Whose): string => `${gymId}_${memberId}_creditOpening`

/** The credit (rupees) that a member held before the account had entries: also 0, because it says that it has them now. */
export const openingFact = (whose: Whose, amount: number, entered: Entered): LedgerFact =>
  ledgerFactSchema.parse({
    ...whose,
    ...entered,
    id: creditOpeningId(whose),
    kind: 'creditOpening',
    amount,
  })

/** Credit (rupees) of a package from before invoices, which no invoice can show. */
export const uninvoicedFact = (whose: Whose, amount: number, entered: Entered): LedgerFact =>
  ledgerFactSchema.parse({
    ...whose,
    ...entered,
    id: `${whose.gymId}_${whose.memberId}_credit_${entered.at.getTime()}`,
    kind: 'credit',
    amount,
    note: 'uninvoiced',
  })
