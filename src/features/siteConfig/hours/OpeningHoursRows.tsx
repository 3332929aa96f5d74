import { useFieldArray, useFormContext } from 'react-hook-form'
import { MOST_SPANS, type OpeningHours } from '@/domain/gyms/openingHours'
import { settingWords } from '@/domain/gyms/settingWords'
import { weekdayNames, weekdays, type Weekday } from '@/domain/shared/weekday'
import { Button } from '@/ui/Button'
import { TimeField } from '@/ui/form/TimeField'
import { useFormat } from '@/ui/format/format'
import { IconButton } from '@/ui/IconButton'
import { Note } from '@/ui/Note'
import styles from './OpeningHoursRows.module.css'

type Form = { openingHours: OpeningHours }

/** One day of the week: closed, or open once or twice. An end before its start is the next day's. */
function DayHours({ day }: { day: Weekday }) {
  const { control } = useFormContext<Form>()
  const { fields, append, remove } = useFieldArray({ control, name: `openingHours.${day}` })
  const name = weekdayNames[day]
  return (
    <div role="group" aria-label={name} className={styles.day}>
      <span className={styles.name}>{name}</span>
      <div className={styles.spans}>
        {fields.length === 0 && <span className={styles.closed}>Closed</span>}
        {fields.map((field, at) => (
          <div key={field.id} className={styles.span}>
            <TimeField<Form> name={`openingHours.${day}.${at}.from`} label="Opens" isRequired />
            <TimeField<Form> name={`openingHours.${day}.${at}.to`} label="Closes" isRequired />
            <span className={styles.remove}>
              <IconButton
                icon="pi-trash"
                label={`Remove hours ${at + 1} of ${name}`}
                onClick={() => remove(at)}
              />
            </span>
          </div>
        ))}
        {fields.length < MOST_SPANS && (
          <Button
            size="s"
            kind="quiet"
            icon="pi-plus"
            aria-label={fields.length === 0 ? `Add hours of ${name}` : `Add second hours of ${name}`}
            onClick={() => append({ from: '', to: '' })}
          >
            {fields.length === 0 ? 'Add hours' : 'Add second hours'}
          </Button>
        )}
      </div>
    </div>
  )
}

/** PRODUCT 4.19: the hours of every day of the week, from the day with which the centre's week begins. */
export function OpeningHoursRows() {
  const { getValues, setValue, formState } = useFormContext<Form>()
  const problem = formState.errors.openingHours?.message
  const { weekStart } = useFormat()
  const order = weekdays.map((_, at) => weekdays[(weekStart - 1 + at) % weekdays.length] ?? 'Mon')

  /** Of the first day that is open: a week may begin with the day on which the centre is closed. */
  function copyFirst() {
    const first = order.find((day) => getValues(`openingHours.${day}`).length > 0)
    if (first === undefined) return
    const spans = getValues(`openingHours.${first}`)
    for (const day of order)
      if (day !== first)
        setValue(
          `openingHours.${day}`,
          spans.map((span) => ({ ...span })),
          { shouldDirty: true, shouldValidate: true },
        )
  }

  return (
    <div className={styles.week} data-field="openingHours">
      <Note kind="quiet">{settingWords.openingHours.hint}</Note>
      {order.map((day) => (
        <DayHours key={day} day={day} />
      ))}
      {problem !== undefined && (
        <Note kind="problem" role="alert">
          {problem}
        </Note>
      )}
      <Button size="s" icon="pi-copy" onClick={copyFirst}>
        The same on all weekdays
      </Button>
      <Note kind="quiet">
        As on the first day that is open. Hours that close before they open end on the next day.
      </Note>
    </div>
  )
}
