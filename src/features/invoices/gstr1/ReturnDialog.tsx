import { useId, useState } from 'react'
import { addDuration, startOfMonth } from '@/domain/shared/calendar'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorLine } from '@/ui/ErrorState'
import { DateInput } from '@/ui/form/DateInput'
import { LooseField } from '@/ui/form/LooseField'
import { monthPeriod } from '@/domain/gstr1/returnPeriod'
import { Select } from '@/ui/form/Select'
import { monthsUntil, periodProblem } from './periods'
import { ReturnFigures } from './ReturnFigures'
import styles from './return.module.css'
import { useReturn } from './useReturn'

const OTHER = 'other'

/** GSTR-1 of a month as one file for the portal, or of chosen days as the CSV files that the offline tool takes in. */
export function ReturnDialog({ onClose }: { onClose: () => void }) {
  const { today } = useGym()
  const id = useId()
  const [month, setMonth] = useState<string>(() => addDuration(startOfMonth(today), -1, 'Month'))
  const [days, setDays] = useState<{ from: string; to: string }>(() => ({
    from: startOfMonth(today),
    to: today,
  }))
  const isOther = month === OTHER
  const problem = isOther ? periodProblem(days.from, days.to, today) : ''
  const [from, to] = [civilDateSchema.safeParse(days.from).data, civilDateSchema.safeParse(days.to).data]
  const chosen = civilDateSchema.safeParse(month).data
  const period = chosen ? monthPeriod(chosen) : problem === '' && from && to ? { from, to } : null
  const answer = useReturn(period)
  return (
    <Dialog title="GSTR-1" width={620} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <div className={styles.form}>
        <LooseField label="Period" htmlFor={`${id}-month`}>
          <Select
            autoFocus
            id={`${id}-month`}
            options={[...monthsUntil(today), { value: OTHER, label: 'Other days' }]}
            value={month}
            onChange={setMonth}
          />
        </LooseField>
        {isOther && (
          <div className={styles.days}>
            {(['from', 'to'] as const).map((end) => (
              <LooseField
                key={end}
                label={end === 'from' ? 'First day' : 'Last day'}
                htmlFor={`${id}-${end}`}
              >
                <DateInput
                  id={`${id}-${end}`}
                  label={end === 'from' ? 'First day' : 'Last day'}
                  value={days[end]}
                  max={today}
                  aria={{
                    'aria-invalid': problem !== '' || undefined,
                    'aria-describedby': problem === '' ? undefined : `${id}-problem`,
                  }}
                  onChange={(day) => setDays({ ...days, [end]: day })}
                />
              </LooseField>
            ))}
            {problem !== '' && (
              <p id={`${id}-problem`} className={styles.problem}>
                {problem}
              </p>
            )}
          </div>
        )}
        {period !== null && answer.status === 'failed' && (
          <ErrorLine error={answer.error} retry={() => answer.retry()} />
        )}
        {period !== null && answer.status === 'loading' && (
          <p className={styles.quiet} role="status">
            Adding up the invoices …
          </p>
        )}
        {period !== null && answer.status === 'ready' && (
          <ReturnFigures answer={answer.value} period={period} />
        )}
      </div>
    </Dialog>
  )
}
