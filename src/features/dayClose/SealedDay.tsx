import { useState } from 'react'
import type { DayMoney } from '@/data/dayClose/dayMoney'
import { collectedIn } from '@/domain/dayClose/cashMoves'
import { billedAfterClose, cashCountedAt, changesAfterClose } from '@/domain/dayClose/closeDay'
import type { DayClose } from '@/domain/dayClose/dayClose'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'
import { Money } from '@/components/money/Money'
import { useGymFormat } from '@/components/gym/useGymFormat'
import type { Live } from '@/live/live'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Drawer } from '@/ui/Drawer'
import { ErrorLine } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { StateChip } from '@/ui/StateChip'
import { BilledTable } from './BilledTable'
import { DayBar } from './DayBar'
import styles from './closeRows.module.css'
import { PrintedClose } from './PrintedClose'
import { piecesWords } from './sealedWords'
import { TallyTable, VarianceChip } from './TallyTable'
import { VerifyBox } from './VerifyBox'

type Props = {
  close: DayClose
  onDay: (day: CivilDate) => void
  onClose: () => void
  money: Live<DayMoney>
  nameOf: (uid: string) => string
}

/** A day as it was sealed, and what was entered for it since. */
export function SealedDay({ close, onDay, onClose, money, nameOf }: Props) {
  const { settings } = useGym()
  const [isPrinting, setPrinting] = useState(false)
  const { day, tallies, variance, closedBy, closedAt } = close
  return (
    <Drawer
      title={`${formatCivil(day)} is closed`}
      subtitle={`By ${nameOf(closedBy)}, ${formatInstant(closedAt, settings.timezone)}`}
      width={640}
      chips={
        <>
          <StateChip tone="blue" icon="pi-lock">
            Sealed
          </StateChip>
          <VarianceChip variance={variance} />
        </>
      }
      actions={
        <Button size="s" icon="pi-print" onClick={() => setPrinting(true)}>
          Print
        </Button>
      }
      onClose={onClose}
    >
      <div className={styles.sections}>
        <DayBar day={day} onDay={onDay} />
        <Card title="Expected and counted">
          <TallyTable tallies={tallies} nameOf={nameOf} />
          {money.status === 'ready' && (
            <p className={`${styles.difference} ${styles.collected}`}>
              <b>Collected</b>
              <b>
                <Money rupees={collectedIn(money.value.moves)} />
              </b>
            </p>
          )}
        </Card>
        <Card title="The drawer">
          <DrawerFacts close={close} />
        </Card>
        {close.billed.length > 0 && (
          <Card title="Billed">
            <BilledTable billed={close.billed} />
          </Card>
        )}
        <Card title="After the close">
          <AfterClose close={close} money={money} nameOf={nameOf} />
        </Card>
        <VerifyBox day={day} />
      </div>
      {isPrinting && <PrintedClose close={close} nameOf={nameOf} onDone={() => setPrinting(false)} />}
    </Drawer>
  )
}

function DrawerFacts({ close }: { close: DayClose }) {
  const words = piecesWords(close)
  return (
    <Facts
      items={[
        ['At the start', <Money key="opening" rupees={close.opening} />],
        ['At the close', <Money key="counted" rupees={cashCountedAt(close)} />],
        ...(words === '' ? [] : [['Notes and coins', words] as const]),
        ...(close.reason === '' ? [] : [['Reason', close.reason] as const]),
      ]}
    />
  )
}

/** What came later, and what is not any more as it was sealed. */
function AfterClose({ close, money, nameOf }: Pick<Props, 'close' | 'money' | 'nameOf'>) {
  const { settings } = useGym()
  const format = useGymFormat()
  if (money.status === 'loading') return <p className={styles.quiet}>Looking at the day’s money…</p>
  if (money.status === 'failed') return <ErrorLine error={money.error} retry={() => money.retry()} />
  const { moves } = money.value
  const { added, altered } = changesAfterClose(close, moves)
  const billed = billedAfterClose(close, money.value.billed)
  if (added.length === 0 && altered.length === 0 && billed === null)
    return <p className={styles.quiet}>Nothing was entered or changed for this day since.</p>
  return (
    <ul className={styles.moves}>
      {added.map(({ id, at, what, mode, by, amount }) => (
        <li key={id}>
          <span className={styles.what}>
            {what}
            <span className={styles.quiet}>
              {mode}, {nameOf(by)}, entered {formatInstant(at, settings.timezone)}
            </span>
          </span>
          <Money rupees={amount} />
        </li>
      ))}
      {altered.map(({ id, sealed, now }) => (
        <li key={id}>
          <span className={styles.what}>
            {moves.find((move) => move.id === id)?.what ?? 'A payment or an expense'}
            <span className={styles.quiet}>
              {now === null
                ? 'Was sealed, and is gone or counts for another day'
                : now === sealed
                  ? 'Now paid in another way'
                  : `Was ${formatMoney(sealed, format)} when the day was sealed`}
            </span>
          </span>
          <Money rupees={now} />
        </li>
      ))}
      {billed && (
        <li>
          <span className={styles.what}>
            Billed less credit notes
            <span className={styles.quiet}>
              Was {formatMoney(billed.sealed, format)} when the day was sealed
            </span>
          </span>
          <Money rupees={billed.now} />
        </li>
      )}
    </ul>
  )
}
