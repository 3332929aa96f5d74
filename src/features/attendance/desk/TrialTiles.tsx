import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { Trial } from '@/domain/leads/trialVisit'
import { formatPhone } from '@/domain/shared/phone'
import { useGym } from '@/session/useGym'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { StateChip } from '@/ui/StateChip'
import { DeskPart } from './DeskPart'
import styles from './TrialTiles.module.css'
import type { Trials } from './useTrials'

const MarkTrial = ({ name, mark }: { name: string; mark: () => void }) => (
  <Button size="s" icon="pi-sign-in" aria-label={`Mark trial: ${name}`} onClick={mark}>
    Mark trial
  </Button>
)

/** One who comes to try. */
function Tile({ trial: { lead, hasCome }, markCame }: { trial: Trial; markCame: Trials['markCame'] }) {
  const { settings } = useGym()
  const more = [formatPhone(lead.phone, settings.locale), lead.interest]
  return (
    <li className={styles.tile}>
      <Avatar name={lead.name} size={40} />
      <span className={styles.words}>
        <Link className={styles.name} to={`${screens.leads.path}?id=${encodeURIComponent(lead.id)}`}>
          {lead.name}
        </Link>
        <span className={styles.more}>{more.filter((part) => part !== '').join(' · ')}</span>
      </span>
      {hasCome ? (
        <StateChip tone="green">Came</StateChip>
      ) : (
        <MarkTrial name={lead.name} mark={() => markCame(lead)} />
      )}
    </li>
  )
}

/** The trials that are booked for today; nothing where there are none. */
export function TrialTiles({ trials, markCame }: Trials) {
  if (trials.length === 0) return null
  const came = trials.filter(({ hasCome }) => hasCome).length
  return (
    <DeskPart name="Trials today" count={`${came} of ${trials.length} came`}>
      <ul className={styles.tiles}>
        {trials.map((trial) => (
          <Tile key={trial.lead.id} trial={trial} markCame={markCame} />
        ))}
      </ul>
    </DeskPart>
  )
}

type HitsProps = { trials: readonly Trial[]; onMark: (trial: Trial) => void }

/** Those of today's trials whom the typed text may mean, below the members. */
export function TrialHits({ trials, onMark }: HitsProps) {
  if (trials.length === 0) return null
  return (
    <ul className={styles.tiles} aria-label="Trials found">
      {trials.map((trial) => (
        <li key={trial.lead.id} className={styles.tile}>
          <span className={styles.words}>
            <span className={styles.name}>{trial.lead.name}</span>
          </span>
          <StateChip tone="blue">Trial today</StateChip>
          <MarkTrial name={trial.lead.name} mark={() => onMark(trial)} />
        </li>
      ))}
    </ul>
  )
}
