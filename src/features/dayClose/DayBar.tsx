import { createPortal } from 'react-dom'
import { addDays } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { DatePanel } from '@/ui/form/DatePanel'
import { IconButton } from '@/ui/IconButton'
import popover from '@/ui/Popover.module.css'
import { usePopover } from '@/ui/usePopover'
import styles from './DayBar.module.css'

type Props = { day: CivilDate; onDay: (day: CivilDate) => void }

/** Which day is closed or looked at; never one to come. */
export function DayBar({ day, onDay }: Props) {
  const { today } = useGym()
  const { isOpen, box, toggle, close } = usePopover('start')
  return (
    <div className={styles.dayBar} data-print="hide">
      <IconButton icon="pi-chevron-left" label="The day before" onClick={() => onDay(addDays(day, -1))} />
      <Button
        size="s"
        icon="pi-calendar"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => toggle(event.currentTarget)}
      >
        {day === today ? `Today, ${formatCivil(day)}` : formatCivil(day)}
      </Button>
      <IconButton
        icon="pi-chevron-right"
        label="The day after"
        disabled={day >= today}
        onClick={() => onDay(addDays(day, 1))}
      />
      {isOpen &&
        createPortal(
          <div ref={box} role="dialog" aria-label="Day" className={popover.box} style={{ width: 304 }}>
            <DatePanel
              value={day}
              min={undefined}
              max={today}
              onPick={(picked) => {
                close()
                onDay(civil(picked))
              }}
            />
          </div>,
          document.body,
        )}
    </div>
  )
}
