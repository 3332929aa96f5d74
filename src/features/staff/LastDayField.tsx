import type { Staff } from '@/domain/staff/staff'
import { useGym } from '@/session/useGym'
import { DateField } from '@/ui/form/DateField'

/** Often before the day on which somebody sits down to enter it. */
export function LastDayField({ staff, autoFocus }: { staff: Staff; autoFocus?: boolean }) {
  const { today } = useGym()
  const { joiningDate } = staff
  return (
    <DateField<{ leftOn: string }>
      name="leftOn"
      label="Last day of work"
      hint="The last day that counts for pay."
      isRequired
      {...(autoFocus && { autoFocus })}
      {...(joiningDate !== null && joiningDate <= today && { min: joiningDate })}
      max={today}
    />
  )
}
