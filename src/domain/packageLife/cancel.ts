import type { Member } from '@/domain/members/member'
import { addDays, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, minus, plus, toPaise, toRupees, totalOf } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { finish } from './finish'
import { unfrozen } from './freeze'
import { giveBack, settledAfter, type GivenBack } from './giveBack'
import { historyEntryOf } from './historyEntry'
import type { MemberPackage, PackageHistoryEntry } from '@/domain/packages/memberPackage'
import { retired } from './rollOver'
import { runningPackage } from './runningPackage'
import { termOf, endedBefore } from '@/domain/packages/runningTerm'
import type { ActContext, PackageChange } from './packageAct'
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
  /** The note takes back no tax: it is too late for that (DOMAIN 2.6). */
  isCommercial: boolean
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
  back: GivenBack
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
  const begun = termOf(pkg)?.from ?? terms.on
  // What was billed before the running term is settled.
  const on = isRenewal ? begun : latest(terms.on, begun)
  const account = termAccount({ ...pkg, endDate }, ctx.openInvoices, on)
  const unearned = minus(account.amount, account.earned)
  if (toPaise(terms.fee) > unearned)
    return refused(
      `The fee is more than the ${formatMoney(toRupees(unearned), ctx.settings)} that the unused days are worth. Lower it.`,
    )
  const note = { id: `${ctx.ids.assignmentId}_cancel`, reason: terms.reason.trim() || 'Cancelled' }
  const back = giveBack(account, plus(account.earned, toPaise(terms.fee)), note, ctx)
  return { kind: 'plan', member: changed, pkg, history: found.history, on, account, back }
}

/** The figures of a cancellation for the dialog (DOMAIN 3.3 "Cancel"). */
export function previewCancel(member: Member, terms: CancelTerms, ctx: ActContext): CancelPreview | Refusal {
  const planned = plan(member, terms, ctx)
  if (planned.kind === 'refused') return planned
  const { account, back, on } = planned
  return {
    kind: 'preview',
    lastDay: addDays(on, -1),
    unusedDays: account.unusedDays,
    cycleDays: account.cycleDays,
    earned: toRupees(account.earned),
    fee: terms.fee,
    creditNote: back.creditNote,
    isCommercial: back.isCommercial,
    toCredit: back.toCredit,
    due: back.due,
  }
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
  if (terms.reason.trim() === '') return refused('Enter a reason for the cancellation.')
  if (terms.atPeriodEnd) return stopAtEnd(member, terms.reason, ctx)
  const planned = plan(member, terms, ctx)
  if (planned.kind === 'refused') return planned
  const { on, back } = planned
  const cut = settledAfter(endedBefore(planned.pkg, on), back, ctx)
  const ended: MemberPackage = {
    ...cut,
    nextRenewalDate: cut.endDate && on,
    cancelledOn: terms.on,
    cancelReason: terms.reason.trim(),
  }
  const changedInvoices = back.invoice ? [back.invoice] : []
  const creditBalance = totalOf([member.creditBalance, back.toCredit])
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
