import { useCallback, useMemo, useState } from 'react'
import type { CashMove } from '@/domain/dayClose/cashMoves'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import { Drawer } from '@/ui/Drawer'
import { ErrorState } from '@/ui/ErrorState'
import { CloseSheet } from './CloseSheet'
import { DayBar } from './DayBar'
import styles from './dayClose.module.css'
import { SealedDay } from './SealedDay'
import { usePeople } from './usePeople'

type Props = { day: CivilDate; onDay: (day: CivilDate) => void; onClose: () => void }

const none: readonly CashMove[] = []

/** PRODUCT 4.15 "Day close": a day that is counted and sealed, or the seal of one that was. */
export function DayClosePanel({ day, onDay, onClose }: Props) {
  const { gymId, today, settings } = useCentre()
  const { dayCloses } = useMoneyRepositories()
  const { timezone } = settings
  const [round, setRound] = useState(0)
  const sealed = useLive(useMemo(() => dayCloses.one(gymId, day), [dayCloses, gymId, day]))
  const last = useLive(useMemo(() => dayCloses.lastBefore(gymId, day), [dayCloses, gymId, day]))
  const moves = useLive(
    useMemo(
      () => dayCloses.moves(gymId, { day, today, timezone }, round),
      [dayCloses, gymId, day, today, timezone, round],
    ),
  )
  // What was shown stays while it is asked anew: the form with its counts must not go away meanwhile.
  const [kept, setKept] = useState<{ day: CivilDate; moves: CashMove[] } | null>(null)
  if (moves.status === 'ready' && (kept?.day !== day || kept.moves !== moves.value))
    setKept({ day, moves: moves.value })
  const shown = moves.status === 'ready' ? moves.value : kept?.day === day ? kept.moves : null

  const close = sealed.status === 'ready' ? sealed.value : null
  const people = useMemo(
    () => [...(shown ?? none).map(({ by }) => by), ...(close ? [close.closedBy] : [])],
    [shown, close],
  )
  const nameOf = usePeople(people)
  const reload = useCallback(() => setRound((at) => at + 1), [])

  if (close !== null)
    return <SealedDay key={day} close={close} onDay={onDay} onClose={onClose} moves={moves} nameOf={nameOf} />
  if (sealed.status === 'ready' && last.status === 'ready' && shown !== null)
    return (
      <CloseSheet
        key={day}
        day={day}
        onDay={onDay}
        onClose={onClose}
        moves={shown}
        reload={reload}
        last={last.value.rows[0] ?? null}
        nameOf={nameOf}
      />
    )
  const failed = [sealed, last, moves].find((live) => live.status === 'failed')
  return (
    <Drawer title={`Close ${formatCivil(day)}`} width={640} isLoading={!failed} onClose={onClose}>
      {failed?.status === 'failed' && (
        <div className={styles.sections}>
          <DayBar day={day} onDay={onDay} />
          <ErrorState error={failed.error} retry={() => failed.retry()} />
        </div>
      )}
    </Drawer>
  )
}
