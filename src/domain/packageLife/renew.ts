import type { GymSettings } from '@/domain/gyms/settings'
import { coverOf, NO_COVER_END } from '@/domain/members/lookupOf'
import type { Member } from '@/domain/members/member'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { finish } from './finish'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { rolledOver, vacated } from './rollOver'
import { refuseBuyer } from './saleChecks'
import { saleInvoice, soldPackage } from './saleRecords'
import { prepareSale, sellAsCurrent } from './sell'
import type { ActContext, PackageChange } from './packageAct'
import type { SaleTerms } from './saleTerms'
import { isExpired } from '@/domain/packages/term'

type Held = Pick<Member, 'currentPackage' | 'futurePackage' | 'lastPackage'>
type RenewalRules = Pick<GymSettings, 'graceDays' | 'backdateWithinGrace'>

/**
 * The day a renewal starts (PRODUCT 2.H, DOMAIN 3.3): before the end the day after it; after the end today, or the
 * day after the end while in grace, where the centre keeps continuity. A cancelled package is not continued.
 */
export function renewalStart(member: Held, today: CivilDate, settings: RenewalRules): CivilDate {
  const { coverUntil } = coverOf(member)
  if (coverUntil === NO_COVER_END) return today
  const next = addDays(coverUntil, 1)
  if (coverUntil >= today) return next
  const wasCancelled = !!(member.currentPackage ?? member.lastPackage)?.cancelledOn
  const inGrace = today <= addDays(coverUntil, settings.graceDays)
  return settings.backdateWithinGrace && inGrace && !wasCancelled ? next : today
}

function renewEarly(
  member: Member,
  history: PackageChange['history'],
  endDate: CivilDate,
  template: PackageTemplate,
  terms: SaleTerms,
  ctx: ActContext,
): PackageChange | Refusal {
  const startDate = addDays(endDate, 1)
  if (terms.startDate !== startDate)
    return refused(
      `The current package runs until ${formatCivil(endDate)}, so the renewal starts on ${formatCivil(startDate)}.`,
    )
  const sale = prepareSale(member, template, terms, ctx)
  if (sale.kind === 'refused') return sale
  const pkg = soldPackage(sale, ctx)
  return finish(
    member,
    { ...member, futurePackage: pkg, creditBalance: sale.creditLeft },
    { ctx, history: history.map(({ entry }) => entry), invoice: saleInvoice(member, pkg, sale, ctx) },
  )
}

/** Renews: while the current package runs as `futurePackage`, after its end as the current one (PRODUCT 2.H). */
export function renew(
  member: Member,
  template: PackageTemplate,
  terms: SaleTerms,
  ctx: ActContext,
): PackageChange | Refusal {
  const buyer = refuseBuyer(member)
  if (buyer) return buyer
  const rolled = rolledOver(member, ctx)
  const { currentPackage, futurePackage } = rolled.member
  if (futurePackage)
    return refused(`${member.name} is already renewed until ${formatCivil(futurePackage.endDate)}.`)
  if (currentPackage?.endDate && !isExpired(currentPackage.endDate, ctx.today)) {
    const history = rolled.history.map((entry) => ({ entry }))
    return renewEarly(rolled.member, history, currentPackage.endDate, template, terms, ctx)
  }
  const earliestStart = renewalStart(rolled.member, ctx.today, ctx.settings)
  if (terms.startDate < earliestStart)
    return refused(`This renewal can start on ${formatCivil(earliestStart)} at the earliest.`)
  const { member: free, history } = vacated(member, 'renewed', ctx)
  return sellAsCurrent(free, history, template, terms, ctx)
}
