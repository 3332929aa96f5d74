import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { cashCountedAt } from '@/domain/dayClose/closeDay'
import type { DayClose } from '@/domain/dayClose/dayClose'
import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { Money } from '@/components/money/Money'
import { useGym } from '@/session/useGym'
import { useSignedIn } from '@/session/useSession'
import { BilledTable } from './BilledTable'
import styles from './PrintedClose.module.css'
import { piecesWords } from './sealedWords'
import { TallyTable } from './TallyTable'

type Props = { close: DayClose; nameOf: (uid: string) => string; onDone: () => void }

/** The sheet that goes into the file, with room to sign. */
export function PrintedClose({ close, nameOf, onDone }: Props) {
  const { info, settings } = useGym()
  const { account } = useSignedIn()
  useEffect(() => {
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  const words = piecesWords(close)
  // "You" says nothing on paper.
  const own = account.uid === close.closedBy ? account.displayName || account.email : ''
  const closedBy = own || nameOf(close.closedBy)
  return createPortal(
    <section id="day-close-print" className={styles.printed}>
      <h1>{info.name}</h1>
      <h2>Day close of {formatCivil(close.day)}</h2>
      <p>
        Closed by {closedBy}, {formatInstant(close.closedAt, settings.timezone)}
      </p>
      <TallyTable tallies={close.tallies} nameOf={nameOf} />
      <p>
        In the drawer at the start: <Money rupees={close.opening} />, at the close:{' '}
        <Money rupees={cashCountedAt(close)} />
      </p>
      {close.billed.length > 0 && <BilledTable billed={close.billed} />}
      {words !== '' && <p>Notes and coins: {words}</p>}
      {close.reason !== '' && <p>Reason for the difference: {close.reason}</p>}
      <p>
        Ledger: {close.chain.count === 1 ? '1 entry' : `${close.chain.count} entries`}
        {close.chain.hash && `, seal ${close.chain.hash.slice(0, 16)}`}
      </p>
      <p className={styles.signed}>Signed</p>
    </section>,
    document.body,
  )
}
