import type { PricedInvoice } from '@/domain/invoices/invoiceLine'
import type { Member } from '@/domain/members/member'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { minus, toPaise, toRupees } from '@/domain/shared/money'
import type { Refusal } from '@/domain/shared/refusal'
import { planChange, type ChangeMode, type ChangeTerms, type Plan } from './changePlan'
import { finish } from './finish'
import { settledAfter } from './giveBack'
import { historyEntryOf } from './historyEntry'
import type { MemberPackage, PackageTerm } from '@/domain/packages/memberPackage'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { renew } from './renew'
import { saleInvoice, soldPackage } from './saleRecords'
import type { ActContext, PackageChange } from './packageAct'
import { endedBefore } from '@/domain/packages/runningTerm'

/** What a change comes to, before it is made. Rupees; dates inclusive. */
export type ChangePreview = {
  kind: 'preview'
  mode: ChangeMode
  startDate: CivilDate
  endDate: CivilDate
  unusedDays: number
  cycleDays: number
  /** What was paid for the unused days. */
  credit: number
  /** What the unused days cost, paid or not: taken off the old invoice, so that nobody pays for them twice. */
  creditNote: number
  /** The note takes back no tax: it is too late for that (DOMAIN 2.6). */
  isCommercial: boolean
  newAmount: number
  /** The new invoice as it will be priced. */
  priced: PricedInvoice
  /** Credit used on the new invoice, this one and what the member had before. */
  creditApplied: number
  /** Credit that stays with the member. */
  creditLeft: number
  /** To pay for the new package, before a payment made now. */
  due: number
}

/** The figures of a change for the dialog (DOMAIN 3.3 "Upgrade/downgrade"). */
export function previewChange(
  member: Member,
  template: PackageTemplate,
  terms: ChangeTerms,
  ctx: ActContext,
): ChangePreview | Refusal {
  const plan = planChange(member, template, terms, ctx)
  if (plan.kind === 'refused') return plan
  const { sale, account, back } = plan
  return {
    kind: 'preview',
    mode: terms.mode,
    startDate: sale.startDate,
    endDate: sale.endDate,
    unusedDays: account.unusedDays,
    cycleDays: account.cycleDays,
    credit: back.toCredit,
    creditNote: back.creditNote,
    isCommercial: back.isCommercial,
    newAmount: sale.reckoning.amount,
    priced: sale.reckoning,
    creditApplied: sale.creditApplied,
    creditLeft: sale.creditLeft,
    due: toRupees(minus(toPaise(sale.reckoning.amount), toPaise(sale.creditApplied))),
  }
}

/** With the old end the new package takes over what is left: sold days are paid for, days given stay a gift. */
const keptTerm = ({ term }: MemberPackage, { unusedDays }: Plan['account']): PackageTerm | null =>
  term && { ...term, soldDays: unusedDays, freeDays: term.soldDays - unusedDays }

/**
 * Changes to another package: at once with credit for the unused days (`restart`, `keepEnd`), or at the end of the
 * term, where it is a renewal (`atEnd`). DOMAIN 3.3, PRODUCT 2.H.
 */
export function changePackage(
  member: Member,
  template: PackageTemplate,
  terms: ChangeTerms,
  ctx: ActContext,
): PackageChange | Refusal {
  const plan = planChange(member, template, terms, ctx)
  if (plan.kind === 'refused') return plan
  const { sale, pkg: old } = plan
  if (terms.mode === 'atEnd') return renew(member, template, { ...terms, startDate: sale.startDate }, ctx)
  const next = soldPackage(sale, ctx)
  const current =
    terms.mode === 'keepEnd'
      ? // Its cycles are counted from the end it took over; the part before is billed with this invoice.
        { ...next, anchorDate: addDays(sale.endDate, 1), term: keptTerm(next, plan.account) }
      : next
  const cut = settledAfter(endedBefore(old, sale.startDate), plan.back, ctx)
  const ended = { ...cut, isExpired: true, nextRenewalDate: cut.endDate && sale.startDate }
  return finish(
    member,
    {
      ...plan.member,
      currentPackage: current,
      // Where it never began, the package before it stays the last one.
      lastPackage: ended.endDate === null ? plan.member.lastPackage : ended,
      creditBalance: sale.creditLeft,
    },
    {
      ctx,
      history: [...plan.history, historyEntryOf(member, ended, 'changed', ctx.now)],
      // Neither a first sale nor a renewal: the membership only goes on differently.
      invoice: { ...saleInvoice(member, current, sale, ctx), sells: 'change' },
      changedInvoices: plan.back.invoice ? [plan.back.invoice] : [],
    },
  )
}
