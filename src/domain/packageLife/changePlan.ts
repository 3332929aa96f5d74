import type { LineToPrice, PricedInvoice } from '@/domain/invoices/invoiceLine'
import type { changeModes } from '@/domain/invoices/saleRequest'
import type { Member } from '@/domain/members/member'
import { addDays, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import {
  NO_PAISE,
  percentOf,
  plus,
  shareOf,
  toPaise,
  toRupees,
  totalOf,
  type Paise,
} from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { reckon } from '@/domain/tax/reckon'
import { unfrozen } from './freeze'
import type { Duration } from '@/domain/shared/duration'
import { giveBack, type GivenBack } from './giveBack'
import type { MemberPackage, PackageHistoryEntry } from '@/domain/packages/memberPackage'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { runningPackage } from './runningPackage'
import { termOf } from '@/domain/packages/runningTerm'
import { listedFor, prepareSale } from './sell'
import type { ActContext } from './packageAct'
import type { Sale, SaleTerms } from './saleTerms'
import { cycleDays } from '@/domain/packages/term'
import { earnsFeeOn, termAccount, type TermAccount } from './termAccount'

/** `restart`: a new term from the change on. `keepEnd`: the old end stays. `atEnd`: after the running term. */
export type ChangeMode = (typeof changeModes)[number]

/**
 * `startDate` is the day of the change, the first of the new package; a day that has passed means today, and at the end
 * of the term it is not looked at.
 */
export type ChangeTerms = SaleTerms & { mode: ChangeMode }

/** A checked change; `member` and `pkg` with freezes that reach beyond the change taken back. */
export type Plan = {
  kind: 'plan'
  member: Member
  pkg: MemberPackage
  history: PackageHistoryEntry[]
  account: TermAccount
  back: GivenBack
  sale: Sale
}

const perDay = (price: number, days: number) => price / Math.max(1, days)

/** DOMAIN 3.3: a change to something cheaper waits for the end of the term, any other starts at once. */
export function usualMode(
  current: Duration & Pick<MemberPackage, 'basePrice' | 'startDate'>,
  template: PackageTemplate,
): ChangeMode {
  if (!current.startDate || current.duration < 1 || template.duration < 1) return 'restart'
  const { startDate } = current
  const now = perDay(current.basePrice, cycleDays(startDate, current))
  return perDay(template.price, cycleDays(startDate, template)) < now ? 'atEnd' : 'restart'
}

function refuseDay(terms: ChangeTerms, pkg: MemberPackage, today: CivilDate): Refusal | null {
  const { startDate: on } = terms
  if (on > latest(today, pkg.startDate ?? today))
    return refused(
      `A change takes place on ${formatCivil(today)} at the latest. For later choose the end of the term.`,
    )
  if (pkg.startDate && on < pkg.startDate)
    return refused(`${pkg.name} starts on ${formatCivil(pkg.startDate)}. Change it from that day on.`)
  const begun = termOf(pkg)?.from ?? on
  if (on < begun)
    return refused(`The term of now began on ${formatCivil(begun)}. Change it from that day on.`)
  return null
}

/** Exactly so much for that line, and `off` taken off it: both with their tax. */
function billedShare(line: LineToPrice, amount: Paise, off: Paise, interState: boolean): PricedInvoice {
  const lines = [{ ...line, discount: toRupees(off), unitPrice: toRupees(plus(amount, off)) }]
  return reckon({
    lines,
    discount: 0,
    percentOff: 0,
    inclusive: true,
    roundToRupee: false,
    interState,
  })
}

/** What discount and promo took off, each with its tax where the list price has none. */
function takenOff({ lines: [line], inclusive, discount, promoValue }: PricedInvoice) {
  const taxed = (rupees: number) =>
    plus(toPaise(rupees), inclusive ? NO_PAISE : percentOf(toPaise(rupees), line?.rate ?? 0))
  return { flat: taxed(discount), promo: taxed(promoValue) }
}

/** DOMAIN 3.3, keep end: the share of the new price for the days that are left, in exactly that amount, and of what was taken off it. */
function shareReckoning(full: PricedInvoice, unusedDays: number, cycle: number): PricedInvoice {
  const shared = (paise: Paise) => shareOf(paise, unusedDays, cycle)
  const [line] = full.lines
  if (!line) return full
  const off = takenOff(full)
  const [flat, promo] = [shared(off.flat), shared(off.promo)]
  const share = billedShare(line, shared(toPaise(full.amount)), plus(flat, promo), full.igst > 0)
  return {
    ...share,
    discount: toRupees(flat),
    percentOff: full.percentOff,
    promoValue: toRupees(promo),
  }
}

/** What takes over the days that are left asks no joining fee; the one that was paid stays. */
const offeredBy = (template: PackageTemplate, mode: ChangeMode): PackageTemplate =>
  mode === 'keepEnd' ? { ...template, joiningFee: 0 } : template

/** A package whose joining fee goes back has made nobody a member: the new one asks for its own. */
const buyerOf = <Holder extends Pick<Member, 'currentPackage'>>(
  member: Holder,
  mode: ChangeMode,
  { earnsFee }: Pick<TermAccount, 'earnsFee'>,
): Holder => (mode === 'restart' && !earnsFee ? { ...member, currentPackage: null } : member)

/** The joining fee that a change of that day asks by the list. Rupees. */
export function feeOfChange(
  member: Member,
  template: PackageTemplate,
  { mode, startDate }: Pick<ChangeTerms, 'mode' | 'startDate'>,
  ctx: ActContext,
): number {
  const running = runningPackage(member, ctx)
  if (running.kind === 'refused') return 0
  const term = termOf(running.pkg)
  const earnsFee = term === null || earnsFeeOn(running.pkg, term, latest(startDate, ctx.today))
  return listedFor(buyerOf(running.member, mode, { earnsFee }), offeredBy(template, mode)).fee
}

/** Checks a change and works out its figures; everything that may be refused is refused here. */
export function planChange(
  member: Member,
  template: PackageTemplate,
  terms: ChangeTerms,
  ctx: ActContext,
): Plan | Refusal {
  const running = runningPackage(member, ctx)
  if (running.kind === 'refused') return running
  if (terms.extras?.length) return refused('A change is billed alone. Add other items to a new invoice.')
  if (terms.mode === 'keepEnd' && terms.joiningFee > 0)
    return refused('With the old end date no joining fee is asked. Enter 0.', 'joiningFee')
  const { member: rolled, history } = running
  const isAtEnd = terms.mode === 'atEnd'
  const isKept = terms.mode === 'keepEnd'
  const refusal = isAtEnd ? null : refuseDay(terms, running.pkg, ctx.today)
  if (refusal) return refusal
  if (rolled.futurePackage && terms.mode !== 'keepEnd')
    return refused(
      `${member.name} is already renewed until ${formatCivil(rolled.futurePackage.endDate)}. Cancel that renewal first, or keep the end date.`,
    )

  // What was used until today is earned, whatever day is named, so the new term begins today too (ACTS, last section).
  const on = latest(terms.startDate, ctx.today)
  const changed = isAtEnd ? rolled : unfrozen(rolled, running.pkg, on)
  const pkg = changed.currentPackage ?? running.pkg
  const endDate = pkg.endDate ?? running.endDate
  const startDate = isAtEnd ? addDays(endDate, 1) : on
  if (terms.mode === 'keepEnd' && endDate < startDate)
    return refused(`${pkg.name} has no day left whose end could be kept. Begin a new term instead.`, 'mode')
  const account = termAccount({ ...pkg, endDate }, ctx.openInvoices, startDate, isKept)
  const note = { id: `${ctx.ids.assignmentId}_change`, reason: `Changed to ${template.name}` }
  const back = giveBack(account, account.earned, note, ctx)

  const buyer = {
    ...buyerOf(changed, terms.mode, account),
    creditBalance: totalOf([member.creditBalance, back.toCredit]),
  }
  const sale = prepareSale(buyer, offeredBy(template, terms.mode), { ...terms, startDate }, ctx, (full) =>
    terms.mode === 'keepEnd'
      ? {
          endDate,
          reckoning: shareReckoning(full, account.unusedDays, cycleDays(startDate, template)),
          share: { days: account.unusedDays, of: cycleDays(startDate, template) },
        }
      : {},
  )
  if (sale.kind === 'refused') return sale
  return { kind: 'plan', member: changed, pkg, history, account, back, sale }
}
