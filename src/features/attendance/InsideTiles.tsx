import { useState } from 'react'
import { minutesText } from '@/domain/shared/minutesText'
import { formatTime } from '@/domain/shared/formatDate'
import { useFileUrl } from '@/parts/useFileUrl'
import { useCentre } from '@/session/useCentre'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { StateChip } from '@/ui/StateChip'
import styles from './attendance.module.css'
import { minutesBetween, type Present } from './presenceOf'
import type { Marking } from './useMark'

const SHOWN = 12

type Inside = Present & { insideSince: Date }
const isInside = (person: Present): person is Inside => person.insideSince !== null

function Tile({ person, marking, now }: { person: Inside; marking: Marking; now: Date }) {
  const { settings } = useCentre()
  const photo = useFileUrl(person.dp)
  return (
    <li className={styles.tile}>
      <Avatar name={person.name} src={photo} size={40} />
      <span className={styles.tileWords}>
        <span className={styles.tileName}>{person.name}</span>
        <span className={styles.tileStay}>
          {minutesText(minutesBetween(person.insideSince, now))} ·{' '}
          {formatTime(person.insideSince, settings.timezone)}
        </span>
      </span>
      <IconButton
        icon="pi-sign-out"
        size="m"
        label={`Mark out ${person.name}`}
        onClick={() => void marking.mark(person)}
      />
    </li>
  )
}

/** Who is inside at this moment and for how long, the last to come first. One press marks them out. */
export function InsideTiles({
  present,
  marking,
  now,
}: {
  present: readonly Present[]
  marking: Marking
  now: Date
}) {
  const [isWhole, setWhole] = useState(false)
  const { capacity } = useCentre().settings
  const inside = present
    .filter(isInside)
    .sort((one, other) => other.insideSince.getTime() - one.insideSince.getTime())
  return (
    <section className={styles.today} aria-label="Inside now">
      <div className={styles.todayHead}>
        <h2 className={styles.heading}>
          Inside now{' '}
          <span className={styles.count}>
            {inside.length}
            {capacity !== null && ` of ${capacity}`}
          </span>
          {capacity !== null && inside.length >= capacity && <StateChip tone="amber">Full</StateChip>}
        </h2>
        {inside.length > SHOWN && (
          <Button size="s" kind="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${inside.length}`}
          </Button>
        )}
      </div>
      {inside.length === 0 ? (
        <p className={styles.quiet}>Nobody is inside at the moment.</p>
      ) : (
        <ul className={styles.tiles}>
          {(isWhole ? inside : inside.slice(0, SHOWN)).map((person) => (
            <Tile key={person.personId} person={person} marking={marking} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}
