import { z } from 'zod'
import { holidayName, holidayOn, holidaySchema } from '@/domain/gyms/holiday'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { useGym } from '@/session/useGym'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextField } from '@/ui/form/TextField'
import { useSavePreference } from './useSavePreference'

const holidayFormSchema = z.object({
  date: z
    .string('Enter the day')
    .nullable()
    .refine((text) => civilDateSchema.safeParse(text).success, 'Enter the day'),
  name: holidayName,
})
type HolidayForm = z.input<typeof holidayFormSchema>

/** A day on which nobody has to come. */
export function HolidayDialog({ onClose }: { onClose: () => void }) {
  const { settings } = useGym()
  const savePreference = useSavePreference()
  const { holidays } = settings

  async function save(form: HolidayForm) {
    const { date, name } = holidaySchema.parse(form)
    const known = holidayOn(date, holidays)
    if (known !== null) throw new FieldProblem('date', `${formatCivil(date)} is ${known} already`)
    await savePreference({ holidays: { [date]: name } })
    showToast({
      text: `${formatCivil(date)} is a holiday: ${name}.`,
      undo: () => savePreference({ holidays: { [date]: null } }),
    })
  }

  return (
    <FormSheet
      as="dialog"
      title="Add a holiday"
      schema={holidayFormSchema}
      defaults={{ date: null, name: '' }}
      submitLabel="Add the holiday"
      onSubmit={save}
      onClose={onClose}
    >
      <DateField<HolidayForm> name="date" label="Day" isRequired autoFocus />
      <TextField<HolidayForm> name="name" label="Name" isRequired hint="Diwali, Republic Day" />
    </FormSheet>
  )
}
