import { LOGOUT_DIALOG_WIDTH } from '@/domain/shared/constants'
import { useKeptMarks, waitingOf } from '@/session/useKeptMarks'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Warning } from '@/ui/Warning'
import { useDeparture } from '../departure'
import { useUnsent } from '../writeMeter'
import styles from './LogoutDialog.module.css'

/** SPECIFICATION 2: titled "Logout", 450 px wide, its text, No and Yes. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { leave } = useDeparture()
  const unsent = useUnsent(({ unsent: waiting }) => waiting)
  const marks = waitingOf(useKeptMarks())
  const warning = warningOf(unsent, marks)

  function signOut() {
    onClose()
    void leave()
  }

  return (
    <Dialog
      title="Logout"
      width={LOGOUT_DIALOG_WIDTH}
      onClose={onClose}
      isDismissable
      footer={
        <>
          <Button onClick={onClose} data-autofocus={warning !== '' || undefined}>
            No
          </Button>
          <Button
            kind={warning === '' ? 'primary' : 'danger'}
            onClick={signOut}
            data-autofocus={warning === '' || undefined}
          >
            Yes
          </Button>
        </>
      }
    >
      <p>Are you sure you want to logout?</p>
      {warning && (
        <div className={styles.loss}>
          <Warning>{warning}</Warning>
        </div>
      )}
    </Dialog>
  )
}

/** What signing out now would lose; '' for nothing. Marks that wait on the device go with it. */
export function warningOf(unsent: number, marks: number): string {
  const waiting = Math.max(unsent, marks)
  if (waiting === 0) return ''
  const what = marks > 0 ? 'mark' : 'change'
  const have = waiting === 1 ? `One ${what} has` : `${waiting} ${what}s have`
  return `${have} not reached the server yet and would be lost. Wait until the top bar says Saved.`
}
