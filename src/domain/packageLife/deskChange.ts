import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { cycleDays, isTerm } from '@/domain/packages/term'
import { latest } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { ChangeTerms } from './changePlan'
import type { ActContext } from './packageAct'
import { rolledOver } from './rollOver'

/**
 * PRODUCT 2.T: a change by the desk begins today, or at the end of the term, and keeps the end only for a package whose
 * cycle is not longer: the share of a longer one is cheaper by the day.
 */
export function refuseDeskChange(
  member: Member,
  template: PackageTemplate,
  { mode, startDate }: Pick<ChangeTerms, 'mode' | 'startDate'>,
  ctx: Pick<ActContext, 'today' | 'now'>,
): Refusal | null {
  const { currentPackage: pkg } = rolledOver(member, ctx).member
  if (mode === 'atEnd' || pkg === null) return null
  const begins = latest(ctx.today, pkg.startDate ?? ctx.today)
  if (startDate !== begins)
    return refused(
      `The change begins on ${formatCivil(begins)}, or at the end of the term. Only the owner names another day.`,
      'startDate',
    )
  if (mode !== 'keepEnd' || !isTerm(pkg) || !isTerm(template)) return null
  return cycleDays(begins, template) > cycleDays(begins, pkg)
    ? refused(
        `${template.name} is for longer than ${pkg.name}, so it begins as a new term or after this one. Only the owner keeps the end date.`,
        'mode',
      )
    : null
}
