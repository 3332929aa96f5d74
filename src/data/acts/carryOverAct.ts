import type { ActAnswer } from '@/domain/acts/actAnswer'
import type { ActRead } from '@/domain/acts/actInputs'
import {
  balanceLineId,
  carriedLineId,
  carryOver,
  nextMonth,
  refuseCarriedAgain,
} from '@/domain/contributions/carryOver'
import { firstOfMonth, refuseUnfinished } from '@/domain/contributions/payMonth'
import { payOfMonth } from '@/domain/contributions/payOfMonth'
import { isUngenerated, previewOf, refuseWithoutCategory } from '@/domain/contributions/payPreview'
import { monthText } from '@/domain/shared/monthText'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { contributionPath, readContribution } from '@/data/contributions/contributionRecords'
import { paySourceOf } from '@/data/contributions/paySource'
import type { ActScene } from './actScene'
import { contributionIn, linesOfMonth, monthIn, namesOf, paySaid, writeLine } from './payScene'

/** Carries what somebody owes for a month over to the next one, where it is deducted, once nothing of the month is left to generate. */
export async function carryOverPayAct(
  scene: ActScene,
  { month, staffId }: ActRead<'carryOverPay'>,
): Promise<ActAnswer | Refusal> {
  const { transaction, store, gymId, today, now, actor, settings } = scene
  const unfinished = refuseUnfinished(month, today, 'Carry over')
  if (unfinished) return unfinished
  const [from, to] = [await monthIn(scene, month), await monthIn(scene, nextMonth(month))]
  const locked = from.refusal ?? to.refusal
  if (locked) return locked
  const nameOf = await namesOf(scene, [staffId])
  const name = nameOf(staffId)
  const asked = await linesOfMonth(scene, month)
  // Asked past the transaction, and read again in it: only what stands now is settled.
  const lines = await Promise.all(
    asked.filter((line) => line.staffId === staffId).map(({ id }) => contributionIn(scene, id)),
  )
  const lineAt = async (id: string) => readContribution(await transaction.get(contributionPath(id)))
  // One that was taken back gives its place to the new one.
  const [balance, carried] = [
    await lineAt(balanceLineId(gymId, month, staffId)),
    await lineAt(carriedLineId(gymId, month, staffId)),
  ]
  const already = refuseCarriedAgain({ month }, carried, name)
  if (already) return already
  const source = await paySourceOf(store, { gymId, month, settings, now, today })
  const own = previewOf(payOfMonth(source, asked), asked).filter((person) => person.staffId === staffId)
  if (own.some(isUngenerated))
    return (
      refuseWithoutCategory(own, month) ??
      refused(
        `Not all of ${name}’s pay for ${monthText(firstOfMonth(month))} is in the ledger yet. Generate it first.`,
      )
    )
  const carrying = carryOver(lines, {
    ...{ gymId, month, staffId, name, today, now, by: actor.uid },
    categories: source.categories,
  })
  if (isRefused(carrying)) return carrying
  from.hold()
  to.hold()
  const before = new Map(lines.map((line) => [line.id, line]))
  for (const line of carrying.settled) writeLine(scene, before.get(line.id) ?? null, line)
  writeLine(scene, balance, carrying.balance)
  writeLine(scene, carried, carrying.carried)
  return paySaid
}
