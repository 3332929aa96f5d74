import { creditNoteOf } from '@/domain/invoices/creditNote'
import type { Invoice } from '@/domain/invoices/invoice'
import { restate } from '@/domain/invoices/restate'
import type { Member } from '@/domain/members/member'
import { addDays, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, shareOf, toPaise, toRupees } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { finish } from './finish'
import { unfrozen } from './freeze'
import { historyEntryOf } from './historyEntry'
import type { MemberPackage, PackageHistoryEntry } from './memberPackage'
import { retired } from './rollOver'
import { runningPackage } from './runningPackage'
import { endedBefore } from './runningTerm'
import type { ActContext, PackageChange } from './sell'
import { termAccount, type TermAccount } from './termAccount'

/**
 * `on` is the first day without the package, `fee` rupees kept back. `atPeriodEnd` lets the term run out and only
 * stops the next bill. `renewal` is about the package that waits behind the running one.
 */
export type CancelTerms = {
  on: CivilDate
  fee: number
  reason: string
  atPeriodEnd: boolean
  renewal?: boolean
}

/** Rupees. `creditNote` goes on the invoice, `toCredit` to the member's balance, `due` stays to be paid. */
export type CancelPreview = {
  kind: 'preview'
  lastDay: CivilDate
  unusedDays: number
  cycleDays: number
  earned: number
  fee: number
  creditNote: number
  toCredit: number
  due: number
}

type Plan = {
  kind: 'plan'
  member: Member
  pkg: MemberPackage
  history: PackageHistoryEntry[]
  on: CivilDate
  account: TermAccount
  /** Paise. */
  earned: number
  creditNote: number
  toCredit: number
}

function target(member: Member, terms: CancelTerms, ctx: ActContext) {
  const running = runningPackage(member, ctx)
  if (running.kind === 'refused') return running
  const { futurePackage } = running.member
  if (!terms.renewal && futurePackage)
    return refused(
      `${member.name} is already renewed until ${formatCivil(futurePackage.endDate)}. Cancel that renewal first.`,
    )
  if (!terms.renewal) return running
  if (!futurePackage?.endDate) return refused(`${member.name} has no renewal to cancel.`)
  return { ...running, pkg: futurePackage, endDate: futurePackage.endDate }
}

function plan(member: Member, terms: CancelTerms, ctx: ActContext): Plan | Refusal {
  const found = target(member, terms, ctx)
  if (found.kind === 'refused') return found
  if (!(terms.fee >= 0)) return refused('The fee must be 0 or more.')
  if (terms.on > found.endDate)
    return refused(
      `${found.pkg.name} ends on ${formatCivil(found.endDate)} by itself. Choose an earlier day.`,
    )
  const isRenewal = terms.renewal === true
  const changed = isRenewal ? found.member : unfrozen(found.member, found.pkg, terms.on)
  const pkg = isRenewal ? found.pkg : (changed.currentPackage ?? found.pkg)
  const endDate = pkg.endDate ?? found.endDate
  const on = isRenewal ? (pkg.startDate ?? terms.on) : latest(terms.on, pkg.startDate ?? terms.on)
  const account = termAccount({ ...pkg, endDate }, ctx.openInvoices, on)
  // DOMAIN 3.3: what the used days cost of the price, and all of what was earned at once.
  const earned =
    account.atOnce + shareOf(account.amount - account.atOnce, account.usedDays, account.cycleDays)
  const kept = earned + toPaise(terms.fee)
  if (toPaise(terms.fee) > account.amount - earned)
    return refused(
      `The fee is more than the ${formatMoney(toRupees(account.amount - earned), ctx.settings)} that the unused days are worth. Lower it.`,
    )
  return {
    kind: 'plan',
    member: changed,
    pkg,
    history: found.history,
    on,
    account,
    earned,
    creditNote: account.invoice ? account.amount - kept : 0,
    toCredit: Math.max(0, account.paid - kept),
  }
}

