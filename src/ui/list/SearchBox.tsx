import { useEffect, useRef, useState } from 'react'
import { KeyHint } from '../KeyHint'
import { useKeys } from '../keys/useKeys'
import { useLatest } from '../useLatest'
import styles from './SearchBox.module.css'

type Props = {
  value: string
  /** Told 150 ms after the last letter, and at once when it is cleared. */
  onChange: (value: string) => void
  placeholder: string
}

const PAUSE = 150

/** Holds what is being typed to itself: a keystroke draws nothing but this box. `/` comes here, Esc empties it. */
export function SearchBox({ value, onChange, placeholder }: Props) {
  const [typed, setTyped] = useState(value)
  const [told, setTold] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const tell = useLatest((text: string) => {
    setTold(text)
    onChange(text)
  })
  // The address changed under it: a cleared filter, the back button.
  if (value !== told) {
    setTold(value)
    setTyped(value)
  }

  useEffect(() => {
    if (typed.trim() === told) return
    const timer = window.setTimeout(() => tell.current(typed.trim()), PAUSE)
    return () => window.clearTimeout(timer)
  }, [typed, told, tell])

  useKeys('List', [{ keys: '/', label: 'Search', run: () => goTo(input.current) }])

  const clear = () => {
    setTyped('')
    setTold('')
    onChange('')
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
