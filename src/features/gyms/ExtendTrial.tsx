import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { extendedTrialEnd, LONGEST_TRIAL_DAYS } from '@/domain/gyms/extendTrial'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused } from '@/domain/shared/refusal'
import { answered } from '@/components/records/answered'
import { untilLimit } from '@/components/records/untilLimit'
import { beginWork } from '@/lists/beginWork'
import type { Choice } from '@/lists/choice'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import type { Work } from '@/ui/feedback/work'
import { FormSheet } from '@/ui/form/FormSheet'
import { NumberField } from '@/ui/form/NumberField'
import type { GymRow } from './gymRow'
import styles from './gyms.module.css'

const schema = z.object({
  days: z
    .int('Enter a whole number of days')
    .min(1, 'Enter 1 day or more')
    .max(LONGEST_TRIAL_DAYS, `At most ${LONGEST_TRIAL_DAYS} days`),
})
type Form = z.infer<typeof schema>

/** The trials that are made longer: one, or those that are selected. */
export type LongerTrials = Choice<GymRow> & { first: GymRow }

type Props = { trials: LongerTrials; today: CivilDate; onClose: () => void }

/** Gives one trial, or each of those selected, so many days more; the server decides by each as it stands. */
export function ExtendTrial({ trials: { count, rows, first, clear }, today, onClose }: Props) {
  const { api } = useBackend()
  const title = count === 1 ? `Extend the trial of ${first.name}` : `Extend ${count} trials`

  async function extend({ id, packageEndsOn }: GymRow, days: number) {
    const endDate = extendedTrialEnd(packageEndsOn, days, today)
    answered(await api.call('extendTrial', { gymId: id, endDate }))
    return endDate
  }

  async function extendAll({ days }: Form) {
    if (count === 1) {
      const endDate = await extend(first, days)
      clear()
      return showToast({ text: `The trial of ${first.name} ends on ${formatCivil(endDate)}.` })
    }
    const work: Work<GymRow> = {
      title,
      count,
      rows: rows(),
      nameOf: ({ name }) => name,
      each: untilLimit((row) => extend(row, days)),
      doneText: (done) => `${done} ${done === 1 ? 'trial is' : 'trials are'} ${days} days longer.`,
    }
    const reason = beginWork(work, clear)
    return reason ? refused(reason) : undefined
  }

  return (
    <FormSheet<Form, Form>
      as="dialog"
      title={title}
      schema={schema}
      defaults={{ days: 7 }}
      submitLabel={count === 1 ? 'Extend trial' : `Extend ${count} trials`}
      onClose={onClose}
      onSubmit={extendAll}
    >
      <NumberField<Form> name="days" label="Days more" suffix="days" isRequired autoFocus />
      {count === 1 ? (
        <NewEnd row={first} today={today} />
      ) : (
        <p className={styles.note}>
          After the last day of each, or from today where a trial has ended. Centres that are not on trial are
          left as they are and named.
        </p>
      )}
    </FormSheet>
  )
}

function NewEnd({ row, today }: { row: GymRow; today: CivilDate }) {
  const days = useWatch<Form, 'days'>({ name: 'days' })
  const isSet = schema.safeParse({ days }).success
  return (
    <p className={styles.note}>
      {isSet
        ? `The trial then ends on ${formatCivil(extendedTrialEnd(row.packageEndsOn, days, today))}.`
        : `The trial ends on ${formatCivil(row.packageEndsOn)}.`}
    </p>
  )
}
