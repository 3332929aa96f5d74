import type { GymActivity, GymStanding } from './gymActivity'

/** One part of a centre's health: what it is given of its most, and why. */
export type HealthPart = { id: HealthPartId; label: string; points: number; most: number; why: string }
type HealthPartId = 'activity' | 'checkIns' | 'invoices' | 'devices' | 'subscription' | 'dues'

/** What a score is worked out from. */
export type HealthFacts = Pick<
  GymActivity,
  'checkIns' | 'invoices' | 'activeMembers' | 'devices' | 'failingDevices' | 'unpaidInvoices' | 'standing'
> & {
  /** Whole days since the oldest invoice that the centre has not paid the platform; 0 where it has paid all. */
  unpaidDays: number
  /** Whole days since the last mark, sale or sign-in; null: never. */
  quietDays: number | null
}

/** Below this a centre is unhealthy. */
export const UNHEALTHY_BELOW = 40
/** From this on it is doing well. */
export const HEALTHY_FROM = 70

/** A centre that is younger than this has no score: it has had no time to sell or to be visited. Days. */
export const TOO_NEW_DAYS = 14

/** An invoice a month for every so many active members is what a centre with quarterly packages comes to. */
const MEMBERS_AN_INVOICE = 6

const most = {
  activity: 30,
  checkIns: 25,
  invoices: 15,
  devices: 10,
  subscription: 10,
  dues: 10,
} as const satisfies Record<HealthPartId, number>

const subscriptionPoints: Record<GymStanding, number> = {
  Active: 10,
  Trial: 7,
  Expiring: 4,
  Expired: 0,
  Disabled: 0,
  'No package': 0,
}

const subscriptionWords: Record<GymStanding, string> = {
  Active: 'The package runs.',
  Trial: 'On trial.',
  Expiring: 'The package ends within 7 days.',
  Expired: 'The package has ended.',
  Disabled: 'The centre is disabled.',
  'No package': 'There is no package.',
}

const counted = (n: number, singular: string, plural: string) => `${n} ${n === 1 ? singular : plural}`

const shareOfMost = (most: number, done: number, wanted: number): number =>
  wanted <= 0 ? (done > 0 ? most : 0) : Math.round(most * Math.min(1, done / wanted))

function activityPart({ quietDays }: HealthFacts): Pick<HealthPart, 'points' | 'why'> {
  if (quietDays === null) return { points: 0, why: 'No check-in, sale or sign-in yet.' }
  const points = quietDays <= 1 ? most.activity : quietDays <= 3 ? 22 : quietDays < 7 ? 12 : 0
  if (quietDays <= 0) return { points, why: 'Something happened on the same day.' }
  return { points, why: `Last check-in, sale or sign-in ${counted(quietDays, 'day', 'days')} before.` }
}

function checkInPart({ checkIns, activeMembers }: HealthFacts): Pick<HealthPart, 'points' | 'why'> {
  const points = shareOfMost(most.checkIns, checkIns, activeMembers)
  const of = counted(activeMembers, 'active member', 'active members')
  return {
    points,
    why: `${counted(checkIns, 'check-in', 'check-ins')} in 7 days by ${of}; one each is full.`,
  }
}

function invoicePart({ invoices, activeMembers }: HealthFacts): Pick<HealthPart, 'points' | 'why'> {
  const points = shareOfMost(most.invoices, invoices, activeMembers / MEMBERS_AN_INVOICE)
  const of = `one for every ${MEMBERS_AN_INVOICE} active members is full.`
  return { points, why: `${counted(invoices, 'invoice', 'invoices')} in 30 days; ${of}` }
}

function devicePart({ devices, failingDevices }: HealthFacts): Pick<HealthPart, 'points' | 'why'> {
  if (devices === 0) return { points: most.devices, why: 'No devices, so none can fail.' }
  const working = devices - failingDevices
  const why = failingDevices === 0 ? 'All devices answer.' : `${working} of ${devices} devices answer.`
  return { points: shareOfMost(most.devices, working, devices), why }
}

/** An unpaid invoice that is older costs the rest of the points. */
const PAID_LATE_DAYS = 30

function duesPart({ unpaidInvoices, unpaidDays }: HealthFacts): Pick<HealthPart, 'points' | 'why'> {
  if (unpaidInvoices === 0) return { points: most.dues, why: 'No subscription invoice is unpaid.' }
  const unpaid = counted(unpaidInvoices, 'subscription invoice is', 'subscription invoices are')
  return {
    points: unpaidDays > PAID_LATE_DAYS ? 0 : most.dues / 2,
    why: `${unpaid} unpaid, the oldest for ${counted(unpaidDays, 'day', 'days')}.`,
  }
}

/** Each part with its points and a sentence, in the order of their weight. The points add up to the score. */
export function healthParts(facts: HealthFacts): HealthPart[] {
  const part = (id: HealthPartId, label: string, found: Pick<HealthPart, 'points' | 'why'>): HealthPart => ({
    id,
    label,
    most: most[id],
    ...found,
  })
  return [
    part('activity', 'Activity', activityPart(facts)),
    part('checkIns', 'Check-ins', checkInPart(facts)),
    part('invoices', 'Invoices', invoicePart(facts)),
    part('subscription', 'Subscription', {
      points: subscriptionPoints[facts.standing],
      why: subscriptionWords[facts.standing],
    }),
    part('devices', 'Devices', devicePart(facts)),
    part('dues', 'Dues', duesPart(facts)),
  ]
}

/** 0 to 100 (PRODUCT 4, screen 2 "Health score"). */
export const healthScore = (facts: HealthFacts): number =>
  healthParts(facts).reduce((total, { points }) => total + points, 0)
