import { useEffect, useRef, useState } from 'react'
import { KeyHint } from '@/ui/KeyHint'
import { useKeys } from '@/ui/keys/useKeys'
import { useLatest } from '@/ui/useLatest'
import styles from './SearchBox.module.css'

type Props = {
  value: string
  /** Told a moment after the last letter, and at once when it is cleared. */
  onChange: (value: string) => void
  placeholder: string
  /** What is looked through is in memory: an answer costs nothing, so none is waited for. */
  isHeld?: boolean | undefined
}

/** Milliseconds without a key. Between two of a quick typist pass some 120: the store is asked for words, not for letters. */
const ASKED_MS = 150
/**
 * The list follows each letter; a key that is held down repeats every 33 ms, and is told once it is let go: browsers refuse to take
 * that many addresses.
 */
const HELD_MS = 40

/** Holds what is being typed to itself: a keystroke draws nothing but this box. `/` comes here, Esc empties it. */
export function SearchBox({ value, onChange, placeholder, isHeld = false }: Props) {
  const pause = isHeld ? HELD_MS : ASKED_MS
  const [typed, setTyped] = useState(value)
  /** What was told and has not come back yet, the oldest first, after what stands in the address now. */
  const [told, setTold] = useState([value])
  const [seen, setSeen] = useState(value)
  const latestTold = told.at(-1)
  const input = useRef<HTMLInputElement>(null)
  const tell = useLatest((text: string) => {
    setTold((earlier) => [...earlier, text])
    onChange(text)
  })
  if (value !== seen) {
    setSeen(value)
    // What was told comes back later than it was said, and more may have been typed since. Anything else is a cleared
    // filter or the back button.
    const isEcho = told.slice(1).includes(value)
    setTold(isEcho ? told.slice(told.indexOf(value, 1)) : [value])
    if (!isEcho) setTyped(value)
  }

  useEffect(() => {
    if (typed.trim() === latestTold) return
    const timer = window.setTimeout(() => tell.current(typed.trim()), pause)
    return () => window.clearTimeout(timer)
  }, [typed, latestTold, tell, pause])

  useKeys('List', [{ keys: '/', label: 'Search', run: () => goTo(input.current) }])

  const clear = () => {
    setTyped('')
    tell.current('')
  }

  return (
    <div className={styles.box} role="search">
      <i className={`pi pi-search ${styles.icon}`} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className={styles.input}
        value={typed}
        placeholder={placeholder}
        aria-label={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          if (typed) clear()
          else event.currentTarget.blur()
        }}
      />
      {typed ? (
        <button type="button" className={styles.clear} aria-label="Clear the search" onClick={clear}>
          <i className="pi pi-times" aria-hidden="true" />
        </button>
      ) : (
        <span className={styles.hint} aria-hidden="true">
          <KeyHint keys="/" />
        </span>
      )}
    </div>
  )
}

const goTo = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}
