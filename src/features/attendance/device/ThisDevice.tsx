import { useEffect, useState } from 'react'
import { useBackend } from '@/session/useSession'
import { useKeptMarks, waitingOf } from '@/session/useKeptMarks'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { StateChip } from '@/ui/StateChip'
import { Warning } from '@/ui/Warning'
import styles from './device.module.css'

/** The service worker has this page in hand: a reload works without a network. null while nobody has answered. */
function useIsPrepared(isDesk: boolean): boolean {
  const [isPrepared, setPrepared] = useState(false)
  useEffect(() => {
    if (!isDesk || !('serviceWorker' in navigator)) return
    let isHere = true
    void navigator.serviceWorker.ready.then(() => {
      if (isHere) setPrepared(true)
    })
    return () => {
      isHere = false
    }
  }, [isDesk])
  return isPrepared
}

/** Whether this device is a front desk's: what that means, and what it costs, before it is switched. */
export function ThisDevice({ onClose }: { onClose: () => void }) {
  const { device, journal } = useBackend()
  const isDesk = journal !== null
  const waiting = waitingOf(useKeptMarks())
  const isPrepared = useIsPrepared(isDesk)
  const [isBusy, setBusy] = useState(false)

  function turnOff() {
    setBusy(true)
    void device.becomeOrdinary()
  }

  return (
    <Dialog
      title="This device"
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {isDesk ? (
            <Button kind="danger" isBusy={isBusy} disabled={waiting > 0} onClick={turnOff}>
              Turn off and reload
            </Button>
          ) : (
            <Button kind="primary" onClick={() => device.becomeFrontDesk()} data-autofocus>
              Turn on and reload
            </Button>
          )}
        </>
      }
    >
      <div className={styles.device}>
        <p className={styles.line}>
          <strong>This is a front-desk device</strong>
          <StateChip tone={isDesk ? 'green' : 'grey'}>{isDesk ? 'On' : 'Off'}</StateChip>
        </p>
        <ul className={styles.points}>
          <li>Mark Attendance opens, finds members and marks them without a network, also after a reload.</li>
          <li>For that, the names, phones and packages of your members are kept on this device.</li>
          <li>Turn it on only at the desk's own computer, never on one that others use.</li>
          <li>Signing out removes what is kept. So does turning it off.</li>
        </ul>
        {isDesk && waiting === 0 && (
          <p className={styles.note} role="status">
            {isPrepared
              ? 'This device is ready to work without a network.'
              : 'This device is being prepared. Stay connected for a moment.'}
          </p>
        )}
        {waiting > 0 && (
          <Warning role="status">
            {waiting === 1 ? '1 mark waits' : `${waiting} marks wait`} for the network and would be lost. Turn
            it off when the top bar says Saved.
          </Warning>
        )}
      </div>
    </Dialog>
  )
}
