import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { isRefused } from '@/domain/shared/refusal'
import { useFormAct } from '@/session/useAct'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { NumberField } from '@/ui/form/NumberField'
import { TextField } from '@/ui/form/TextField'
import { Note } from '@/ui/Note'
import { DaysGivenNote } from './DaysGivenNote'
import type { PackageScene } from './usePackageScene'

const extendFormSchema = z.object({
  days: z
    .number('Enter the number of days')
    .int('Enter whole days')
    .min(1, 'Enter 1 to 365 days')
    .max(365, 'Enter 1 to 365 days'),
  reason: z.string().trim().min(1, 'Enter a reason').max(500, 'At most 500 characters'),
})
type ExtendForm = z.input<typeof extendFormSchema>

function NewEnd({ endDate }: { endDate: CivilDate }) {
  const days = useWatch({ control: useFormContext<ExtendForm>().control, name: 'days' })
  if (!Number.isInteger(days) || days < 1 || days > 365) return null
  return (
    <Note kind="quiet" aria-live="polite">
      The package then ends on <strong>{formatCivil(addDays(endDate, days))}</strong> instead of{' '}
      {formatCivil(endDate)}.
    </Note>
  )
}

/** Days for nothing at the end, for instance because the centre was closed. */
export function ExtendDialog({ scene, onClose }: { scene: PackageScene; onClose: () => void }) {
  const { member } = scene
  const act = useFormAct()
  const endDate = member.currentPackage?.endDate ?? null

  async function save({ days, reason }: z.output<typeof extendFormSchema>) {
    const answer = await act('extend', { memberId: member.id, days, reason })
    if (isRefused(answer)) return answer
    showToast({ text: `${member.name} is extended until ${formatCivil(answer.endDate)}.` })
    return undefined
  }

  return (
    <FormSheet
      as="dialog"
      title={`Extend ${member.name}`}
      schema={extendFormSchema}
      defaults={{ days: 1, reason: '' }}
      submitLabel="Extend"
      onSubmit={save}
      onClose={onClose}
    >
      <NumberField<ExtendForm> name="days" label="Days" isRequired autoFocus />
      <TextField<ExtendForm> name="reason" label="Reason" isRequired hint="Centre closed, compensation" />
      {endDate && <NewEnd endDate={endDate} />}
      <DaysGivenNote member={member} />
    </FormSheet>
  )
}
