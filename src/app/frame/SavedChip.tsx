import { useKeptMarks, waitingOf } from '@/session/useKeptMarks'
import { useOnline } from '@/ui/useOnline'
import { useUnsent } from '../writeMeter'
import styles from './SavedChip.module.css'

/** PRODUCT 3 "State": saved, syncing, or offline with the number of changes that wait, through reloads on a front desk. */
export function SavedChip() {
  const isOnline = useOnline()
  const unsent = useUnsent(({ unsent: waiting }) => waiting)
  const marks = waitingOf(useKeptMarks())
  const { state, icon, words } = chipOf(isOnline, unsent, marks)
  return (
    <span className={styles.chip} data-state={state} role="status">
      <i className={`pi ${icon}`} aria-hidden />
      <span className={styles.words}>{words}</span>
    </span>
  )
}

const marksWaiting = (marks: number) => (marks === 1 ? '1 mark waiting' : `${marks} marks waiting`)

/** `unsent` counts the writes of this page, `marks` those that wait on the device, whichever page made them. */
export function chipOf(isOnline: boolean, unsent: number, marks: number) {
  if (!isOnline) {
    const words = marks > 0 ? marksWaiting(marks) : unsent > 0 ? `Offline (${unsent} unsent)` : 'Offline'
    return { state: 'offline', icon: 'pi-cloud', words } as const
  }
  if (marks > unsent) return { state: 'syncing', icon: 'pi-sync', words: marksWaiting(marks) } as const
  if (unsent > 0) return { state: 'syncing', icon: 'pi-sync', words: 'Saving' } as const
  return { state: 'saved', icon: 'pi-check', words: 'Saved' } as const
}
