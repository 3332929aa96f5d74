import { Button } from '../Button'
import { useFormat } from '../format/format'
import styles from './FormSheet.module.css'
import { useOnline } from '../useOnline'

const when = (at: number, locale: string) =>
  new Date(at).toLocaleString(locale, { day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit' })

/** Says that the form did not open empty, and how to have it so. */
export function RestoredNote({ at, onStartAfresh }: { at: number; onStartAfresh: () => void }) {
  const { locale } = useFormat()
  return (
    <div className={styles.note} role="status">
      <i className="pi pi-history" aria-hidden="true" />
      <p>This is what you typed on {when(at, locale)} and did not save.</p>
      <Button size="s" kind="quiet" onClick={onStartAfresh}>
        Start afresh
      </Button>
    </div>
  )
}

/** Above the buttons of every form while the server is out of reach. The button stays: this page may be mistaken. */
export function NeedsNetwork() {
  return useOnline() ? null : (
    <p className={styles.offline} role="status">
      <i className="pi pi-cloud" aria-hidden="true" /> You are offline, and this needs the network. What you
      typed stays here; save it when the network is back.
    </p>
  )
}
