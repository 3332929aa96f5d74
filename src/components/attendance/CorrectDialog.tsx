import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { z } from 'zod'
import type { PersonType, Visit } from '@/domain/attendance/attendance'
import { MOST_REASON } from '@/domain/attendance/reports/correction'
import { areSameVisits, correctedVisits, typedVisitsOf } from '@/domain/attendance/reports/correctedVisits'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/feedback/toast'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FormSheet } from '@/ui/form/FormSheet'
import { TextArea } from '@/ui/form/TextArea'
import { TimeField } from '@/ui/form/TimeField'
import { IconButton } from '@/ui/IconButton'
import { answered } from '@/components/records/answered'
import styles from './CorrectDialog.module.css'
import { visitsText } from '@/components/members/visitWords'

const correctionFormSchema = z.object({
  visits: z.array(z.object({ entry: z.string(), exit: z.string() })).max(20, 'A day has 20 visits at most'),
  reason: z
    .string()
    .trim()
    .min(1, 'Enter a reason')
    .max(MOST_REASON, `Use ${String(MOST_REASON)} letters at most`),
})
type CorrectionForm = z.input<typeof correctionFormSchema>

type Props = {
  person: { personId: string; personType?: PersonType; name: string; code: string; dp: string }
  date: CivilDate
  /** What stands on that day now. */
  seen: readonly Visit[]
  onClose: () => void
  /** Once the day is another than it was. */
  onDone?: () => void
}

function VisitFields() {
  const { control } = useFormContext<CorrectionForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'visits' })
  return (
    <>
      {fields.length === 0 && <p className={styles.note}>Without a visit, nobody came in on that day.</p>}
      {fields.map((field, at) => (
        <div key={field.id} className={styles.times}>
          <TimeField<CorrectionForm>
            name={`visits.${at}.entry`}
            label={`Entry ${String(at + 1)}`}
            isRequired
          />
          <TimeField<CorrectionForm> name={`visits.${at}.exit`} label={`Exit ${String(at + 1)}`} />
          <IconButton icon="pi-trash" label={`Remove visit ${String(at + 1)}`} onClick={() => remove(at)} />
        </div>
      ))}
      <div>
        <Button size="s" icon="pi-plus" onClick={() => append({ entry: '', exit: '' })}>
          Add a visit
        </Button>
      </div>
    </>
  )
}

const sent = (visits: readonly Visit[]) =>
  visits.map(({ entry, exit, isAutoExit }) => ({
    entry: entry.toISOString(),
    exit: exit === null ? null : exit.toISOString(),
    isAutoExit,
  }))

/** The server counts visits in order of time, the form in the order in which they were typed. */
const fieldIn = (rows: readonly number[], field: string) =>
  field.replace(/^visits\.(\d+)/, (_all, at) => `visits.${String(rows[Number(at)] ?? 0)}`)

/** The owner corrects what stands on a person's day; the old value and the reason are kept. */
export function CorrectDialog({ person, date, seen, onClose, onDone }: Props) {
  const { info, settings, today } = useGym()
  const { api, clock } = useBackend()
  // Of this form, so that sending it twice corrects once.
  const [key] = useState(() => crypto.randomUUID())
  const [before] = useState(seen)
  const { timezone } = settings

  async function save({ visits: typed, reason }: z.output<typeof correctionFormSchema>) {
    const scene = { date, today, timezone, now: clock.now(), before }
    const { visits, rows, problem } = correctedVisits(typed, scene)
    if (problem) throw new FieldProblem(`visits.${String(problem.at)}.${problem.field}`, problem.message)
    if (areSameVisits(visits, before))
      return { kind: 'refused', reason: 'Nothing is changed yet. Change a time, add or remove a visit.' }
    const { personId, personType = 'member', name } = person
    const days = { date, seen: sent(before), visits: sent(visits) }
    const answer = await api.call('correctDay', {
      gymId: info.id,
      key,
      personId,
      personType,
      ...days,
      reason,
    })
    if (answer?.kind === 'refused') {
      // The day is another by now, by the first try of this form or by somebody else.
      if (answer.field === undefined) onDone?.()
      return { ...answer, field: fieldIn(rows, answer.field ?? '') }
    }
    answered(answer)
    onDone?.()
    showToast({ text: `${name} on ${formatCivil(date)} is corrected.` })
    return undefined
  }

  return (
    <FormSheet
      as="dialog"
      title={`Correct ${person.name}, ${formatCivil(date)}`}
      schema={correctionFormSchema}
      defaults={{ visits: typedVisitsOf(before, timezone), reason: '' }}
      submitLabel="Correct"
      onSubmit={save}
      onClose={onClose}
    >
      <p className={styles.note}>
        Now: {visitsText(before, timezone)}. An exit earlier than its entry counts as after midnight.
      </p>
      <VisitFields />
      <TextArea<CorrectionForm>
        name="reason"
        label="Reason"
        isRequired
        maxLength={MOST_REASON}
        hint="Kept with the old times; nobody can change it later"
      />
    </FormSheet>
  )
}
