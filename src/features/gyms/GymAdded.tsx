import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Warning } from '@/ui/Warning'
import styles from './gyms.module.css'
import { copyReferralCode } from './copyReferralCode'

/** The code by which others name this centre. */
function ReferralCode({ code }: { code: string }) {
  return (
    <div className={styles.referral}>
      <span className={styles.code}>
        <span className={styles.label}>Referral code</span>
        <b>{code}</b>
      </span>
      <Button size="s" icon="pi-copy" onClick={() => void copyReferralCode(code)}>
        Copy code
      </Button>
    </div>
  )
}

export type AddedGym = {
  id: string
  name: string
  email: string
  referralCode: string
  isLinkSent: boolean
}

type Props = {
  gym: AddedGym
  onSendAgain: () => Promise<void>
  onOpen: () => void
  onClose: () => void
}

/** What was done for a new centre, and what its owner needs next. */
export function GymAdded({
  gym: { name, email, referralCode, isLinkSent },
  onSendAgain,
  onOpen,
  onClose,
}: Props) {
  return (
    <Dialog
      title={`${name} is added`}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onOpen}>Open {name}</Button>
          <Button kind="primary" data-autofocus="" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={styles.added}>
        {isLinkSent ? (
          <p>
            A mail with the link to set a password was sent to <b>{email}</b>. Once it is set, the owner signs
            in with that address and finds an empty centre.
          </p>
        ) : (
          <>
            <Warning>
              <p>
                The centre is added, but the mail with the link to set a password could not be sent to{' '}
                <b>{email}</b>.
              </p>
            </Warning>
            <Button icon="pi-envelope" onClick={() => void onSendAgain()}>
              Send set-password mail again
            </Button>
          </>
        )}
        <ReferralCode code={referralCode} />
      </div>
    </Dialog>
  )
}
