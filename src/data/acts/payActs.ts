import type { ActAnswer } from '@/domain/acts/actAnswer'
import type { ActRead } from '@/domain/acts/actInputs'
import { approved, netOf, refuseMove, type Contribution } from '@/domain/contributions/contribution'
import { contributionCategorySchema } from '@/domain/contributions/contributionCategory'
import { newContribution } from '@/domain/contributions/contributionForm'
import { lastOfMonth, refuseOpen, refuseUnfinished } from '@/domain/contributions/payMonth'
import { payOfMonth } from '@/domain/contributions/payOfMonth'
import {
  newLinesOf,
  previewOf,
  refuseUngenerated,
  refuseWithoutCategory,
  seenOfPay,
} from '@/domain/contributions/payPreview'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { contributionPath } from '@/data/contributions/contributionRecords'
import { paySourceOf } from '@/data/contributions/paySource'
import { heldMember, memberPath } from '@/data/members/memberRecords'
import { readStaff, staffPath } from '@/data/staff/staffRecords'
import type { ActScene } from './actScene'
import { chosenIn, linesOfMonth, monthIn, paySaid, writeLine } from './payScene'

/** Enters a line by hand. */
export async function addContributionAct(
  scene: ActScene,
  key: string,
  input: ActRead<'addContribution'>,
): Promise<ActAnswer | Refusal> {
  const { transaction, gymId, actor, now, today, settings } = scene
  const [{ refusal, hold }, staff, category, member] = await Promise.all([
    monthIn(scene, input.month),
    transaction.get(staffPath(input.staffId)),
    transaction.get(`contributionCategories/${input.categoryId}`),
    input.memberId === '' ? null : transaction.get(memberPath(input.memberId)),
  ])
  if (refusal) return { ...refusal, field: 'month' }
  const known = category && contributionCategorySchema.safeParse({ ...category.data, id: category.id })
  const line = newContribution(input, {
    ...{ id: `${gymId}_${key}`, gymId, today, now, by: actor.uid },
    staff: readStaff(staff, settings.timezone),
    category: known?.success ? known.data : null,
    member: heldMember(member, settings.timezone)?.member ?? null,
    lines: input.corrects === '' ? [] : await linesOfMonth(scene, input.month),
  })
  if (isRefused(line)) return line
  hold()
  writeLine(scene, null, line)
  return paySaid
}

/**
 * Writes a month's pay of the chosen people: base pay, overtime and commissions, each a line that waits for approval. What the
 * ledger has already is left as it is. `seen` is what somebody looked at: refused where it comes to something else by now.
 */
export async function generateContributionsAct(
  scene: ActScene,
  { month, staffIds, seen }: ActRead<'generateContributions'>,
): Promise<ActAnswer | Refusal> {
  const { transaction, store, gymId, actor, now, today, settings, tell } = scene
  const unfinished = refuseUnfinished(month, today, 'Generate')
  if (unfinished) return unfinished
  const { refusal, hold } = await monthIn(scene, month)
  if (refusal) return refusal
  const [source, lines] = await Promise.all([
    paySourceOf(store, { gymId, month, settings, now, today }),
    linesOfMonth(scene, month),
  ])
  const people = previewOf(payOfMonth(source, lines), lines).filter(({ staffId }) =>
    staffIds.includes(staffId),
  )
  const fresh = people.flatMap(newLinesOf)
  if (fresh.length === 0)
    return (
      refuseWithoutCategory(people, month) ??
      refused('This month’s pay is in the ledger already. Nothing is left to add.')
    )
  if ((await seenOfPay(people)) !== seen)
    return refused('Attendance, pay or payments changed meanwhile. Check the preview again.')
  hold()
  for (const { stands: _, kind: __, open: ___, ...line } of fresh) {
    const record: Contribution = {
      ...line,
      ...{ gymId, month, date: lastOfMonth(month), status: 'Pending' },
      ...{ paidOn: null, modeOfPayment: '', expenseId: '', reason: '' },
      ...{ createdBy: actor.uid, createdAt: now, updatedAt: now },
    }
    transaction.create(contributionPath(record.id), record)
  }
  const after = { month, lines: fresh.length, amount: netOf(fresh) }
  tell(transaction, { collection: 'payMonths', documentId: `${gymId}_${month}`, before: null, after })
  return paySaid
}

/** Approves lines of a month: all of them or none. */
export async function approveContributionsAct(
  scene: ActScene,
  { month, ids }: ActRead<'approveContributions'>,
): Promise<ActAnswer | Refusal> {
  const chosen = await chosenIn(scene, month, ids)
  if (isRefused(chosen)) return chosen
  const { lines, nameOf, hold } = chosen
  for (const line of lines) {
    const problem = refuseMove(line, 'Approved', nameOf(line.staffId))
    if (problem) return problem
  }
  hold()
  for (const line of lines) writeLine(scene, line, approved(line))
  return paySaid
}

/** Locks a month that is over, all of it generated and nothing open: nothing of it changes any more. */
export async function lockPayMonthAct(
  scene: ActScene,
  { month }: ActRead<'lockPayMonth'>,
): Promise<ActAnswer | Refusal> {
  const { transaction, store, gymId, now, today, actor, settings, tell } = scene
  const unfinished = refuseUnfinished(month, today, 'Lock')
  if (unfinished) return unfinished
  const { month: held, refusal, hold } = await monthIn(scene, month)
  if (refusal) return refusal
  const lines = await linesOfMonth(scene, month)
  const open = refuseOpen(lines)
  if (open) return open
  const source = await paySourceOf(store, { gymId, month, settings, now, today })
  const people = previewOf(payOfMonth(source, lines), lines)
  const lacking = refuseUngenerated(people, month)
  if (lacking) return lacking
  const locked = { lockedOn: today, lockedBy: actor.uid }
  hold(locked)
  const after = { ...held, ...locked }
  tell(transaction, { collection: 'payMonths', documentId: `${gymId}_${month}`, before: held, after })
  return paySaid
}
