import { useWatch } from 'react-hook-form'
import { weekdayNames, weekdays } from '@/domain/shared/weekday'
import { offDaysOf, offDaysText } from '@/domain/staff/shift'
import type { Staff } from '@/domain/staff/staff'
import { FieldRow } from '@/ui/form/FormSection'
import { FieldShell } from '@/ui/form/FieldShell'
import { TimeField } from '@/ui/form/TimeField'
import { textOf, useField } from '@/ui/form/useField'
import { ShiftFromField } from './ShiftFromField'
import type { StaffSheetInput as Form } from './staffSheet'
import styles from './staff.module.css'

/** When the employee works (PRODUCT 4.10); staff attendance counts late arrivals and overtime from it. `staff` is null for somebody new. */
export function ShiftFields({ staff }: { staff: Staff | null }) {
  const [start, end] = useWatch<Form, ['shiftStart', 'shiftEnd']>({ name: ['shiftStart', 'shiftEnd'] })
  const isOvernight = start !== '' && end !== '' && end < start
  return (
    <>
      <FieldRow>
        <TimeField<Form> name="shiftStart" label="Shift starts" />
        <TimeField<Form>
          name="shiftEnd"
          label="Shift ends"
          hint={isOvernight ? 'On the next day: a night shift' : undefined}
        />
      </FieldRow>
      <WeeklyOffField />
      {staff && <ShiftFromField staff={staff} />}
    </>
  )
}

function WeeklyOffField() {
  const { id, shell, aria, value, change, leave, ref } = useField<Form>({
    name: 'weeklyOff',
    label: 'Weekly off',
  })
  const chosen = offDaysOf(textOf(value))
  return (
    <FieldShell isGroup {...shell}>
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={aria['aria-describedby']}
        className={styles.days}
      >
        {weekdays.map((day, index) => (
          <label key={day} className={styles.day}>
            <input
              type="checkbox"
              className="visually-hidden"
              ref={index === 0 ? ref : undefined}
              aria-label={weekdayNames[day]}
              checked={chosen.includes(day)}
              onChange={({ target }) =>
                change(
                  offDaysText(target.checked ? [...chosen, day] : chosen.filter((other) => other !== day)),
                )
              }
              onBlur={leave}
            />
            <span>{day}</span>
          </label>
        ))}
      </div>
    </FieldShell>
  )
}
