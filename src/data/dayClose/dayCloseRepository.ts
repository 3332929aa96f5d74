import type { CashMove } from '@/domain/dayClose/cashMoves'
import { closeDay, type CloseContext, type CloseTerms } from '@/domain/dayClose/closeDay'
import { dayCloseId, type DayClose } from '@/domain/dayClose/dayClose'
import { emptyChain } from '@/domain/ledger/chain'
import type { CivilDate } from '@/domain/shared/civilDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { chainHeadSchema, ledgerDayPath } from '@/data/ledger/ledgerRecords'
import { verifyDay, type DayVerdict } from '@/data/ledger/verifyDay'
import { pageOf, typedCollection } from '@/data/store/collection'
import { serverTime } from '@/data/store/documentStore'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { askedOnce } from '@/data/store/liveQueries'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { closeList, dayCloseDefinition, dayClosePath } from './dayCloseRecords'
import { dayMoves, type DayAsked } from './dayMoves'

export type CloseOutcome = { kind: 'closed'; close: DayClose } | Refusal

const keysOf = (moves: readonly CashMove[]) =>
  moves
    .map(({ id, amount, mode }) => `${id} ${amount} ${mode}`)
    .sort()
    .join('\n')

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
    /** `round`: asked anew with each. */
    moves: (gymId: string, asked: DayAsked, round: number): LiveQuery<CashMove[]> =>
      askedOnce(`day moves ${gymId} ${JSON.stringify(asked)} ${round}`, () => dayMoves(store, gymId, asked)),
    /**
     * Seals a day with where its chain stands, in one transaction. `seen` are the moves that the counts were held
     * against: refused where another came meanwhile.
     */
    async seal(
      gymId: string,
      terms: CloseTerms,
      seen: readonly CashMove[],
      ctx: Omit<CloseContext, 'chain' | 'gymId'> & { timezone: string },
    ): Promise<CloseOutcome> {
      const { day } = terms
      const moves = await dayMoves(store, gymId, { day, today: ctx.today, timezone: ctx.timezone })
      if (keysOf(moves) !== keysOf(seen))
        return refused(
          'Money was entered for this day meanwhile. Look at the figures again, then seal the day.',
        )
      return store.transact(async (transaction): Promise<CloseOutcome> => {
        const before = closes.decode(await transaction.get(dayClosePath(gymId, day)))
        const head = await transaction.get(ledgerDayPath(gymId, day))
        const chain = head === null ? emptyChain : chainHeadSchema.parse(head.data)
        const outcome = closeDay(terms, moves, before, { ...ctx, gymId, chain })
        if (outcome.kind === 'closed')
          transaction.create(dayClosePath(gymId, day), { ...outcome.close, closedAt: serverTime })
        return outcome
      })
    },
    verify: (gymId: string, day: CivilDate, timezone: string): Promise<DayVerdict> =>
      verifyDay(store, gymId, day, timezone),
  }
}
