import type { CivilDate } from '@/domain/shared/civilDate'
import type { MusterPerson } from '@/domain/staffAttendance/muster'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { monthAfter, monthText } from './monthText'
import type { ReportState } from './useReportState'
import styles from './reports.module.css'

type Props = { state: ReportState; thisMonth: CivilDate; people: readonly MusterPerson[] }

/** Month, person and exceptions: the whole state, and all of it in the address. */
export function ReportBar({ state, thisMonth, people }: Props) {
  const { month, setMonth, person, setPerson, onlyExceptions, setOnlyExceptions } = state
  const { designation, setDesignation } = state
  const designations = [...new Set(people.map((one) => one.designation))].filter(Boolean).sort()
  return (
    <div className={styles.bar} data-print="hide">
      <div className={styles.stepper} role="group" aria-label="Month">
        <IconButton
          icon="pi-chevron-left"
          label="Earlier month"
          onClick={() => setMonth(monthAfter(month, -1))}
        />
        <b className={styles.monthName} aria-live="polite">
          {monthText(month)}
        </b>
        <IconButton
          icon="pi-chevron-right"
          label="Later month"
          disabled={month >= thisMonth}
          onClick={() => setMonth(monthAfter(month, 1))}
        />
      </div>
      <label className={styles.choice}>
        <span className="visually-hidden">Employee</span>
        <select value={person} onChange={({ target }) => setPerson(target.value)}>
          <option value="">All employees</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {(designations.length > 1 || designation !== '') && (
        <label className={styles.choice}>
          <span className="visually-hidden">Designation</span>
          <select value={designation} onChange={({ target }) => setDesignation(target.value)}>
            <option value="">All designations</option>
            {designations.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button
        size="s"
        icon={onlyExceptions ? 'pi-check' : 'pi-exclamation-circle'}
        aria-pressed={onlyExceptions}
        onClick={() => setOnlyExceptions(!onlyExceptions)}
      >
        Exceptions only
      </Button>
    </div>
  )
}
