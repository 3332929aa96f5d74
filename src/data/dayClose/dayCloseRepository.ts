import type { DayClose } from '@/domain/dayClose/dayClose'
import type { CivilDate } from '@/domain/shared/civilDate'
import { verifyDay, type DayVerdict, type VerifiedGym } from './verifyDay'
import { typedCollection } from '@/data/store/collection'
import type { LiveQuery } from '@/data/store/live'
import { askedOnce, combined } from '@/data/store/liveQueries'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { closesBefore, dayCloseDefinition, dayClosePath, firstClosedFrom, lastOf } from './dayCloseRecords'
import { dayMoney, type DayAsked, type DayMoney } from './dayMoney'

/** The day's close (PRODUCT, screen 15). Who may: decision 17. */
export function dayCloseRepository(parts: RepositoryParts) {
  const { store } = parts
  const closes = typedCollection<DayClose>(parts, dayCloseDefinition)
  return {
    one: (gymId: string, day: CivilDate): LiveQuery<DayClose | null> =>
      closes.one(gymId, dayClosePath(gymId, day)),
    lastBefore(gymId: string, day: CivilDate): LiveQuery<DayClose | null> {
      const page = closes.page(closesBefore(gymId, day))
      return combined(`last before ${page.key}`, [page], ([found]) => lastOf(found?.rows ?? [], day))
    },
    firstFrom: (gymId: string, day: CivilDate): Promise<CivilDate | null> =>
      firstClosedFrom(store, gymId, day),
    /** `round`: asked again with each. `last`: of a day that is to be closed, the close before it. */
    money: (
      gymId: string,
      asked: DayAsked,
      round: number,
      last: DayClose | null = null,
    ): LiveQuery<DayMoney> =>
      askedOnce(`day money ${gymId} ${JSON.stringify(asked)} ${last?.id ?? ''} ${round}`, () =>
        dayMoney(store, gymId, asked, last),
      ),
    verify: (gymId: string, day: CivilDate, gym: VerifiedGym): Promise<DayVerdict> =>
      verifyDay(store, gymId, day, gym),
  }
}
