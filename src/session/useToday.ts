import { useSyncExternalStore } from 'react'
import type { Clock } from '@/data/store/clock'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'

const LOOK_EVERY_MS = 30_000

/** Whoever follows the day; one timer for all of them, because a list may have fifty cells that do. */
const followers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function follow(changed: () => void): () => void {
  // Each hook counts, also where two of them are told by the same function.
  const tell = () => changed()
  followers.add(tell)
  timer ??= setInterval(() => {
    for (const follower of followers) follower()
  }, LOOK_EVERY_MS)
  return () => {
    followers.delete(tell)
    if (followers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** A civil day begins with a minute in every zone: within one it is not worked out again for each cell that asks. */
let worked: { minute: number; timezone: string; today: CivilDate } | undefined

function todayIn(now: Date, timezone: string): CivilDate {
  const minute = Math.floor(now.getTime() / 60_000)
  if (worked?.minute !== minute || worked.timezone !== timezone)
    worked = { minute, timezone, today: civilDateIn(now, timezone) }
  return worked.today
}

/** Today's civil date in a zone, followed over midnight: the desk's page stays open for days. */
export const useToday = (clock: Clock, timezone: string): CivilDate =>
  useSyncExternalStore(follow, () => todayIn(clock.now(), timezone))
