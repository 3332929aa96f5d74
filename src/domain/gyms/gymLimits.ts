import { z } from 'zod'
import type { CivilDate } from '@/domain/shared/civilDate'
import { throughOf } from './packageTerms'

/** What a centre's package allows so many of; messages are of a calendar month, the others stand at one time. */
export const limitedThings = ['members', 'staff', 'devices', 'messages'] as const
export type LimitedThing = (typeof limitedThings)[number]

const most = z.number().int().min(0).nullable().default(null)

/** PRODUCT 4, screen 3: how many of each; null is no limit. */
export const gymLimitsSchema = z.object({ members: most, staff: most, devices: most, messages: most })
export type GymLimits = z.infer<typeof gymLimitsSchema>

/** From so many percent of a limit on, the screen says how near it is. */
export const NEAR_PERCENT = 90

const NO_LIMITS = gymLimitsSchema.parse({})

type Held = { startDate: CivilDate | null; endDate: CivilDate | null; limits: GymLimits }
/** Of a centre, or of what is kept of it: without a package there are no limits. */
export type Limited = { currentPackage: Held | null; packageHistory: readonly Held[] }

/**
 * The limits that a centre goes by, each with the last day on which it does; null: as long as the package is held. A renewal ahead
 * takes nothing away before its first day, and what it adds holds at once: until then those of the packages before it hold as well.
 */
export function limitsByDay({
  currentPackage,
  packageHistory,
}: Limited): { limits: GymLimits; through: CivilDate | null }[] {
  const { limits, startDate } = currentPackage ?? { limits: NO_LIMITS, startDate: null }
  const earlier =
    startDate === null
      ? []
      : packageHistory.map((held, at) => ({
          limits: held.limits,
          through: throughOf(held, startDate, packageHistory.slice(at + 1)),
        }))
  return [{ limits, through: null }, ...earlier]
}

/** How many of each the centre may have on that day, its own; null is no limit. */
export function limitsOn(gym: Limited, today: CivilDate): GymLimits {
  const held = limitsByDay(gym).filter(({ through }) => through === null || today <= through)
  const most = (thing: LimitedThing) =>
    held
      .map(({ limits }) => limits[thing])
      .reduce((one, other) => (one === null || other === null ? null : Math.max(one, other)))
  return {
    members: most('members'),
    staff: most('staff'),
    devices: most('devices'),
    messages: most('messages'),
  }
}

/** What a centre's own record counts; messages are counted by the month. */
export type HeldThing = Exclude<LimitedThing, 'messages'>

/** How many of them the centre has, as the server counts them. */
export function usedOf(
  gym: { members: number; staffs: number; deviceSerials: readonly string[] },
  thing: HeldThing,
): number {
  if (thing === 'members') return gym.members
  return thing === 'staff' ? gym.staffs : gym.deviceSerials.length
}

const words: Record<LimitedThing, { one: string; many: string }> = {
  members: { one: 'member', many: 'members' },
  staff: { one: 'employee', many: 'employees' },
  devices: { one: 'device', many: 'devices' },
  messages: { one: 'message a month', many: 'messages a month' },
}

const counted = (thing: LimitedThing, count: number) =>
  `${count} ${count === 1 ? words[thing].one : words[thing].many}`

/** How room is made without a larger package. */
const instead: Record<LimitedThing, string> = {
  members: 'delete members who have left',
  staff: 'delete employees who have left',
  devices: 'remove a device that is not used any more',
  messages: 'send the rest next month',
}

/**
 * How near the centre is to its limit, "187 of 200 members of the package", with what to do where no more can be added; null
 * while it is far from it or has none. `used` counts what is not deleted, inactive and former ones included; messages those of
 * the month.
 */
export function nearText(limits: GymLimits, thing: LimitedThing, used: number): string | null {
  const limit = limits[thing]
  if (limit === null || used * 100 < limit * NEAR_PERCENT) return null
  const standing = `${used} of ${counted(thing, limit)} of the package`
  return used >= limit ? `${standing}. Ask us for a larger package, or ${instead[thing]}.` : standing
}

/**
 * Why `more` of them can't be added to the `used` ones; null when they can. What is above a limit already stays: a smaller
 * package takes nothing away, it only adds nothing.
 */
export function limitProblem(limits: GymLimits, thing: LimitedThing, used: number, more = 1): string | null {
  const limit = limits[thing]
  if (limit === null || used + more <= limit) return null
  const left = Math.max(0, limit - used)
  const state = left === 0 ? 'and that many are used' : `and only ${left} ${left === 1 ? 'is' : 'are'} left`
  return `The package of this centre allows ${counted(thing, limit)}, ${state}. Ask us for a larger package, or ${instead[thing]}.`
}
