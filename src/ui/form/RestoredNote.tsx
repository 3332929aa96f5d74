import { Button } from '../Button'
import styles from './FormSheet.module.css'

const when = (at: number) =>
  new Date(at).toLocaleString('en-IN', { day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit' })

/** Says that the form did not open empty, and how to have it so. */
export function RestoredNote({ at, onStartAfresh }: { at: number; onStartAfresh: () => void }) {
  return (
    <div className={styles.note} role="status">
      <i className="pi pi-history" aria-hidden="true" />
      <p>This is what you typed on {when(at)} and did not save.</p>
      <Button size="s" kind="quiet" onClick={onStartAfresh}>
        Start afresh
      </Button>
    </div>
  )
}
