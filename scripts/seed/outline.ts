import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { addDays, daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Dice } from './dice'
import type { Act, Paying } from './life'
import { termFrom, type Term } from './terms'

/** A centre's packages by the part they play in its members' lives. */
export type Shop = {
  usual: readonly (readonly [PackageTemplate, number])[]
  short: PackageTemplate
  quarter: PackageTemplate
  half: PackageTemplate
  premium: PackageTemplate
  day: PackageTemplate
}

export type Plan = { today: CivilDate; horizon: CivilDate; shop: Shop; dice: Dice }

/** How a life ends up; what came before is filled in by `lifeOf`. */
export type Outline = {
  /** Held now or last; null for who has bought nothing. */
  last: Term | null
  /** A renewal in time that begins after `last`, sold that many days ago. */
  next?: { template: PackageTemplate; soldDaysAgo: number }
  /** Terms before `last`, at most. */
  most: number
  /** When `last` was sold, if not on its first day. */
  soldOn?: CivilDate
  /** How `last` is paid; otherwise as most do. */
  paying?: Paying
  /** What happened besides; `of` is the number of the invoice of `last`. */
  acts?: (of: number) => Act[]
  /** Visits ended on that day although the package goes on. */
  stoppedOn?: CivilDate
  /** For who has bought nothing yet. */
  joinedOn?: CivilDate
}

export type Scenario = (plan: Plan, index: number) => Outline

/** How many terms were held before: from none to seven. */
export const before = ({ dice }: Plan) =>
  dice.weighted([
    [0, 26],
    [1, 20],
    [2, 18],
    [3, 14],
    [5, 12],
    [7, 10],
  ] as const)
/** The day so many days from today; before it if negative. */
export const day = ({ today }: Plan, offset: number) => addDays(today, offset)

/** In the middle of a term that still lasts for more than a week. */
export function running(plan: Plan, template = plan.dice.weighted(plan.shop.usual)): Term {
  const length = daysBetween(plan.today, termFrom(template, plan.today).endDate) + 1
  if (length < 12) return running(plan, plan.shop.quarter)
  return termFrom(
    template,
    day(plan, -plan.dice.between(0, Math.min(length - 10, daysBetween(plan.horizon, plan.today)))),
  )
}

/** A quarter that began that many days ago. */
export const quarterSince = (plan: Plan, daysAgo: number) => termFrom(plan.shop.quarter, day(plan, -daysAgo))
