import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { may } from '@/domain/access/collections'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { DAY_CLOSE_PARAMETER } from '@/components/money/DayCloseButton'
import { useGym } from '@/session/useGym'
import { useRole } from '@/session/useSession'

const DayClosePanel = lazy(async () => ({
  default: (await import('@/features/dayClose/DayClosePanel')).DayClosePanel,
}))

/** The day's close over the invoices, at `?close=2026-11-21`, for whoever may close a day. */
export function DayCloseHost() {
  const role = useRole()
  const { today } = useGym()
  const [search, setSearch] = useSearchParams()
  const state: unknown = useLocation().state
  const asked = search.get(DAY_CLOSE_PARAMETER)
  if (asked === null || !may(role, 'dayCloses.close')) return null
  const day = civilDateSchema.safeParse(asked).data
  const go = (to: CivilDate | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (to === null) next.delete(DAY_CLOSE_PARAMETER)
        else next.set(DAY_CLOSE_PARAMETER, to)
        return next
      },
      { replace: true, state },
    )
  return (
    <Suspense fallback={null}>
      <DayClosePanel
        day={day !== undefined && day <= today ? day : today}
        onDay={go}
        onClose={() => go(null)}
      />
    </Suspense>
  )
}
