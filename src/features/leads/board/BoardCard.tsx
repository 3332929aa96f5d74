import { leadStatuses, type Lead, type LeadStatus } from '@/domain/leads/lead'
import { labelsText } from '@/domain/leads/labels'
import { MISSING } from '@/domain/shared/constants'
import { formatPhone } from '@/domain/shared/phone'
import { useGym } from '@/session/useGym'
import { Marked } from '@/ui/Marked'
import { Menu } from '@/ui/Menu'
import { NextCell, temperatureMarks } from '../leadColumns'
import styles from './board.module.css'

type Props = {
  lead: Lead
  owner: string
  onOpen: () => void
  onMove: (to: LeadStatus) => void
  isDragged: boolean
}

/** One lead on the board. What dragging does, its menu does for keys and fingers. */
export function BoardCard({ lead, owner, isDragged, onOpen, onMove }: Props) {
  const { today, settings } = useGym()
  return (
    <li className={styles.card} data-lead={lead.id} data-dragged={isDragged || undefined}>
      <span className={styles.top}>
        <button type="button" className={styles.name} onClick={onOpen}>
          {lead.name || MISSING}
        </button>
        <Menu
          label={`Move ${lead.name} to`}
          icon="pi-arrow-right-arrow-left"
          items={leadStatuses
            .filter((status) => status !== lead.status)
            .map((status) => ({ label: status, icon: 'pi-arrow-right', run: () => onMove(status) }))}
        />
      </span>
      <span className={styles.quiet}>{formatPhone(lead.phone, settings.locale)}</span>
      <span className={styles.line}>
        <Marked colour={temperatureMarks[lead.temperature]}>{lead.temperature}</Marked>
        <NextCell lead={lead} today={today} />
      </span>
      <span className={styles.quiet}>
        {[lead.source, labelsText(lead.labels), owner, lead.lastOutcome]
          .filter((part) => part !== '' && part !== MISSING)
          .join(' · ')}
      </span>
    </li>
  )
}
