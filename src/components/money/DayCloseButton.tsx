import { useLocation, useSearchParams } from 'react-router-dom'
import { may } from '@/domain/access/collections'
import { useGym } from '@/session/useGym'
import { useRole } from '@/session/useSession'
import { Button } from '@/ui/Button'
import styles from './DayCloseButton.module.css'

/** In the address of the invoices: the day whose close lies over them. */
export const DAY_CLOSE_PARAMETER = 'close'

/** Opens today's close, for whoever may close a day. */
export function DayCloseButton() {
  const role = useRole()
  const { today } = useGym()
  const [, setSearch] = useSearchParams()
  // With it goes the way back of the list below.
  const state: unknown = useLocation().state
  if (!may(role, 'dayCloses.close')) return null
  const open = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(DAY_CLOSE_PARAMETER, today)
        return next
      },
      { state },
    )
  return (
    <Button icon="pi-lock" aria-label="Day close" onClick={open}>
      <span className={styles.words}>Day close</span>
    </Button>
  )
}
