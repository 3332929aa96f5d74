import { addDays, civilDateIn, daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { toRupees } from '@/domain/shared/money'
import type { Gym } from './gym'
import { gymActivitySchema, noActivity, type GymActivity } from './gymActivity'
import { healthScore, TOO_NEW_DAYS, UNHEALTHY_BELOW, type HealthFacts } from './gymHealth'
import { gymStandingOf } from './gymStanding'
import { signsText, type GymMark } from './gymSigns'
import { monthlyPriceOn } from './monthlyPrice'
import { publicGymOf } from './publicGym'

/** What the records of a centre say of its last days, see `gymActivitySchema`. */
export type ActivityFacts = Pick<
  GymActivity,
  | 'checkIns'
  | 'invoices'
  | 'activeMembers'
  | 'devices'
  | 'failingDevices'
  | 'unpaidInvoices'
  | 'unpaidSince'
  | 'problems'
> & { lastMarkAt: Date | null; lastSaleAt: Date | null; signedInAt: Date | null }

/** So many days back the platform compares its income with. */
const COMPARED_DAYS = 30

/** Without a mark, a sale or a sign-in for so many days a centre is silent. */
export const SILENT_DAYS = 7

const latestOf = (...instants: (Date | null)[]): Date | null =>
  instants.reduce(
    (latest, each) => (latest === null || (each !== null && each > latest) ? each : latest),
    null,
  )

/** Whole days between the last activity and the day the figures were worked out; null: never. */
const quietDaysOf = (lastAt: Date | null, countedOn: CivilDate, timezone: string): number | null =>
  lastAt === null ? null : Math.max(0, daysBetween(civilDateIn(lastAt, timezone), countedOn))

/** What the score of these kept figures was worked out from; `timezone` is the centre's. */
export const healthFactsOf = (
  activity: GymActivity,
  countedOn: CivilDate,
  timezone: string,
): HealthFacts => ({
  ...activity,
  quietDays: quietDaysOf(activity.lastAt, countedOn, timezone),
  unpaidDays: activity.unpaidSince === null ? 0 : Math.max(0, daysBetween(activity.unpaidSince, countedOn)),
})

type Moment = { today: CivilDate; timezone: string }

const ageOf = ({ createdAt }: Gym, { today, timezone }: Moment): number =>
  createdAt === null ? Infinity : daysBetween(civilDateIn(createdAt, timezone), today)

/** Of a centre where nothing ever happened silence counts from its registration. */
function marksOn(gym: Gym, figures: GymActivity, moment: Moment): Set<GymMark> {
  const signs = new Set<GymMark>()
  if (gym.isDisabled) return signs
  const quietDays = quietDaysOf(figures.lastAt, moment.today, moment.timezone) ?? ageOf(gym, moment)
  if (quietDays >= SILENT_DAYS) signs.add('silent')
  if (figures.health !== null && figures.health < UNHEALTHY_BELOW) signs.add('unhealthy')
  if (figures.problems > 0) signs.add('problems')
  if (figures.failingDevices > 0) signs.add('devices')
  if (figures.monthly > 0) signs.add('paying')
  return signs
}

/**
 * The figures that a centre's night keeps. What was known before of the last activity stays where the last days say no more.
 * A disabled centre has neither health nor signs: nobody works there.
 */
export function gymActivityOf(gym: Gym, facts: ActivityFacts, moment: Moment): GymActivity {
  const { today, timezone } = moment
  const { lastMarkAt, lastSaleAt, ...counts } = facts
  const before = gym.activity ?? noActivity
  const signedInAt = latestOf(facts.signedInAt, before.signedInAt)
  const counted = gymActivitySchema.parse({
    ...counts,
    countedOn: today,
    lastAt: latestOf(before.lastAt, lastMarkAt, lastSaleAt, signedInAt),
    signedInAt,
    standing: gymStandingOf(publicGymOf(gym), today),
    monthly: toRupees(monthlyPriceOn(gym, today, timezone)),
    monthlyBefore: toRupees(monthlyPriceOn(gym, addDays(today, -COMPARED_DAYS), timezone)),
  })
  const hasHealth = !gym.isDisabled && ageOf(gym, moment) >= TOO_NEW_DAYS
  const health = hasHealth ? healthScore(healthFactsOf(counted, today, timezone)) : null
  const figures = { ...counted, health }
  return { ...figures, signs: signsText(marksOn(gym, figures, moment)) }
}
