import type { ActAnswer } from '@/domain/acts/actAnswer'
import type { ActRead } from '@/domain/acts/actInputs'
import {
  carriedFrom,
  carriedLineId,
  isSettled,
  refuseCarried,
  unsettled,
} from '@/domain/contributions/carryOver'
import { refuseMove, reversedLine, type Contribution } from '@/domain/contributions/contribution'
import { expenseWithout } from '@/domain/contributions/payContributions'
import type { Expense } from '@/domain/expenses/expense'
import type { Refusal } from '@/domain/shared/refusal'
import { contributionPath, readContribution } from '@/data/contributions/contributionRecords'
import { expensePath, readExpense } from '@/data/expenses/expenseRecords'
import type { ActScene } from './actScene'
import {
  contributionIn,
  linesOfExpense,
  linesOfMonth,
  monthIn,
  namesOf,
  paySaid,
  writeLine,
} from './payScene'

/** The expense that a line was paid with, as it is without the line; null where that changes nothing of it. */
async function expenseWithoutLine(scene: ActScene, line: Contribution): Promise<Expense | null> {
  const { transaction, settings, gymId } = scene
  const expense = readExpense(await transaction.get(expensePath(line.expenseId)), settings.timezone)
  if (expense?.gymId !== gymId) return null
  return expenseWithout(expense, line, await linesOfExpense(scene, line.expenseId))
}

/** How the month that a deduction was carried over from is settled no more; null where it was locked, and for any other line. */
async function unsettling(
  scene: ActScene,
  line: Contribution,
  reason: string,
): Promise<{ hold: () => void; lines: { before: Contribution; after: Contribution }[] } | null> {
  const from = carriedFrom(line)
  if (from === null) return null
  const { refusal, hold } = await monthIn(scene, from)
  if (refusal) return null
  const own = (await linesOfMonth(scene, from)).filter(({ staffId }) => staffId === line.staffId)
  // Asked past the transaction, and read again in it: only what stands now is paid again.
  const before = new Map(
    (await Promise.all(own.map(({ id }) => contributionIn(scene, id)))).map((one) => [one.id, one]),
  )
  const lines = unsettled([...before.values()], line.staffId, reason).flatMap((after) => {
    const standing = before.get(after.id)
    return standing ? [{ before: standing, after }] : []
  })
  return { hold, lines }
}

/**
 * Takes a line back. One that was paid takes its share of the payment's expense back with it, and what was carried over is to be paid
 * in its own month again.
 */
export async function reverseContributionAct(
  scene: ActScene,
  { contributionId, reason }: ActRead<'reverseContribution'>,
): Promise<ActAnswer | Refusal> {
  const { transaction, now, gymId } = scene
  const line = await contributionIn(scene, contributionId)
  const { refusal, hold } = await monthIn(scene, line.month)
  if (refusal) return refusal
  const nameOf = await namesOf(scene, [line.staffId])
  const problem = refuseMove(line, 'Reversed', nameOf(line.staffId))
  if (problem) return problem
  if (isSettled(line)) {
    const id = carriedLineId(gymId, line.month, line.staffId)
    const carried = readContribution(await transaction.get(contributionPath(id)))
    const refusal = refuseCarried(line, carried, nameOf(line.staffId))
    if (refusal) return refusal
  }
  const expense = line.expenseId === '' ? null : await expenseWithoutLine(scene, line)
  const unsettle = await unsettling(scene, line, reason)
  hold()
  if (expense) transaction.set(expensePath(expense.id), { ...expense, updatedAt: now })
  writeLine(scene, line, reversedLine(line, reason))
  unsettle?.hold()
  for (const { before, after } of unsettle?.lines ?? []) writeLine(scene, before, after)
  return paySaid
}
