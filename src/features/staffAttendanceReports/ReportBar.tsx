import type { CivilDate } from '@/domain/shared/civilDate'
import type { MusterPerson } from '@/domain/staffAttendance/muster'
import { MonthStepper } from '@/components/gym/MonthStepper'
import { Button } from '@/ui/Button'
import { Select } from '@/ui/form/Select'
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
      <MonthStepper month={month} thisMonth={thisMonth} onChange={setMonth} />
      <Select
        isSmall
        className={styles.choice}
        label="Employee"
        options={[
          { value: '', label: 'All employees' },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={person}
        onChange={setPerson}
      />
      {(designations.length > 1 || designation !== '') && (
        <Select
          isSmall
          className={styles.choice}
          label="Designation"
          options={[
            { value: '', label: 'All designations' },
            ...designations.map((each) => ({ value: each, label: each })),
          ]}
          value={designation}
          onChange={setDesignation}
        />
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
