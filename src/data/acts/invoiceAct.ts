import type { ActAnswer } from '@/domain/acts/actAnswer'
import type { ActRead } from '@/domain/acts/actInputs'
import { invoiceActs, type InvoiceActName } from '@/domain/acts/invoiceActs'
import { effectsOf, type MoneyContext } from '@/domain/invoices/moneyAct'
import { settledMember } from '@/domain/invoices/settledMember'
import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { dayClosePath } from '@/data/dayClose/dayCloseRecords'
import { heldMember, memberPath, type HeldMember } from '@/data/members/memberRecords'
import { changedFields, withoutFields } from '@/data/store/changedFields'
import type { ActScene } from './actScene'
import { invoiceOf } from './memberScene'
import { writeMoney } from './writeMoney'

/** null for an invoice without a member, or whose member nobody can read any more: the money moves all the same. */
async function customerOf(
  { transaction, settings }: ActScene,
  { gymId, memberId }: Invoice,
): Promise<HeldMember | null> {
  if (memberId === '') return null
  const held = heldMember(await transaction.get(memberPath(memberId)), settings.timezone)
  return held !== null && held.member.gymId === gymId ? held : null
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
 * `writeMoney` names. What changes nothing writes nothing.
 */
export async function writeInvoiceChange(
  scene: ActScene,
  before: Invoice | null,
  held: HeldMember | null,
  invoice: Invoice,
): Promise<Invoice | Refusal> {
  if (before && isUnchanged(before, invoice)) return before
  const { settings, now } = scene
  const settled = held && settledMember(held.member, invoice, effectsOf(before, invoice), { settings, now })
  const written = await writeMoney(scene, {
    // A draft moves nobody's dues: then the member is not held, and not written.
    ...{ held, member: held && settled && isMoved(held, settled) ? settled : null, history: [], promo: null },
    invoices: [{ before, after: invoice }],
  })
  return Array.isArray(written) ? (written[0] ?? invoice) : written
}

/** An act on one invoice, with everything that follows from it. `key` names the row or the note that it adds. */
export async function invoiceAct<A extends InvoiceActName>(
  scene: ActScene,
  key: string,
  act: A,
  input: ActRead<A>,
): Promise<ActAnswer | Refusal> {
  const before = await invoiceOf(scene, input.invoiceId)
  const held = await customerOf(scene, before)
  const closedDays = await closedDaysOf(scene, 'rows' in input ? input.rows.map(({ date }) => date) : [])
  const ctx = { ...moneyContextOf(scene, held), key, closedDays }
  const change = invoiceActs[act](before, input, ctx)
  if (isRefused(change)) return change
  const written = await writeInvoiceChange(scene, before, held, change.invoice)
  return 'kind' in written ? written : { kind: 'done', invoice: written, endDate: null }
}
