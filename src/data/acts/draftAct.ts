import type { ActAnswer } from '@/domain/acts/actAnswer'
import type { ActRead, DraftStep } from '@/domain/acts/actInputs'
import { issue, submit } from '@/domain/invoices/approval'
import { draftInvoice, editDraft } from '@/domain/invoices/draft'
import type { Invoice } from '@/domain/invoices/invoice'
import type { InvoiceChange, MoneyContext } from '@/domain/invoices/moneyAct'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import type { HeldMember } from '@/data/members/memberRecords'
import type { ActScene } from './actScene'
import { moneyContextOf, writeInvoiceChange } from './invoiceAct'
import { invoiceOf, memberOf } from './memberScene'
import { idsOfAct } from './packageAct'

const steps = { submit, issue } as const

function stepped(draft: Invoice, then: DraftStep, ctx: MoneyContext): Invoice | Refusal {
  if (then === 'draft') return draft
  const change: InvoiceChange | Refusal = steps[then](draft, ctx)
  return isRefused(change) ? change : change.invoice
}

async function written(
  scene: ActScene,
  held: HeldMember,
  before: Invoice | null,
  after: Invoice | Refusal,
): Promise<ActAnswer | Refusal> {
  if ('kind' in after) return after
  const invoice = await writeInvoiceChange(scene, before, held, after)
  return 'kind' in invoice ? invoice : { kind: 'done', invoice, endDate: null }
}

/** A new invoice for what is no package: kept as a draft, sent for approval or issued at once (PRODUCT 2.J). */
export async function draftAct(
  scene: ActScene,
  key: string,
  { memberId, terms, then }: ActRead<'draft'>,
): Promise<ActAnswer | Refusal> {
  const held = await memberOf(scene, memberId)
  const money = moneyContextOf(scene, held)
  const ids = idsOfAct(scene.gymId, key)
  const ctx = { ...money, gym: scene.gym, ids, openInvoices: [] }
  const drafted = draftInvoice(held.member, terms, ctx)
  if (isRefused(drafted)) return drafted
  return written(scene, held, null, stepped(drafted.invoice, then, money))
}

/** Other terms on a draft, and what follows on it. */
export async function editDraftAct(
  scene: ActScene,
  { invoiceId, memberId, terms, then }: ActRead<'editDraft'>,
): Promise<ActAnswer | Refusal> {
  const before = await invoiceOf(scene, invoiceId)
  const held = await memberOf(scene, memberId)
  const money = moneyContextOf(scene, held)
  const edited = editDraft(before, held.member, terms, { ...money, gym: scene.gym })
  return isRefused(edited) ? edited : written(scene, held, before, stepped(edited.invoice, then, money))
}
