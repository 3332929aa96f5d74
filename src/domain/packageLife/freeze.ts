import type { GymSettings } from '@/domain/gyms/settings'
import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import { addDays, daysUntil, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { agreementOf, priceAgreed, agreedFields } from './agreement'
import { finish } from './finish'
import type { Freeze, FreezeRule } from '@/domain/packages/freezeRule'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { runningPackage } from './runningPackage'
import { termOf } from '@/domain/packages/runningTerm'
import type { ActContext, PackageChange } from './packageAct'
import { pricedInvoice } from '@/domain/invoices/pricedInvoice'
import { shiftCover } from './shift'

type FreezeSetting = 'freezeTimes' | 'freezeMinDays' | 'freezeMaxDays'

export type FreezeTerms = { from: CivilDate; to: CivilDate; reason: string }

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)
const counted = (days: number) => (days === 1 ? '1 day' : `${days} days`)
const daysOf = ({ from, to }: Pick<Freeze, 'from' | 'to'>) => daysUntil(from, to)

/** PRODUCT 2.W: days of one freeze, whatever the package allows. */
export const LONGEST_FREEZE = 366

/** Days of one freeze: what the package allows, and never more than anybody may. */
export const mostDaysOf = ({ maxDays }: Pick<FreezeRule, 'maxDays'>): number =>
  Math.min(maxDays ?? LONGEST_FREEZE, LONGEST_FREEZE)

/** Freezes of the running term: what an earlier one stood still is settled (PRODUCT 2.D). */
function freezesOfTerm(pkg: MemberPackage): Freeze[] {
  const term = termOf(pkg)
  return pkg.freezes.filter(({ from }) => term === null || from >= term.from)
}

/** Freezes already used in this term, in days. */
export const frozenDaysOf = (pkg: MemberPackage): number =>
  freezesOfTerm(pkg).reduce((days, freeze) => days + daysOf(freeze), 0)

/** What the package allows; one without limits has those of the centre (PRODUCT 2.W). */
export function freezeRuleOf(
  { freeze: rule }: Pick<MemberPackage, 'freeze'>,
  { freezeTimes, freezeMinDays, freezeMaxDays }: Pick<GymSettings, FreezeSetting>,
): FreezeRule {
  const { maxTimes, minDays, maxDays, totalDays } = rule
  const hasLimits = [maxTimes, maxDays, totalDays].some((limit) => limit !== null) || minDays > 1
  return hasLimits
    ? rule
    : {
        ...rule,
        maxTimes: freezeTimes,
        minDays: freezeMinDays,
        maxDays: Math.max(freezeMinDays, freezeMaxDays),
      }
}

function refuseRule(rule: FreezeRule, pkg: MemberPackage, days: number): Refusal | null {
  if (!rule.allowed) return refused(`${pkg.name} can't be frozen.`)
  if (days > LONGEST_FREEZE)
    return refused(`One freeze takes at most ${LONGEST_FREEZE} days; this one would take ${days}.`, 'to')
  if (rule.maxTimes !== null && freezesOfTerm(pkg).length >= rule.maxTimes)
    return refused(`${pkg.name} can be frozen only ${times(rule.maxTimes)} in a term, and that is used up.`)
  if (days < rule.minDays)
    return refused(`A freeze of ${pkg.name} takes at least ${counted(rule.minDays)}.`, 'to')
  const most = mostDaysOf(rule)
  if (days > most)
    return refused(
      `A freeze of ${pkg.name} takes at most ${counted(most)}; this one would take ${days}.`,
      'to',
    )
  if (rule.totalDays === null) return null
  const left = rule.totalDays - frozenDaysOf(pkg)
  if (left <= 0) return refused(`All ${counted(rule.totalDays)} of freezing ${pkg.name} are used.`)
  return days > left
    ? refused(`${counted(left)} of freezing ${pkg.name} are left; this one would take ${days}.`, 'to')
    : null
}