/** The figures of a cancellation for the dialog (DOMAIN 3.3 "Cancel"). */
export function previewCancel(member: Member, terms: CancelTerms, ctx: ActContext): CancelPreview | Refusal {
  const planned = plan(member, terms, ctx)
  if (planned.kind === 'refused') return planned
  const { account, earned, creditNote, toCredit, on } = planned
  const kept = earned + toPaise(terms.fee)
  return {
    kind: 'preview',
    lastDay: addDays(on, -1),
    unusedDays: account.unusedDays,
    cycleDays: account.cycleDays,
    earned: toRupees(earned),
    fee: terms.fee,
    creditNote: toRupees(creditNote),
    toCredit: toRupees(toCredit),
    due: toRupees(Math.max(0, kept - account.paid)),
  }
}

function credited({ account, creditNote }: Plan, reason: string, ctx: ActContext): Invoice[] {
  if (!account.invoice || creditNote <= 0) return []
  const { invoice } = account
  const note = creditNoteOf(invoice, {
    id: `${ctx.ids.assignmentId}_cancel`,
    amount: toRupees(creditNote),
    date: ctx.today,
    reason: reason.trim() || 'Cancelled',
    by: ctx.by,
    at: ctx.now,
  })
  const changed = { ...invoice, creditNotes: [...invoice.creditNotes, note], updatedAt: ctx.now }
  return [restate(changed, ctx.today, ctx.settings.graceDays)]
}

function stopAtEnd(member: Member, reason: string, ctx: ActContext): PackageChange | Refusal {
  const running = runningPackage(member, ctx)
  if (running.kind === 'refused') return running
  const { pkg, endDate, history } = running
  if (!pkg.nextBillDate) return refused(`${pkg.name} ends on ${formatCivil(endDate)} by itself.`)
  const currentPackage = { ...pkg, nextBillDate: null, cancelReason: reason.trim() }
  return finish(member, { ...running.member, currentPackage }, { ctx, history })
}

/** Cancels a package: unearned money goes back by credit note, what was paid too much to the member's credit. */
export function cancel(member: Member, terms: CancelTerms, ctx: ActContext): PackageChange | Refusal {
  if (terms.reason.trim() === '') return refused('Say why the package is cancelled.')
  if (terms.atPeriodEnd) return stopAtEnd(member, terms.reason, ctx)
  const planned = plan(member, terms, ctx)
  if (planned.kind === 'refused') return planned
  const { on } = planned
  const ended: MemberPackage = {
    ...endedBefore(planned.pkg, on),
    nextRenewalDate: on,
    cancelledOn: terms.on,
    cancelReason: terms.reason.trim(),
  }
  const changedInvoices = credited(planned, terms.reason, ctx)
  const creditBalance = toRupees(toPaise(member.creditBalance) + planned.toCredit)
  const after = { ...planned.member, creditBalance }
  if (terms.renewal) {
    const entry = historyEntryOf(member, ended, 'cancelled', ctx.now)
    const history = [...planned.history, entry]
    return finish(member, { ...after, futurePackage: null }, { ctx, history, changedInvoices })
  }
  if (planned.pkg.startDate && on <= planned.pkg.startDate) {
    // It never began, so the package before it stays the last one.
    const history = [...planned.history, historyEntryOf(member, ended, 'cancelled', ctx.now)]
    return finish(member, { ...after, currentPackage: null }, { ctx, history, changedInvoices })
  }
  // A day to come keeps the package until then; it moves to the history with the next sale or roll-over.
  if (on > ctx.today)
    return finish(
      member,
      { ...after, currentPackage: ended },
      { ctx, history: planned.history, changedInvoices },
    )
  const { member: free, history } = retired(after, { ...ended, isExpired: true }, 'cancelled', ctx.now)
  return finish(member, free, { ctx, history: [...planned.history, ...history], changedInvoices })
}
