import { useMemo, type ReactNode } from 'react'
import { z } from 'zod'
import { MOST_PUNCH_DAYS } from '@/domain/api/calls/deviceCalls'
import { addDays, daysBetween } from '@/domain/shared/calendar'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { useGym } from '@/session/useGym'
import { DateField } from '@/ui/form/DateField'
import { FieldRow } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { Note } from '@/ui/Note'

const day = civilDateSchema.nullable().refine((date) => date !== null, 'Choose a day')
const rangeSchema = z.object({ fromDate: day, toDate: day }).superRefine(({ fromDate, toDate }, ctx) => {
  if (fromDate === null || toDate === null) return
  const problem = (message: string) => ctx.addIssue({ code: 'custom', path: ['toDate'], message })
  if (toDate < fromDate) problem('The last day comes before the first')
  else if (daysBetween(fromDate, toDate) >= MOST_PUNCH_DAYS)
    problem(`At most ${String(MOST_PUNCH_DAYS)} days at a time`)
})
type Range = z.input<typeof rangeSchema>

type Props = {
  title: string
  onGet: (range: { gymId: string; fromDate: CivilDate; toDate: CivilDate }) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Asks for punches of some days; those that are here already change nothing. */
export function PunchDaysDialog({ title, onGet, onClose, children }: Props) {
  const { gymId, today } = useGym()
  const defaults = useMemo((): Range => ({ fromDate: addDays(today, -1), toDate: today }), [today])
  return (
    <FormSheet
      as="dialog"
      title={title}
      schema={rangeSchema}
      defaults={defaults}
      submitLabel="Get punches"
      onSubmit={async ({ fromDate, toDate }) => {
        if (fromDate !== null && toDate !== null) await onGet({ gymId, fromDate, toDate })
      }}
      onClose={onClose}
    >
      <Note kind="quiet">{children}</Note>
      <FieldRow>
        <DateField<Range> name="fromDate" label="First day" isRequired autoFocus max={today} />
        <DateField<Range> name="toDate" label="Last day" isRequired max={today} />
      </FieldRow>
    </FormSheet>
  )
}
