import type { ActAnswer } from '@/domain/acts/actAnswer'
import type { ActRead } from '@/domain/acts/actInputs'
import { seenOf } from '@/domain/dayClose/cashMoves'
import { closeDay } from '@/domain/dayClose/closeDay'
import type { ChainHead } from '@/domain/ledger/chain'
import { factOfClose } from '@/domain/dayClose/closeFact'
import type { CivilDate } from '@/domain/shared/civilDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { dayClosePath, lastCloseBefore, readDayClose } from '@/data/dayClose/dayCloseRecords'
import { dayMoney } from '@/data/dayClose/dayMoney'
import { headOf } from '@/data/ledger/chainFacts'
import { ledgerDayPath } from '@/data/ledger/ledgerRecords'
import type { ActScene } from './actScene'
import { heldDay } from './heldDay'
import { chainOfAct } from './chainOfAct'

/**
 * Closes a day with where its chain stands. `seen` is the money that the counts were held against, with the cash since the
 * last close: refused where other money came meanwhile. The money is looked up while this transaction holds the head of
 * today's chain, which every act on money moves, so none can come in between.
 */
export async function closeDayAct(
  scene: ActScene,
  { day, opening, counts, reason, seen }: ActRead<'closeDay'>,
): Promise<ActAnswer | Refusal> {
  const { transaction, store, gymId, actor, today, now, settings, tell } = scene
  const headOn = (on: CivilDate): Promise<ChainHead> => headOf(transaction, ledgerDayPath(gymId, on))
  const before = readDayClose(await transaction.get(dayClosePath(gymId, day)))
  await headOn(today)
  const chain = await headOn(day)
  const hold = await heldDay(scene, day)
  const { timezone, paymentKinds } = settings
  const last = await lastCloseBefore(store, gymId, day)
  const asked = { day, today, timezone, paymentKinds }
  const { moves, billed, since } = await dayMoney(store, gymId, asked, last)
  if (before === null && (await seenOf(moves, since)) !== seen)
    return refused('The money of this day is not what it was. Refresh the figures, then close the day.')
  const outcome = closeDay({ day, opening, counts, reason }, moves, before, {
    ...{ gymId, today, now, chain, billed, paymentKinds },
    by: actor.uid,
    format: settings,
  })
  if (outcome.kind === 'refused') return outcome
  const enter = await chainOfAct(scene, [], [await factOfClose(outcome.close)])
  transaction.create(dayClosePath(gymId, day), outcome.close)
  enter(transaction)
  hold(transaction)
  tell(transaction, {
    collection: 'dayCloses',
    documentId: outcome.close.id,
    before: null,
    after: outcome.close,
  })
  return { kind: 'done', invoice: null, endDate: null }
}
