import type { ActAnswer } from '@/domain/acts/actAnswer'
import type { ActRead } from '@/domain/acts/actInputs'
import { payContributions, SALARIES } from '@/domain/contributions/payContributions'
import {
  beginningCategories,
  expenseCategorySchema,
  upgradeExpenseCategory,
} from '@/domain/expenses/expenseCategory'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { lowerName } from '@/domain/shared/text'
import { expensePath } from '@/data/expenses/expenseRecords'
import { allOf } from '@/data/store/allOf'
import { recordList } from '@/data/store/recordRepository'
import type { ActScene } from './actScene'
import { chosenIn, paySaid, writeLine } from './payScene'

/** The category that pay is spent under, and how it is written where the centre has it no more. */
async function salariesIn({ store, gymId, now }: ActScene) {
  const categories = await allOf(
    store,
    recordList('expenseCategories', gymId),
    ({ id, data }) => expenseCategorySchema.safeParse(upgradeExpenseCategory(id, data).data).data ?? null,
  )
  const used = categories.find(({ name, deleted }) => !deleted && lowerName(name) === lowerName(SALARIES))
  if (used) return { id: used.id, record: null }
  const starter = beginningCategories(gymId).find(({ fields }) => fields.name === SALARIES)
  if (starter === undefined) throw new Error(`No starter category is called ${SALARIES}`)
  const { id, fields } = starter
  const stamps = { createdAt: now, updatedAt: now }
  return { id, record: expenseCategorySchema.parse({ ...fields, ...stamps, id, gymId }) }
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
  const salaries = await salariesIn(scene)
  const payment = payContributions(
    lines,
    { paidOn, modeOfPayment },
    { gymId, month, key, categoryId: salaries.id, nameOf, today, now, by: actor.uid },
  )
  if (isRefused(payment)) return payment
  hold()
  if (salaries.record && payment.expenses.length > 0)
    transaction.set(`expenseCategories/${salaries.id}`, salaries.record)
  for (const expense of payment.expenses) transaction.create(expensePath(expense.id), expense)
  const before = new Map(lines.map((line) => [line.id, line]))
  for (const line of payment.lines) writeLine(scene, before.get(line.id) ?? null, line)
  return paySaid
}
