import { z } from 'zod'
import { refused, type Refusal } from '@/domain/shared/refusal'

const HOUR = 3_600_000

/** For so many days at once an owner may let support in. */
export const supportDays = [1, 3, 7] as const
export type SupportDays = (typeof supportDays)[number]

/** So long one visit of support lasts at most, so that one that nobody ends is over by itself. Hours. */
export const LONGEST_VISIT_HOURS = 8

/** One administrator's last visit. It runs while `until` is still to come: leaving sets it to that moment. */
export const supportVisitSchema = z.object({
  /** Of the dialog that opened it: a repeat finds its own work done. */
  key: z.string(),
  name: z.string(),
  reason: z.string(),
  openedAt: z.date(),
  until: z.date(),
})
export type SupportVisit = z.infer<typeof supportVisitSchema>

/**
 * Who of the platform may look into a centre, kept in its record, where the rules of the store read it. The server's alone; every
 * instant is of its clock.
 */
export const gymSupportSchema = z.object({
  /** The end of the owner's consent; null: none is given. */
  allowedUntil: z.date().nullable(),
  /** By the uid of the administrator. */
  visits: z.record(z.string(), supportVisitSchema),
})
export type GymSupport = z.infer<typeof gymSupportSchema>

const NONE: GymSupport = { allowedUntil: null, visits: {} }

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/** The end of the consent where it is running; null where there is none. */
export const consentAt = (support: GymSupport | null, now: Date): Date | null =>
  support?.allowedUntil && support.allowedUntil > now ? support.allowedUntil : null

/** Whoever is in the centre as support at that moment; at most one. */
export const runningVisit = (support: GymSupport | null, now: Date): SupportVisit | null =>
  Object.values(support?.visits ?? {}).find(({ until }) => until > now) ?? null

/** The visit of this administrator that runs now; null while they are outside. */
export const visitOf = (support: GymSupport | null, uid: string, now: Date): SupportVisit | null => {
  const visit = support?.visits[uid]
  return visit && visit.until > now ? visit : null
}

/** Within which visit something was written that is looked at later, when the visit may be over. */
export const visitDuring = (support: GymSupport | null, uid: string, at: Date): SupportVisit | null => {
  const visit = support?.visits[uid]
  return visit && visit.openedAt <= at && at <= visit.until ? visit : null
}

const ended = (visits: GymSupport['visits'], by: Date): GymSupport['visits'] =>
  Object.fromEntries(
    Object.entries(visits).map(([uid, visit]) => [uid, { ...visit, until: earlier(visit.until, by) }]),
  )

/** Consent from now on for so many days. A shorter one than before shortens the visit that runs. */
export function grantSupport(support: GymSupport | null, days: SupportDays, now: Date): GymSupport {
  const allowedUntil = new Date(now.getTime() + days * 24 * HOUR)
  return { allowedUntil, visits: ended(support?.visits ?? {}, allowedUntil) }
}

/** The owner takes the consent back: whoever is inside is out at that moment. */
export const endSupport = (support: GymSupport | null, now: Date): GymSupport => ({
  allowedUntil: null,
  visits: ended(support?.visits ?? {}, now),
})

type Opening = { uid: string; name: string; reason: string; key: string }

/** A centre takes in one administrator at a time, and no one without the owner's consent. */
export function openSupport(
  support: GymSupport | null,
  { uid, name, reason, key }: Opening,
  now: Date,
): { support: GymSupport; visit: SupportVisit } | Refusal {
  const { visits } = support ?? NONE
  const allowedUntil = consentAt(support, now)
  if (allowedUntil === null)
    return refused('The owner has not allowed support. They can do so in Site config, under Security.')
  const own = visitOf(support, uid, now)
  if (support !== null && own?.key === key) return { support, visit: own }
  if (own !== null) return refused('You have opened this centre already. Leave it first.')
  const other = runningVisit(support, now)
  if (other !== null)
    return refused(`${other.name} is in this centre as support. Try again when they have left.`)
  const longest = new Date(now.getTime() + LONGEST_VISIT_HOURS * HOUR)
  const visit = { key, name, reason, openedAt: now, until: earlier(allowedUntil, longest) }
  return { support: { allowedUntil, visits: { ...visits, [uid]: visit } }, visit }
}

/** The same where the visit is over already. */
export function leaveSupport(support: GymSupport | null, uid: string, now: Date): GymSupport {
  const { allowedUntil, visits } = support ?? NONE
  const visit = visits[uid]
  return visit
    ? { allowedUntil, visits: { ...visits, ...ended({ [uid]: visit }, now) } }
    : { allowedUntil, visits }
}
