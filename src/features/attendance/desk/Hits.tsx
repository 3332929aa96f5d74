import type { DirectoryHit } from '@/domain/members/directory'
import { writtenPhone } from '@/domain/members/listLine'
import { directoryStateOf } from '@/domain/members/memberState'
import { formatPhone } from '@/domain/shared/phone'
import { memberTones } from '@/components/members/MemberStateChip'
import { PersonCell } from '@/components/people/PersonCell'
import { useGym } from '@/session/useGym'
import { StateChip } from '@/ui/StateChip'
import styles from './Hits.module.css'

type Props = {
  hits: readonly DirectoryHit[]
  currentId: string
  isLoading: boolean
  typed: string
  /** Said in place of the list, or above it. */
  note: string
  onChoose: (index: number) => void
}

const nobody =
  'Nobody is called that, and no phone or code matches. Check the spelling or type 4 digits of the phone.'

function Nothing({ isLoading, typed, note }: Pick<Props, 'isLoading' | 'typed' | 'note'>) {
  if (typed.trim() === '') return <p className={styles.quiet}>Waiting for the next person.</p>
  if (isLoading) return <p className={styles.quiet}>Reading the members of this centre.</p>
  return (
    <p className={styles.quiet} role="status">
      {note || nobody}
    </p>
  )
}

/** Whom the typed text may mean, best first. */
export function Hits({ hits, currentId, isLoading, typed, note, onChoose }: Props) {
  const { today, settings } = useGym()
  return (
    <>
      {hits.length > 0 && note !== '' && (
        <p className={styles.quiet} role="status">
          {note}
        </p>
      )}
      <ul
        className={styles.hits}
        id="desk-hits"
        role="listbox"
        aria-label="Members found"
        hidden={hits.length === 0}
      >
        {hits.map(({ id, entry }, index) => {
          const state = directoryStateOf(entry, today, settings)
          return (
            // The box keeps the focus: its arrows walk through the list, and this is for the finger.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={id}
              id={`desk-hit-${id}`}
              role="option"
              tabIndex={-1}
              aria-selected={id === currentId}
              className={styles.hit}
              onClick={() => onChoose(index)}
            >
              <PersonCell name={entry.n} code={entry.c} photo={entry.i} />
              <span className={styles.phone}>{formatPhone(writtenPhone(entry), settings.locale)}</span>
              <StateChip tone={memberTones[state]}>{state}</StateChip>
            </li>
          )
        })}
      </ul>
      {hits.length === 0 && <Nothing isLoading={isLoading} typed={typed} note={note} />}
    </>
  )
}