function refuseDates({ from, to }: FreezeTerms, pkg: MemberPackage, endDate: CivilDate, today: CivilDate) {
  if (to < from)
    return refused(`The last day, ${formatCivil(to)}, is before the first, ${formatCivil(from)}.`, 'to')
  if (from < today) return refused(`A freeze starts on ${formatCivil(today)} or later.`, 'from')
  if (pkg.startDate && from < pkg.startDate)
    return refused(`${pkg.name} starts on ${formatCivil(pkg.startDate)}. Freeze it from that day on.`, 'from')
  if (from > endDate)
    return refused(`${pkg.name} ends on ${formatCivil(endDate)}. Freeze it before that.`, 'from')
  const pending = pkg.freezes.find((freeze) => freeze.to >= today)
  return pending
    ? refused(
        `${pkg.name} is frozen from ${formatCivil(pending.from)} to ${formatCivil(pending.to)} already. End that freeze first.`,
      )
    : null
}

/** The fee is taxed as the package is, by the day of the fee (ACTS "A package carries its agreement"). */
function freezeInvoice(member: Member, pkg: MemberPackage, ctx: ActContext): Invoice {
  const agreement = agreementOf(pkg, ctx)
  const fee = {
    kind: 'fee',
    description: `Freeze of ${pkg.name}`,
    unitPrice: pkg.freeze.fee,
    discount: 0,
  } as const
  return { ...pricedInvoice(member, priceAgreed(agreement, fee, ctx), ctx), ...agreedFields(agreement) }
}

/** Stops the running package from `from` to `to`, both inclusive, and gives the days back at its end (DOMAIN 3.3). */
export function freeze(member: Member, terms: FreezeTerms, ctx: ActContext): PackageChange | Refusal {
  const running = runningPackage(member, ctx)
  if (running.kind === 'refused') return running
  const { member: rolled, pkg, endDate, history } = running
  const days = daysOf(terms)
  const rule = freezeRuleOf(pkg, ctx.settings)
  const refusal = refuseDates(terms, pkg, endDate, ctx.today) ?? refuseRule(rule, pkg, days)
  if (refusal) return refusal
  const invoice = pkg.freeze.fee > 0 ? freezeInvoice(rolled, pkg, ctx) : null
  const frozen: Freeze = {
    id: ctx.ids.assignmentId,
    from: terms.from,
    to: terms.to,
    reason: terms.reason.trim(),
    endedEarly: false,
    invoiceId: invoice?.id ?? '',
  }
  // Of an older record the term is found out before this freeze stands on it.
  const stopped = { ...pkg, term: termOf(pkg), freezes: [...pkg.freezes, frozen] }
  return finish(member, { ...rolled, ...shiftCover(rolled, stopped, days) }, { ctx, history, invoice })
}

/** The freeze of the running term that reaches `backOn`: what an earlier term stood still is settled. */
function endingOf(pkg: MemberPackage, backOn: CivilDate): Freeze | undefined {
  const begun = termOf(pkg)?.from ?? backOn
  return pkg.freezes.find(({ to }) => to >= backOn && to >= begun)
}

/**
 * The member with the freeze ended as of `backOn`, the first day of training again: unused days are taken off the
 * end. A freeze that never began leaves no trace. Unchanged when no freeze reaches `backOn`.
 */
export function unfrozen(member: Member, pkg: MemberPackage, backOn: CivilDate): Member {
  const ending = endingOf(pkg, backOn)
  if (!ending) return member
  const firstUnused = latest(backOn, ending.from)
  const unused = daysUntil(firstUnused, ending.to)
  const freezes = pkg.freezes.flatMap((each) => {
    if (each.id !== ending.id) return [each]
    return firstUnused === each.from ? [] : [{ ...each, to: addDays(firstUnused, -1), endedEarly: true }]
  })
  return { ...member, ...shiftCover(member, { ...pkg, term: termOf(pkg), freezes }, -unused) }
}

/**
 * The member is back before the freeze ends (PRODUCT 2.D). `backOn` is the first day of training again: today or later,
 * because a frozen day that has passed was not trained on.
 */
export function endFreeze(member: Member, backOn: CivilDate, ctx: ActContext): PackageChange | Refusal {
  const { currentPackage: pkg } = member
  const asked = latest(backOn, ctx.today)
  if (!pkg || !endingOf(pkg, asked)) return refused(`${member.name} is not frozen on ${formatCivil(asked)}.`)
  if (backOn < ctx.today)
    return refused(`Choose ${formatCivil(ctx.today)} or later. Days already frozen stay frozen.`, 'backOn')
  return finish(member, unfrozen(member, pkg, backOn), { ctx })
}
