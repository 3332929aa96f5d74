import { dayCloseId, type DayClose } from '@/domain/dayClose/dayClose'
import type { CivilDate } from '@/domain/shared/civilDate'
import { verifyDay, type DayVerdict, type VerifiedGym } from './verifyDay'
import { pageOf, typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { closeList, dayCloseDefinition, dayClosePath } from './dayCloseRecords'
import { dayMoney, type DayAsked, type DayMoney } from './dayMoney'

/** The day's close (PRODUCT, screen 15). Who may: decision 17. */
export function dayCloseRepository(parts: RepositoryParts) {
  const { store } = parts
  const closes = typedCollection<DayClose>(parts, dayCloseDefinition)
  return {
    one: (gymId: string, day: CivilDate): LiveQuery<DayClose | null> =>
      closes.one(gymId, dayClosePath(gymId, day)),
    /** The last one before that day, alone in its page: what was counted then is in the drawer now. */
    lastBefore: (gymId: string, day: CivilDate): LiveQuery<PageOf<DayClose>> =>
      closes.page(
        pageOf(closeList(gymId), { pageSize: 1, before: { values: [], id: dayCloseId(gymId, day) } }),
      ),
    /** `round`: asked again with each. */
    money: (gymId: string, asked: DayAsked, round: number): LiveQuery<DayMoney> =>
      askedOnce(`day money ${gymId} ${JSON.stringify(asked)} ${round}`, () => dayMoney(store, gymId, asked)),
    verify: (gymId: string, day: CivilDate, gym: VerifiedGym): Promise<DayVerdict> =>
      verifyDay(store, gymId, day, gym),
  }
}
