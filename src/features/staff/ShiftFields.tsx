import { useWatch } from 'react-hook-form'
import { optionalDate } from '@/domain/shared/formFields'
import { weekdayNames, weekdays } from '@/domain/shared/weekday'
import { offDaysOf, offDaysText } from '@/domain/staff/shift'
import { isOtherShift, shiftChangeText } from '@/domain/staff/shiftHistory'
import type { Staff } from '@/domain/staff/staff'
import { DateField } from '@/ui/form/DateField'
import { FieldRow } from '@/ui/form/FormSection'
import { FieldShell } from '@/ui/form/FieldShell'
import { TimeField } from '@/ui/form/TimeField'
import { textOf, useField } from '@/ui/form/useField'
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

/** The day from which another shift or weekly off counts, and what becomes of the days before it. */
function ShiftFromField({ staff }: { staff: Staff }) {
  const [shiftStart, shiftEnd, weeklyOff, shiftFrom] = useWatch<
    Form,
    ['shiftStart', 'shiftEnd', 'weeklyOff', 'shiftFrom']
  >({ name: ['shiftStart', 'shiftEnd', 'weeklyOff', 'shiftFrom'] })
  if (!isOtherShift(staff, { shiftStart, shiftEnd, weeklyOff })) return null
  const day = optionalDate.safeParse(shiftFrom).data
  return (
    <DateField<Form>
      name="shiftFrom"
      label="Counts from"
      hint="Leave blank to count it from the day they joined"
      note={day === undefined ? '' : shiftChangeText(staff, day)}
    />
  )
}
