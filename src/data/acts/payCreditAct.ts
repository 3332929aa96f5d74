import type { ActAnswer } from '@/domain/acts/actAnswer'
import type { ActRead } from '@/domain/acts/actInputs'
import { payCredit, unclearedIn } from '@/domain/invoices/payCredit'
import type { Invoice } from '@/domain/invoices/invoice'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { chequesOfMember } from '@/data/invoices/memberInvoices'
import { missingHistory, writeMember } from '@/data/members/memberRecords'
import { allOf } from '@/data/store/allOf'
import { writeStats } from '@/data/monthStats/writeStats'
import type { ActScene } from './actScene'
import { chainOfAct } from './chainOfAct'
import { creditOfAct } from './creditOfAct'
import { anyMemberOf } from './memberScene'

/** Asked past the transaction: whoever takes or clears a cheque meanwhile moves the day's chain, and the act begins again. */
const invoicesWithCheques = ({ store, gymId, settings }: ActScene, memberId: string): Promise<Invoice[]> =>
  allOf(store, chequesOfMember(gymId, memberId), (stored) => readInvoice(stored, settings.timezone))

/** Pays a member's credit out, also of one who was erased, with everything that follows from it: balance, month, ledger, audit line. */
export async function payCreditAct(
  scene: ActScene,
  key: string,
  { memberId, ...terms }: ActRead<'payCredit'>,
): Promise<ActAnswer | Refusal> {
  const { transaction, gymId, today, now, actor, settings, tell } = scene
  const held = await anyMemberOf(scene, memberId)
  const uncleared = unclearedIn(await invoicesWithCheques(scene, memberId))
  const paid = payCredit(held.member, terms, { key, today, now, by: actor.uid, settings, uncleared })
  if (isRefused(paid)) return paid
  const { member, fact, stats } = paid
  const missing = await missingHistory(transaction, held)
  const credit = await creditOfAct(scene, held.member, member, [], [fact])
  const enter = await chainOfAct(scene, [], [...credit, fact])
  writeMember(transaction, held, member, missing)
  tell(transaction, { collection: 'members', documentId: member.id, before: held.member, after: member })
  writeStats(transaction, gymId, stats)
  enter(transaction)
  return { kind: 'done', invoice: null, endDate: null }
}
