import { z } from 'zod'
import { holidaySchema, MOST_HOLIDAYS, type Holiday } from '@/domain/gyms/holiday'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { useSavePreference } from '@/components/gym/useSavePreference'
import { useGym } from '@/session/useGym'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextField } from '@/ui/form/TextField'

const holidayFormSchema = z.object({
  date: z
    .string('Enter the day')
    .nullable()
    .refine((text) => civilDateSchema.safeParse(text).success, 'Enter the day'),
  name: z.string().trim().min(1, 'Enter what is celebrated').max(80, 'At most 80 characters'),
})
type HolidayForm = z.input<typeof holidayFormSchema>

/** A day on which nobody has to come. */
export function HolidayDialog({ onClose }: { onClose: () => void }) {
  const { settings } = useGym()
  const savePreference = useSavePreference()
  const { holidays } = settings

  async function save(form: HolidayForm) {
    const holiday: Holiday = holidaySchema.parse(form)
    const known = holidays.find(({ date }) => date === holiday.date)
    if (known) throw new FieldProblem('date', `${formatCivil(known.date)} is ${known.name} already`)
    const kept = [...holidays, holiday].slice(-MOST_HOLIDAYS)
    await savePreference({ holidays: kept })
    showToast({
      text: `${formatCivil(holiday.date)} is a holiday: ${holiday.name}.`,
      undo: () => savePreference({ holidays }),
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
