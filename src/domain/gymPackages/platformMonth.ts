import { z } from 'zod'
import type { Gym, GymPackage } from '@/domain/gyms/gym'
import { monthlyPrice, packageOn } from '@/domain/gyms/monthlyPrice'
import { packageTerms, runsOn } from '@/domain/gyms/packageTerms'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { NO_PAISE, plus, toRupees, type Paise } from '@/domain/shared/money'
import { mapOf, type StoredRecord } from '@/domain/shared/readers'
import { rupees } from '@/domain/shared/rupees'
import { packageKeyOf } from './packageFigures'

/** What one package has of it: of the centres that have it as their package now, as the list of centres names it. */
const packageMonthSchema = z.object({
  name: z.string(),
  gyms: z.number().int(),
  monthly: rupees(),
})

/**
 * `platformMonths/{YYYY-MM}`: the platform as it stood at the end of `day`, the month's last one that was over when a night
 * wrote it (PRODUCT 4, screens 1 and 3). Rupees; days in the market's zone. The centres are those whose paid package runs.
 */
export const platformMonthSchema = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  day: civilDateSchema,
  monthly: rupees(),
  gyms: z.number().int(),
  /** Registered in the month. */
  signups: z.number().int(),
  /** Whose first day without a paid package lies in the month, or that were disabled in it while one ran. */
  lost: z.number().int(),
  byPackage: z.record(z.string(), packageMonthSchema),
  /** Every registered centre by the state of its address, disabled ones too: what the list of that state holds. */
  byState: z.record(z.string(), z.number().int()).default({}),
})
export type PlatformMonth = z.infer<typeof platformMonthSchema>

/** `centres` is what `gyms` was called before 26 November 2026. */
function withGyms(stored: unknown): unknown {
  const map = mapOf(stored)
  if (map === null || 'gyms' in map) return stored
  const { centres: gyms, ...rest } = map
  return { ...rest, gyms }
}

/** A month of an earlier version as today's code reads it. No night writes a month that is over again, so it stays stored as it was. */
export function upgradePlatformMonth(stored: StoredRecord): unknown {
  const byPackage = Object.entries(mapOf(stored['byPackage']) ?? {})
  return withGyms({
    ...stored,
    byPackage: Object.fromEntries(byPackage.map(([id, each]) => [id, withGyms(each)])),
  })
}

/** The key of centres whose address names no state: a stored name can't be empty. */
export const NO_STATE = '-'

type Counted = Pick<
  Gym,
  'currentPackage' | 'packageHistory' | 'isDisabled' | 'disabledAt' | 'createdAt' | 'state'
>

const isPaid = ({ isTrial, price }: GymPackage) => !isTrial && price > 0

const dayOf = (instant: Date | null) => (instant === null ? null : civilDateIn(instant, DEFAULT_TIMEZONE))

/** Whether the centre left in the month, as far as it is over at the end of `day`. */
function wasLost(gym: Counted, month: string, day: CivilDate): boolean {
  const terms = packageTerms(gym).filter(({ held }) => isPaid(held))
  const disabledOn = gym.isDisabled ? dayOf(gym.disabledAt) : null
  if (disabledOn !== null && disabledOn <= day)
    return disabledOn.startsWith(month) && terms.some((each) => runsOn(each, disabledOn))
  if (terms.some((each) => runsOn(each, day) || (each.from !== null && each.from > day))) return false
  return terms.some(
    ({ through }) => through !== null && through < day && addDays(through, 1).startsWith(month),
  )
}

function statesOf(gyms: readonly Counted[], day: CivilDate): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { createdAt, state } of gyms)
    if ((dayOf(createdAt) ?? day) <= day)
      counts.set(state || NO_STATE, (counts.get(state || NO_STATE) ?? 0) + 1)
  return Object.fromEntries(counts)
}

/** Out of every centre as it is now. */
export function platformMonthOf(gyms: readonly Counted[], day: CivilDate): PlatformMonth {
  const month = day.slice(0, 7)
  const byPackage = new Map<string, { name: string; gyms: number; monthly: Paise }>()
  let [monthly, paying] = [NO_PAISE, 0]
  for (const gym of gyms) {
    const running = packageOn(gym, day, DEFAULT_TIMEZONE)
    const own = running === null ? NO_PAISE : monthlyPrice(running)
    if (running === null || own <= 0) continue
    monthly = plus(monthly, own)
    paying += 1
    const key = packageKeyOf(gym)
    const { name } = gym.currentPackage ?? running
    const known = byPackage.get(key) ?? { name, gyms: 0, monthly: NO_PAISE }
    byPackage.set(key, { name, gyms: known.gyms + 1, monthly: plus(known.monthly, own) })
  }
  return {
    ...{ month, day, monthly: toRupees(monthly), gyms: paying },
    signups: gyms.filter(({ createdAt }) => dayOf(createdAt)?.startsWith(month)).length,
    lost: gyms.filter((gym) => wasLost(gym, month, day)).length,
    byPackage: Object.fromEntries(
      [...byPackage].map(([id, { monthly: paise, ...each }]) => [id, { ...each, monthly: toRupees(paise) }]),
    ),
    byState: statesOf(gyms, day),
  }
}
