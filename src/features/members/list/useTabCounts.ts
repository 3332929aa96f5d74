import { useEffect, useRef, useState } from 'react'
import type { MemberFilter } from '@/domain/members/memberFilter'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'

type Tab = MemberFilter['tab']

/** Changes come in bursts (a bulk act, a rush hour); counts are asked once it is quiet for so long. */
const QUIET_MS = 1_200

const countedBy = (tab: Tab): MemberFilter => ({ tab, sort: 'name', direction: 'asc' })

/**
 * How many each tab holds. Aggregates have no listener, so they are asked anew a moment after the rows on the screen
 * have changed; until an answer comes, and when there is none, a tab stands without its number.
 */
export function useTabCounts<T extends Tab>(
  tabs: readonly T[],
  rows: readonly unknown[] | undefined,
  /** Changes when records appear that need not be on the screen. */
  revision: number,
): Partial<Record<T, number>> {
  const { repositories } = useBackend()
  const { gymId, today } = useCentre()
  const [held, hold] = useState<{ gymId: string; counts: Partial<Record<T, number>> }>({ gymId, counts: {} })
  const asked = useRef('')
  const hasRows = rows !== undefined

  useEffect(() => {
    if (!hasRows) return
    let stops: (() => void)[] = []
    const ask = () => {
      asked.current = gymId
      stops = tabs.map((tab) =>
        repositories.members.count(gymId, countedBy(tab), today).watch({
          next: (count) =>
            hold((known) => ({
              gymId,
              counts: { ...(known.gymId === gymId ? known.counts : {}), [tab]: count },
            })),
          failed: () => undefined,
        }),
      )
    }
    const timer = setTimeout(ask, asked.current === gymId ? QUIET_MS : 0)
    return () => {
      clearTimeout(timer)
      stops.forEach((stop) => stop())
    }
  }, [repositories, gymId, today, tabs, rows, hasRows, revision])

  return held.gymId === gymId ? held.counts : {}
}
