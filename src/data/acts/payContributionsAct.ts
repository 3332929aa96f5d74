import type { ActAnswer } from '@/domain/acts/actAnswer'
import type { ActRead } from '@/domain/acts/actInputs'
import { payContributions } from '@/domain/contributions/payContributions'
import { salariesAmong, startingSalaries } from '@/domain/contributions/salariesCategory'
import { newCashDay, refuseClosedDrawer } from '@/domain/expenses/closedDrawer'
import { expenseCategorySchema, upgradeExpenseCategory } from '@/domain/expenses/expenseCategory'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { firstClosedFrom } from '@/data/dayClose/dayCloseRecords'
import { expensePath } from '@/data/expenses/expenseRecords'
import { allOf } from '@/data/store/allOf'
import type { StoredDocument } from '@/data/store/documentStore'
import { recordList } from '@/data/store/recordRepository'
import type { ActScene } from './actScene'
import { chosenIn, paySaid, writeLine } from './payScene'

const pathOf = (id: string) => `expenseCategories/${id}`

const readCategory = ({ id, data }: StoredDocument) =>
  expenseCategorySchema.safeParse(upgradeExpenseCategory(id, data).data).data ?? null

/**
 * The category that pay is spent under, and what writes it: nothing where it is there. One that was deleted comes back as it was, and is
 * made anew only where there is none. What stands in its place and is no category of the centre stays as it is.
 */
async function salariesIn({ store, transaction, gymId, now }: ActScene, key: string) {
  const categories = await allOf(store, recordList('expenseCategories', gymId), readCategory)
  const used = salariesAmong(categories, gymId)
  if (used) return { id: used.id, write: () => undefined }
  const { id, fields } = startingSalaries(gymId)
  const stored = await transaction.get(pathOf(id))
  if (stored !== null && readCategory(stored)?.gymId === gymId)
    return {
      id,
      write: () =>
        transaction.update(pathOf(id), [
          { at: ['deleted'], value: false },
          { at: ['isActive'], value: true },
          { at: ['updatedAt'], value: now },
        ]),
    }
  const freeId = stored === null ? id : `${id}_${key}`
  const record = expenseCategorySchema.parse({
    ...fields,
    ...{ id: freeId, gymId, createdAt: now, updatedAt: now },
  })
  return { id: freeId, write: () => transaction.create(pathOf(freeId), record) }
}

/**
 * The close that has counted the drawer of the day on which cash is paid, looked for while the head of today's chain is held, which a
 * close moves.
 */
async function closedBy(
  { store, gymId, today, settings }: ActScene,
  { paidOn, modeOfPayment }: Pick<ActRead<'payContributions'>, 'paidOn' | 'modeOfPayment'>,
): Promise<CivilDate | null> {
  const paid = { date: paidOn, status: 'Confirmed', modeOfPayment, paidFrom: '' } as const
  const day = newCashDay(paid, null, settings, today)
  return day === null ? null : firstClosedFrom(store, gymId, day)
}

/** Pays approved lines of a month, with one expense for each person, which the month's profit counts. All of them or none. */
export async function payContributionsAct(
  scene: ActScene,
  key: string,
  { month, ids, paidOn, modeOfPayment }: ActRead<'payContributions'>,
): Promise<ActAnswer | Refusal> {
  const { transaction, gymId, today, now, actor } = scene
  const chosen = await chosenIn(scene, month, ids)
  if (isRefused(chosen)) return chosen
  const { lines, nameOf, hold } = chosen
  const salaries = await salariesIn(scene, key)
  const payment = payContributions(
    lines,
    { paidOn, modeOfPayment },
    { gymId, month, key, categoryId: salaries.id, nameOf, today, now, by: actor.uid },
  )
  if (isRefused(payment)) return payment
  const closedOn = payment.expenses.length > 0 ? await closedBy(scene, { paidOn, modeOfPayment }) : null
  if (closedOn !== null) return refuseClosedDrawer(closedOn, 'paidOn')
  hold()
  if (payment.expenses.length > 0) salaries.write()
  for (const expense of payment.expenses) transaction.create(expensePath(expense.id), expense)
  const before = new Map(lines.map((line) => [line.id, line]))
  for (const line of payment.lines) writeLine(scene, before.get(line.id) ?? null, line)
  return paySaid
}
