import type { BiometricDevice } from '@/domain/biometric/device'
import { attempt } from '@/components/records/attempt'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { showToast } from '@/ui/feedback/toast'
import { Note } from '@/ui/Note'
import styles from './devices.module.css'

/** `secret`: '' for a device that is known by its address alone. */
export type DeviceSecret = { sn: string; name: string; auth: BiometricDevice['auth']; secret: string }

/** Terminals are told a host and a port, nothing else (DOMAIN 1.4). */
function ourAddress() {
  const { protocol, hostname, port } = window.location
  const isSecure = protocol === 'https:'
  return { host: hostname, port: port || (isSecure ? '443' : '80'), isSecure }
}

type Props = { secret: DeviceSecret; onClose: () => void }

/** A device's secret, shown once, with what to press on the terminal. It closes by its buttons alone. */
export function SecretDialog({ secret: { sn, name, auth, secret }, onClose }: Props) {
  const copy = () =>
    void attempt(async () => {
      await navigator.clipboard.writeText(secret)
      showToast({ text: 'The secret is copied.' })
    })
  return (
    <Dialog
      title={`Connect ${name || sn}`}
      width={560}
      isDismissable={false}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose} data-autofocus>
          {secret === '' ? 'Done' : 'The secret is entered'}
        </Button>
      }
    >
      <div className={styles.secret}>
        {secret !== '' && (
          <>
            <div className={styles.secretLine}>
              <span>
                <span className={styles.label}>Secret</span>
                <code className={styles.code}>{secret}</code>
              </span>
              <Button icon="pi-copy" onClick={copy}>
                Copy secret
              </Button>
            </div>
            <Note>It is shown only now. If it is lost, make a new one: More, New secret.</Note>
          </>
        )}
        <MenuSteps auth={auth} secret={secret} />
      </div>
    </Dialog>
  )
}

function MenuSteps({ auth, secret }: Pick<DeviceSecret, 'auth' | 'secret'>) {
  const { host, port, isSecure } = ourAddress()
  const isOwnHost = auth === 'host'
  return (
    <>
      <h3 className={styles.heading}>On the terminal</h3>
      <ol className={styles.steps}>
        <li>
          Menu, <b>Comm.</b>, <b>Cloud Server Setting</b> (on some: ADMS).
        </li>
        <li>
          Server mode <b>ADMS</b>, domain name <b>on</b>.
        </li>
        {auth === 'relay' || isOwnHost ? (
          <li>
            Server address: your relay’s{isOwnHost && `, with ${secret.toLowerCase()}. before its name`}.
            HTTPS off.
          </li>
        ) : auth === 'ip' ? (
          <li>
            Server address: that of the function itself, <code>REGION-PROJECT.cloudfunctions.net</code>, port
            443, HTTPS <b>on</b>. Through {host} nobody can tell which address calls.
          </li>
        ) : (
          <li>
            Server address <code>{host}</code>, port <code>{port}</code>, HTTPS{' '}
            <b>{isSecure ? 'on' : 'off'}</b>.
          </li>
        )}
        {auth === 'commkey' && (
          <li>
            Communication key (Comm. key, PushCommKey): <code>{secret}</code>.
          </li>
        )}
        {auth === 'relay' && <li>Enter the secret in the relay’s settings.</li>}
        <li>Set date and time, then restart it. Within a minute it is Online here.</li>
      </ol>
      {auth === 'commkey' && (
        <p className={styles.quiet}>
          No HTTPS or no key in its menu? Older terminals need a small relay at the centre: docs/devices.md
          says how, for whoever looks after your network.
        </p>
      )}
    </>
  )
}
