import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { mayOpen } from '@/domain/access/screens'
import { memberRepository } from '@/data/members/memberRepository'
import { useLive } from '@/live/useLive'
import { useSignedIn, useVisitor } from '@/session/useSession'
import { KeyHint } from '@/ui/KeyHint'
import { Overlay } from '@/ui/Overlay'
import { chooseTheme } from '../theme'
import { useFormat } from '@/ui/format/format'
import { paletteGroups, type PaletteEntry } from './paletteEntries'
import styles from './CommandPalette.module.css'

type CommandPaletteProps = { onClose: () => void; onSignOut: () => void }

const nobody = new Map<string, never>()

/** PRODUCT 3 "Keys": people, screens and acts behind Ctrl/Cmd+K. */
export function CommandPalette({ onClose, onSignOut }: CommandPaletteProps) {
  const { gym, backend } = useSignedIn()
  const visitor = useVisitor()
  const { locale } = useFormat()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  const maySeePeople = gym.status === 'ready' && mayOpen('members', visitor)
  const people = useLive(maySeePeople ? backend.repository(memberRepository).directory(gym.info.id) : null)
  const groups = paletteGroups(visitor, typed, people.status === 'ready' ? people.value : nobody, locale)
  const entries = groups.flatMap((group) => group.entries)
  const current = entries[Math.min(chosen, entries.length - 1)]

  function run({ target }: PaletteEntry) {
    onClose()
    if ('to' in target) return void navigate(target.to)
    if (target.act === 'signOut') onSignOut()
    else chooseTheme(target.act)
  }

  function walk(event: KeyboardEvent) {
    if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault()
      return run(current)
    }
    const at = Math.min(chosen, entries.length - 1)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (next === undefined || entries.length === 0) return
    event.preventDefault()
    const wrapped = (next + entries.length) % entries.length
    setChosen(wrapped)
    list.current?.querySelectorAll('[role=option]')[wrapped]?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Overlay labelledBy={`${id}-title`} side="centre" width={600} onClose={onClose} isDismissable>
      <h2 id={`${id}-title`} className="visually-hidden">
        Search and go to
      </h2>
      <div className={styles.box}>
        <i className="pi pi-search" aria-hidden />
        <input
          className={styles.input}
          data-autofocus
          role="combobox"
          aria-label="Search"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={current === undefined ? undefined : `${id}-${current.id}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={maySeePeople ? 'A person, a screen or an act' : 'A screen or an act'}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(0)
          }}
          onKeyDown={walk}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        tabIndex={-1}
        className={styles.list}
      >
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <p className={styles.group} aria-hidden>
              {group.label}
            </p>
            {group.entries.map((entry) => (
              <div
                key={entry.id}
                id={`${id}-${entry.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={entry === current}
                className={styles.entry}
                onPointerMove={() => setChosen(entries.indexOf(entry))}
                onClick={() => run(entry)}
                onKeyDown={walk}
              >
                <i className={`pi ${entry.icon}`} aria-hidden />
                <span className={styles.label}>{entry.label}</span>
                <span className={styles.detail}>{entry.detail}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      {entries.length === 0 && (
        <p className={styles.none} role="status">
          {maySeePeople && people.status === 'loading' ? 'Looking' : `No results for "${typed.trim()}"`}
        </p>
      )}
      <p className={styles.hints} aria-hidden>
        <KeyHint keys="up" />
        <KeyHint keys="down" /> choose <KeyHint keys="enter" /> open <KeyHint keys="esc" /> close
      </p>
    </Overlay>
  )
}
