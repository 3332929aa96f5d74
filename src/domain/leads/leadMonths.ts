import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { monthsOf, type Span } from '@/domain/monthStats/figureRange'
import type { Lead } from './lead'

/** As many as are read for the figures of some days. A large centre has some 1,500 a year. */
export const MOST_READ = 2_000

/** The month in UTC in which a lead came. A span of days is asked by it, because an equality needs no index of its own. */
export const monthCame = (createdAt: Date): string => createdAt.toISOString().slice(0, 7)

/** Every such month that these days may touch, in whichever zone they are. */
export const monthsAsked = ({ from, to }: Span): string[] =>
  monthsOf({ from: addDays(from, -1), to: addDays(to, 1) })

/** Those that came on these days of the centre. */
export const cameWithin = (leads: readonly Lead[], { from, to }: Span, timezone: string): Lead[] =>
  leads.filter(({ createdAt, deleted }) => {
    if (deleted || createdAt === null) return false
    const day = civilDateIn(createdAt, timezone)
    return day >= from && day <= to
  })
