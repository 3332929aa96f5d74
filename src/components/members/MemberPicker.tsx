import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { searchDirectory, type DirectoryHit } from '@/domain/members/directory'
import { memberRepository } from '@/data/members/memberRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { ErrorLine } from '@/ui/ErrorState'
import { LooseField, LooseInput, LooseProblem } from '@/ui/form/LooseField'
import styles from './MemberPicker.module.css'
import { PersonCell } from '@/components/people/PersonCell'

const MOST_HITS = 6

type Props = {
  chosen: DirectoryHit | null
  onChoose: (hit: DirectoryHit | null) => void
  /** Told what is typed, for a form that must not lose it where nobody is chosen. */
  onTyped?: ((text: string) => void) | undefined
  /** Takes the focus of the dialog. */
  isFirst: boolean
  /** What the member is asked for: shown until somebody is chosen. */
  hint?: string | undefined
  /** What a form has against the choice, and which field of it is chosen. */
  problem?: string | undefined
  field?: string
}

/** One member of the centre, found by name, phone or code; Enter takes the first. */
export function MemberPicker(props: Props) {
  const { chosen, onChoose, onTyped, isFirst, hint = '', problem = '', field } = props
  const { gymId } = useGym()
  const members = useRepository(memberRepository)
  const [typed, setTyped] = useState('')
  const id = useId()
  const directory = useLive(useMemo(() => members.directory(gymId), [members, gymId]))
  const entries = directory.status === 'ready' ? directory.value : null
  const hits = useMemo(() => (entries ? searchDirectory(entries, typed, MOST_HITS) : []), [entries, typed])

  const place = useRef<HTMLDivElement>(null)
  const before = useRef(chosen)

  // What was pressed is gone: the focus goes to what stands in its place.
  useEffect(() => {
    if (before.current === chosen) return
    before.current = chosen
    place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [chosen])

  if (chosen)
    return (
      <LooseField ref={place} label="Member">
        <div className={styles.chosen}>
          <PersonCell name={chosen.entry.n} code={chosen.entry.c} photo={chosen.entry.i} />
          <Button size="s" aria-label="Change the member" onClick={() => onChoose(null)}>
            Change
          </Button>
        </div>
      </LooseField>
    )
  return (
    <LooseField
      ref={place}
      label="Member"
      htmlFor={id}
      data-field={field}
      data-invalid={problem ? '' : undefined}
    >
      <LooseInput
        id={id}
        autoComplete="off"
        placeholder="Name, phone or code"
        data-autofocus={isFirst ? '' : undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : hint ? `${id}-hint` : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          onTyped?.(event.target.value)
        }}
        onKeyDown={(event) => {
          const [first] = hits
          if (event.key !== 'Enter' || !first) return
          event.preventDefault()
          onChoose(first)
        }}
      />
      {problem && <LooseProblem id={`${id}-error`}>{problem}</LooseProblem>}
      {hint && !problem && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {directory.status === 'failed' && <ErrorLine error={directory.error} retry={() => directory.retry()} />}
      {hits.length > 0 && (
        <ul className={styles.hits} aria-label="Members found">
          {hits.map((hit) => (
            <li key={hit.id}>
              <button type="button" className={styles.hit} onClick={() => onChoose(hit)}>
                <PersonCell name={hit.entry.n} code={hit.entry.c} photo={hit.entry.i} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {entries && typed.trim() !== '' && hits.length === 0 && (
        <p className={styles.note} role="status">
          No member answers to “{typed.trim()}”.
        </p>
      )}
    </LooseField>
  )
}
