import { useMemo } from 'react'
import { z } from 'zod'
import { MOST_PUNCH_DAYS } from '@/domain/api/calls/deviceCalls'
import type { BiometricDevice } from '@/domain/biometric/device'
import { addDays, daysBetween } from '@/domain/shared/calendar'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { answered } from '@/components/records/answered'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FieldRow } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { Note } from '@/ui/Note'
import { deviceName } from './deviceWords'

const day = civilDateSchema.nullable().refine((date) => date !== null, 'Choose a day')
const rangeSchema = z.object({ fromDate: day, toDate: day }).superRefine(({ fromDate, toDate }, ctx) => {
  if (fromDate === null || toDate === null) return
  const problem = (message: string) => ctx.addIssue({ code: 'custom', path: ['toDate'], message })
  if (toDate < fromDate) problem('The last day comes before the first')
  else if (daysBetween(fromDate, toDate) >= MOST_PUNCH_DAYS)
    problem(`At most ${String(MOST_PUNCH_DAYS)} days at a time`)
})
type Range = z.input<typeof rangeSchema>

/** Asks a device for its punches of some days again; those that are here already change nothing. */
export function RefetchDialog({ device, onClose }: { device: BiometricDevice; onClose: () => void }) {
  const { gymId, today } = useGym()
  const { api } = useBackend()
  const defaults = useMemo((): Range => ({ fromDate: addDays(today, -1), toDate: today }), [today])
  const name = deviceName(device)
  return (
    <FormSheet
      as="dialog"
      title={`Get punches again from ${name}`}
      schema={rangeSchema}
      defaults={defaults}
      submitLabel="Get punches"
      onSubmit={async ({ fromDate, toDate }) => {
        if (fromDate === null || toDate === null) return
        answered(await api.call('refetchDevice', { gymId, sn: device.id, fromDate, toDate }))
        showToast({ text: `${name} sends the punches of these days with its next call.` })
      }}
      onClose={onClose}
    >
      <Note kind="quiet">
        For days on which visits are missing. What is here already is not counted twice.
      </Note>
      <FieldRow>
        <DateField<Range> name="fromDate" label="First day" isRequired autoFocus max={today} />
        <DateField<Range> name="toDate" label="Last day" isRequired max={today} />
      </FieldRow>
    </FormSheet>
  )
}
