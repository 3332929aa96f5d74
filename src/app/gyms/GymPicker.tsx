import { Page } from '@/ui/Page'
import { GymList } from './GymList'
import styles from './GymPicker.module.css'

/** What a super admin sees on a screen of one centre before choosing it. */
export function GymPicker() {
  return (
    <div className={styles.picker}>
      <Page
        title="Choose a centre"
        hint="This screen shows one centre at a time. Your choice stays for this tab."
      >
        <GymList isOneGym />
      </Page>
    </div>
  )
}
