import { dayCloseId, type DayClose } from '@/domain/dayClose/dayClose'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { verifyDay, type DayVerdict, type VerifiedGym } from './verifyDay'
import { pageOf, typedCollection } from '@/data/store/collection'
import type { LiveQuery } from '@/data/store/live'
import { askedOnce, combined } from '@/data/store/liveQueries'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { closeList, dayCloseDefinition, dayClosePath } from './dayCloseRecords'
import { dayMoney, type DayAsked, type DayMoney } from './dayMoney'

/** So many days back the drawer's cash is looked for; what was counted earlier is hardly what lies there. */
const LOOKED_BACK = 31

/** The day's close (PRODUCT, screen 15). Who may: decision 17. */
export function dayCloseRepository(parts: RepositoryParts) {
  const { store } = parts
  const closes = typedCollection<DayClose>(parts, dayCloseDefinition)
  return {
    one: (gymId: string, day: CivilDate): LiveQuery<DayClose | null> =>
      closes.one(gymId, dayClosePath(gymId, day)),
    /**
     * The last one of the days before that day: what was counted then is in the drawer now. They are read from the first of them on:
     * that ids are answered downwards without an index of their own nobody promises (decision 17).
     */
    lastBefore(gymId: string, day: CivilDate): LiveQuery<DayClose | null> {
      const after = { values: [], id: dayCloseId(gymId, addDays(day, -LOOKED_BACK - 1)) }
      const page = closes.page(pageOf(closeList(gymId), { pageSize: LOOKED_BACK, after }))
      const isBefore = (close: DayClose) => close.day < day
      return combined(`last before ${page.key}`, [page], ([found]) => found?.rows.findLast(isBefore) ?? null)
    },
    /** `round`: asked again with each. */
    money: (gymId: string, asked: DayAsked, round: number): LiveQuery<DayMoney> =>
      askedOnce(`day money ${gymId} ${JSON.stringify(asked)} ${round}`, () => dayMoney(store, gymId, asked)),
    verify: (gymId: string, day: CivilDate, gym: VerifiedGym): Promise<DayVerdict> =>
      verifyDay(store, gymId, day, gym),
  }
}
