import type { RunAnswer } from '@/domain/acts/actAnswer'
import type { ActRead } from '@/domain/acts/actInputs'
import { bounceCharge } from '@/domain/invoices/bounceCharge'
import { invoiceActs, type InvoiceActName } from '@/domain/acts/invoiceActs'
import { effectsOf, type MoneyContext } from '@/domain/invoices/moneyAct'
import { settledMember } from '@/domain/invoices/settledMember'
import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { dayClosePath } from '@/data/dayClose/dayCloseRecords'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { allOfMember } from '@/data/invoices/memberInvoices'
import { heldMember, memberPath, type HeldMember } from '@/data/members/memberRecords'
import { allOf } from '@/data/store/allOf'
import { changedFields, withoutFields } from '@/data/store/changedFields'
import type { ActScene } from './actScene'
import type { InvoicePair } from './chainOfAct'
import { heldDay } from './heldDay'
import { invoiceOf } from './memberScene'
import { idsOfAct } from './packageAct'
import { writeMoney } from './writeMoney'

/**
 * null for an invoice without a member, or whose member is not there any more. Refused where the member's record stands and
 * nobody can read it: no money moves whose dues could not follow (PRODUCT 2.W).
 */
async function customerOf(
  { transaction, settings }: ActScene,
  { gymId, memberId, customerName }: Invoice,
): Promise<HeldMember | null | Refusal> {
  if (memberId === '') return null
  const stored = await transaction.get(memberPath(memberId))
  if (stored === null || stored.data['gymId'] !== gymId) return null
  return (
    heldMember(stored, settings.timezone) ??
    refused(
      `The record of ${customerName || 'this member'} can’t be read, so nothing was changed. Ask for help with it first.`,
    )
  )
}

/** Those of the days before today that were counted and closed. */
async function closedDaysOf(
  { transaction, gymId, today }: ActScene,
  days: readonly (CivilDate | null)[],
): Promise<Set<CivilDate>> {
  const asked = [...new Set(days)].filter((day) => day !== null).filter((day) => day < today)
  const closes = await Promise.all(asked.map((day) => transaction.get(dayClosePath(gymId, day))))
  return new Set(asked.filter((_, at) => closes[at] !== null))
}

const isUnchanged = (before: Invoice, after: Invoice) =>
  changedFields(before, withoutFields(after, 'createdAt', 'updatedAt')).length === 0

const isMoved = ({ member }: HeldMember, settled: Member) =>
  changedFields(member, withoutFields(settled, 'createdAt', 'updatedAt')).length > 0

export const moneyContextOf = (
  { actor, today, now, settings }: ActScene,
  held: HeldMember | null,
): MoneyContext => ({
  ...{ today, now, settings },
  role: actor.role,
  by: actor.uid,
  creditBalance: held?.member.creditBalance ?? 0,
})

/**
 * Writes what an act made of an invoice, or a new one: the member's dues and credit follow, and everything that
 * `writeMoney` names; `brought` are invoices that the act changes or makes with it. What changes nothing writes nothing.
 */
export async function writeInvoiceChange(
  scene: ActScene,
  before: Invoice | null,
  held: HeldMember | null,
  invoice: Invoice,
  brought: readonly InvoicePair[] = [],
): Promise<Invoice | Refusal> {
  if (before && isUnchanged(before, invoice)) return before
  const { settings, now } = scene
  const pairs: InvoicePair[] = [{ before, after: invoice }, ...brought]
  const settled =
    held &&
    pairs.reduce(
      (member, pair) =>
        settledMember(member, pair.after, effectsOf(pair.before, pair.after), { settings, now }),
      held.member,
    )
  const written = await writeMoney(scene, {
    // A draft moves nobody's dues: then the member is not held, and not written.
    ...{ held, member: held && settled && isMoved(held, settled) ? settled : null, history: [], promo: null },
    invoices: pairs,
  })
  return Array.isArray(written) ? (written[0] ?? invoice) : written
}

/**
 * The member's invoices that used credit. Which they are is asked past the transaction: whoever uses credit meanwhile moves the day's
 * chain, and the act begins again.
 */
async function creditUsersOf(scene: ActScene, held: HeldMember | null): Promise<Invoice[]> {
  if (held === null) return []
  const { store, gymId, settings } = scene
  const ofMember = await allOf(store, allOfMember(gymId, held.member.id), (stored) =>
    readInvoice(stored, settings.timezone),
  )
  const users = ofMember.filter(({ creditApplied }) => creditApplied > 0)
  return Promise.all(users.map(({ id }) => invoiceOf(scene, id)))
}

/** The invoice over the charge of a bounced cheque; null where nothing is charged. */
function chargeOf(
  scene: ActScene,
  key: string,
  held: HeldMember | null,
  input: object,
): Invoice | null | Refusal {
  const rupees = 'charge' in input && typeof input.charge === 'number' ? input.charge : 0
  if (rupees === 0) return null
  if (held === null) return refused('This invoice has no member who could be charged.', 'charge')
  if (held.member.erased !== undefined)
    return refused('This person was erased, so nobody can be charged. Leave the charge blank.', 'charge')
  const { gymId, today, now, gym, settings, actor } = scene
  const ctx = { today, now, gym, settings, by: actor.uid, ids: idsOfAct(gymId, key), openInvoices: [] }
  return bounceCharge(held.member, rupees, ctx)
}

/**
 * An act on one invoice, with everything that follows from it; also of a person who was erased: what the bank returns is a fact. `key` names
 * the row or the note that it adds.
 */
export async function invoiceAct<A extends InvoiceActName>(
  scene: ActScene,
  key: string,
  act: A,
  input: ActRead<A>,
): Promise<RunAnswer | Refusal> {
  const before = await invoiceOf(scene, input.invoiceId)
  const held = await customerOf(scene, before)
  if (held !== null && 'kind' in held) return held
  const days = 'rows' in input ? input.rows.map(({ date }) => date) : 'on' in input ? [input.on] : []
  const closedDays = await closedDaysOf(scene, days)
  const others = [...new Set(days)].filter((day) => day !== null)
  const holds = await Promise.all(others.map((day) => heldDay(scene, day)))
  const creditUsers = act === 'bounce' || act === 'reverse' ? await creditUsersOf(scene, held) : []
  const ctx = { ...moneyContextOf(scene, held), gym: scene.gym, key, closedDays, creditUsers }
  const change = invoiceActs[act](before, input, ctx)
  if (isRefused(change)) return change
  const charge = chargeOf(scene, key, held, input)
  if (charge !== null && 'kind' in charge) return charge
  const written = await writeInvoiceChange(scene, before, held, change.invoice, [
    ...(change.beside ?? []),
    ...(charge ? [{ before: null, after: charge }] : []),
  ])
  if ('kind' in written) return written
  for (const hold of holds) hold(scene.transaction)
  return { kind: 'done', invoice: written, endDate: null, isOfErased: held?.member.erased !== undefined }
}
