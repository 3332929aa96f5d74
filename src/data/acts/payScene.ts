import type { ActAnswer } from '@/domain/acts/actAnswer'
import type { Contribution } from '@/domain/contributions/contribution'
import { refuseLocked, type PayMonth } from '@/domain/contributions/payMonth'
import type { Month } from '@/domain/monthStats/monthStats'
import { refused, type Refusal } from '@/domain/shared/refusal'
import {
  contributionPath,
  payMonthPath,
  readContribution,
  readPayMonth,
} from '@/data/contributions/contributionRecords'
import { contributionsOfExpense, contributionsOfMonth } from '@/data/contributions/contributionQueries'
import { readStaff, staffPath } from '@/data/staff/staffRecords'
import { allOf } from '@/data/store/allOf'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { ActScene } from './actScene'

export const paySaid: ActAnswer = { kind: 'done', invoice: null, endDate: null }

/** The month that an act on the pay ledger is in, read and written by it, so that of two at once one begins again. */
export type HeldMonth = {
  month: PayMonth
  refusal: Refusal | null
  /** Writes the month with what changes of it. */
  hold: (changes?: Partial<PayMonth>) => void
}

export async function monthIn({ transaction, gymId }: ActScene, month: Month): Promise<HeldMonth> {
  const path = payMonthPath(gymId, month)
  const held = readPayMonth(await transaction.get(path), gymId, month)
  return {
    month: held,
    refusal: refuseLocked(held),
    hold: (changes = {}) => transaction.set(path, { ...held, ...changes, acts: held.acts + 1 }),
  }
}

/** Rejects with 'not-found' for what is not there or not the centre's. */
export async function contributionIn({ transaction, gymId }: ActScene, id: string): Promise<Contribution> {
  const line = readContribution(await transaction.get(contributionPath(id)))
  if (line === null || line.gymId !== gymId) throw appErrorOf('not-found', contributionPath(id))
  return line
}

type Asking = Pick<ActScene, 'store' | 'gymId'>

/** Every line of a month, asked past the transaction: whoever changes one meanwhile writes the month, and the act begins again. */
export const linesOfMonth = ({ store, gymId }: Asking, month: Month): Promise<Contribution[]> =>
  allOf(store, contributionsOfMonth(gymId, month), readContribution)

/** Every line that was paid with an expense, all of one month, asked as above. */
export const linesOfExpense = ({ store, gymId }: Asking, expenseId: string): Promise<Contribution[]> =>
  allOf(store, contributionsOfExpense(gymId, expenseId), readContribution)

/** Names of employees, '' for one that is not there. */
export async function namesOf(
  { transaction, gymId, settings }: ActScene,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const names = new Map<string, string>()
  for (const id of new Set(ids)) {
    const staff = readStaff(await transaction.get(staffPath(id)), settings.timezone)
    if (staff?.gymId === gymId) names.set(id, staff.name)
  }
  return (id) => names.get(id) ?? ''
}

/** The lines that an act on several names, each once, all of one month that is not locked, with whose they are. */
export async function chosenIn(scene: ActScene, month: Month, ids: readonly string[]) {
  const { refusal, hold } = await monthIn(scene, month)
  if (refusal) return refusal
  const lines = await Promise.all([...new Set(ids)].map((id) => contributionIn(scene, id)))
  if (lines.some((line) => line.month !== month)) return refused('Choose contributions of one month.')
  const nameOf = await namesOf(
    scene,
    lines.map(({ staffId }) => staffId),
  )
  return { lines, nameOf, hold }
}

/** Writes a line as an act leaves it, with its line of the audit log. */
export function writeLine(scene: ActScene, before: Contribution | null, after: Contribution): void {
  const { transaction, tell, now } = scene
  const path = contributionPath(after.id)
  const record = { ...after, updatedAt: now }
  if (before === null) transaction.create(path, record)
  else transaction.set(path, record)
  tell(transaction, { collection: 'contributions', documentId: after.id, before, after: record })
}
