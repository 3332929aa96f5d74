import type { Holiday } from '@/domain/gyms/holiday'
import { formatCivil } from '@/domain/shared/formatDate'
import { attempt } from '@/components/records/attempt'
import { useGym } from '@/session/useGym'
import { IconButton } from '@/ui/IconButton'
import { Note } from '@/ui/Note'
import { showToast } from '@/ui/feedback/toast'
import { DayRow, DayRows } from './DayRows'
import { useSavePreference } from './useSavePreference'

/** The centre's holidays, those to come first; each can be removed, and none of the others with it. */
export function HolidayRows() {
  const { settings, today } = useGym()
  const savePreference = useSavePreference()
  const { holidays } = settings
  const ahead = holidays.filter(({ date }) => date >= today)
  const gone = holidays.filter(({ date }) => date < today).reverse()

  const remove = ({ date, name }: Holiday) =>
    void attempt(async () => {
      await savePreference({ holidays: { [date]: null } })
      showToast({
        text: `${formatCivil(date)} is no holiday any more.`,
        undo: () => savePreference({ holidays: { [date]: name } }),
      })
    })

  if (holidays.length === 0) return <Note kind="quiet">No holidays yet.</Note>
  return (
    <DayRows label="Holidays">
      {[...ahead, ...gone].map((holiday) => {
        const { date, name } = holiday
        const when = date === today ? ' · today' : date < today ? ' · over' : ''
        return (
          <DayRow
            key={date}
            name={name}
            days={`${formatCivil(date)}${when}`}
            acts={
              <IconButton
                icon="pi-trash"
                label={`Remove ${name}, ${formatCivil(date)}`}
                onClick={() => remove(holiday)}
              />
            }
          />
        )
      })}
    </DayRows>
  )
}
