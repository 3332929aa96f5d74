import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { cycleDays, isTerm } from '@/domain/packages/term'
import { latest } from '@/domain/shared/calendar'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { changePackage } from './change'
import type { ChangeTerms } from './changePlan'
import { refuseGiven } from './given'
import type { ActContext } from './packageAct'
import { rolledOver } from './rollOver'

/**
 * PRODUCT 2.T: a change begins today, or at the end of the term, whatever day is named; by the desk it keeps the end only for
 * a package whose cycle is not longer: the share of a longer one is cheaper by the day.
 */
export function refuseDeskChange(
  member: Member,
  template: PackageTemplate,
  { mode }: Pick<ChangeTerms, 'mode'>,
  ctx: Pick<ActContext, 'today' | 'now'>,
): Refusal | null {
  const { currentPackage: pkg } = rolledOver(member, ctx).member
  if (mode === 'atEnd' || pkg === null) return null
  const begins = latest(ctx.today, pkg.startDate ?? ctx.today)
  if (mode !== 'keepEnd' || !isTerm(pkg) || !isTerm(template)) return null
  return cycleDays(begins, template) > cycleDays(begins, pkg)
    ? refused(
        `${template.name} is for longer than ${pkg.name}, so it begins as a new term or after this one. Only the owner keeps the end date.`,
        'mode',
      )
    : null
}

/**
 * Why a change is more than somebody in that role may do without the owner (PRODUCT 2.T): what it gives away, the credit it
 * would leave, or the end it keeps. Null where it needs nobody, and while it is not possible anyway.
 */
export function changeNeedsOwner(
  member: Member,
  template: PackageTemplate,
  terms: ChangeTerms,
  ctx: ActContext & { role: Role },
): Refusal | null {
  if (may(ctx.role, 'members.overridePrice')) return null
  const change = changePackage(member, template, terms, ctx)
  if (isRefused(change)) return null
  return refuseDeskChange(member, template, terms, ctx) ?? refuseGiven(member, change, ctx)
}
