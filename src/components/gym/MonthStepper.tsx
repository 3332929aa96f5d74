import type { CivilDate } from '@/domain/shared/civilDate'
import { monthAfter, monthText } from '@/domain/shared/monthText'
import { IconButton } from '@/ui/IconButton'
import styles from './MonthStepper.module.css'

type Props = { month: CivilDate; thisMonth: CivilDate; onChange: (month: CivilDate) => void }

/** A month and its neighbours, up to this one; firsts of months. */
export const MonthStepper = ({ month, thisMonth, onChange }: Props) => (
  <div className={styles.stepper} role="group" aria-label="Month">
    <IconButton
      icon="pi-chevron-left"
      label="Earlier month"
      onClick={() => onChange(monthAfter(month, -1))}
    />
    <b className={styles.name} aria-live="polite">
      {monthText(month)}
    </b>
    <IconButton
      icon="pi-chevron-right"
      label="Later month"
      disabled={month >= thisMonth}
      onClick={() => onChange(monthAfter(month, 1))}
    />
  </div>
)
