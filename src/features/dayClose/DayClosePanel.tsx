import { useCallback, useMemo, useState } from 'react'
import type { DayMoney } from '@/data/dayClose/dayMoney'
import { waysSealed } from '@/domain/dayClose/dayClose'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { dayCloseRepository } from '@/data/dayClose/dayCloseRepository'
import { useLive } from '@/live/useLive'
import { usePeople } from '@/components/people/usePeople'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Drawer } from '@/ui/Drawer'
import { ErrorState } from '@/ui/ErrorState'
import { CloseSheet } from './CloseSheet'
import { DayBar } from './DayBar'
import styles from './DayClosePanel.module.css'
import { SealedDay } from './SealedDay'

type Props = { day: CivilDate; onDay: (day: CivilDate) => void; onClose: () => void }

/** PRODUCT 4.15 "Day close": a day that is counted and sealed, or the seal of one that was. */
export function DayClosePanel({ day, onDay, onClose }: Props) {
  const { gymId, today, settings } = useGym()
  const dayCloses = useRepository(dayCloseRepository)
  const { timezone, paymentKinds } = settings
  const [round, setRound] = useState(0)
  const sealed = useLive(useMemo(() => dayCloses.one(gymId, day), [dayCloses, gymId, day]))
  const last = useLive(useMemo(() => dayCloses.lastBefore(gymId, day), [dayCloses, gymId, day]))
  const isKnown = sealed.status === 'ready'
  const close = isKnown ? sealed.value : null
  const before = last.status === 'ready' ? last.value : undefined
  // By which kinds it is read, the seal says; what no seal holds yet is read with the cash since the one before.
  const money = useLive(
    useMemo(() => {
      const asked = { day, today, timezone }
      if (close) return dayCloses.money(gymId, { ...asked, ...waysSealed(close) }, round)
      return isKnown && before !== undefined
        ? dayCloses.money(gymId, { ...asked, paymentKinds }, round, before)
        : null
    }, [isKnown, close, before, dayCloses, gymId, day, today, timezone, paymentKinds, round]),
  )
  // What was shown stays while it is asked again: the form with its counts must not go away meanwhile.
  const [kept, setKept] = useState<{ day: CivilDate; money: DayMoney } | null>(null)
  if (money.status === 'ready' && (kept?.day !== day || kept.money !== money.value))
    setKept({ day, money: money.value })
  const shown = money.status === 'ready' ? money.value : kept?.day === day ? kept.money : null

  const people = useMemo(
    () => [...(shown?.moves ?? []).map(({ by }) => by), ...(close ? [close.closedBy] : [])],
    [shown, close],
  )
  const nameOf = usePeople(people)
  const reload = useCallback(() => setRound((at) => at + 1), [])

  if (close !== null)
    return <SealedDay key={day} close={close} onDay={onDay} onClose={onClose} money={money} nameOf={nameOf} />
  if (sealed.status === 'ready' && last.status === 'ready' && shown !== null)
    return (
      <CloseSheet
        key={day}
        day={day}
        onDay={onDay}
        onClose={onClose}
        moves={shown.moves}
        billed={shown.billed}
        reload={reload}
        last={last.value}
        since={shown.since}
        nameOf={nameOf}
      />
    )
  const failed = [sealed, last, money].find((live) => live.status === 'failed')
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
