import { useWatch } from 'react-hook-form'
import { optionalDate } from '@/domain/shared/formFields'
import { isOtherShift, shiftChangeText } from '@/domain/staff/shiftHistory'
import type { Staff } from '@/domain/staff/staff'
import { DateField } from '@/ui/form/DateField'
import type { StaffSheetInput as Form } from './staffSheet'

/** The day from which another shift or weekly off counts, and what becomes of the days before it. */
export function ShiftFromField({ staff }: { staff: Staff }) {
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
