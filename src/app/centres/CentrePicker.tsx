import { Page } from '@/ui/Page'
import { CentreList } from './CentreList'
import styles from './CentrePicker.module.css'

/** What a super admin sees on a screen of one centre before choosing it. */
export function CentrePicker() {
  return (
    <div className={styles.picker}>
      <Page
        title="Choose a centre"
        hint="This screen shows one centre at a time. Your choice stays for this tab."
      >
        <CentreList isOneCentre />
      </Page>
    </div>
  )
}
