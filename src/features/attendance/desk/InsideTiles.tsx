import { memo, useMemo } from 'react'
import { minutesText } from '@/domain/shared/minutesText'
import { formatTime } from '@/domain/shared/formatDate'
import { useFileUrl } from '@/components/files/useFileUrl'
import { useGym } from '@/session/useGym'
import { Avatar } from '@/ui/Avatar'
import { IconButton } from '@/ui/IconButton'
import { StateChip } from '@/ui/StateChip'
import styles from './InsideTiles.module.css'
import { minutesBetween, saysTheSame, type Present } from '@/domain/attendance/presence'
import { DeskPart } from './DeskPart'
import { singlePress } from './singlePress'
import type { Marking } from './useMark'
import { useStretch } from './useStretch'

const SHOWN = 12

type Inside = Present & { insideSince: Date }
const isInside = (person: Present): person is Inside => person.insideSince !== null

type TileProps = { person: Inside; mark: Marking['mark']; now: Date }

const sameWords = (one: TileProps, other: TileProps) =>
  one.mark === other.mark && one.now === other.now && saysTheSame(one.person, other.person)

const Tile = memo(function InsideTile({ person, mark, now }: TileProps) {
  const { settings } = useGym()
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
        onClick={singlePress(() => void mark(person))}
      />
    </li>
  )
}, sameWords)

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
  const { capacity } = useGym().settings
  const inside = useMemo(
    () =>
      present.filter(isInside).sort((one, other) => other.insideSince.getTime() - one.insideSince.getTime()),
    [present],
  )
  const stretch = useStretch(SHOWN, inside.length, 'Show fewer')
  return (
    <DeskPart
      name="Inside now"
      count={capacity === null ? `${inside.length}` : `${inside.length} of ${capacity}`}
      chip={capacity !== null && inside.length >= capacity && <StateChip tone="amber">Full</StateChip>}
      stretch={stretch}
    >
      {inside.length === 0 ? (
        <p className={styles.quiet}>Nobody is inside at the moment.</p>
      ) : (
        <ul className={styles.tiles}>
          {inside.slice(0, stretch.shown).map((person) => (
            <Tile key={person.personId} person={person} mark={marking.mark} now={now} />
          ))}
        </ul>
      )}
    </DeskPart>
  )
}
