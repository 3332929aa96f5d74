import { Button } from '@/ui/Button'
import { copyReferralCode } from './copyReferralCode'
import styles from './gyms.module.css'

/** The code by which others name this centre. */
export function ReferralCode({ code }: { code: string }) {
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
