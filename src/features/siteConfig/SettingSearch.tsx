import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useGym } from '@/session/useGym'
import { useKeys } from '@/ui/keys/useKeys'
import { findSettings, type FoundSetting } from './findSettings'
import { configSections } from './sections'
import styles from './settingSearch.module.css'

/** Finds a setting by the words of its label and sentence, and goes to its field: arrows and Enter, or a press. */
export function SettingSearch({ onGo }: { onGo: (found: FoundSetting) => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const found = findSettings(typed, useGym().settings.locale)
  const isOpen = typed.trim() !== ''
  useKeys('Site config', [{ keys: '/', label: 'Find a setting', run: () => input.current?.focus() }])

  const go = (setting: FoundSetting | undefined) => {
    if (setting === undefined) return
    setTyped('')
    setAt(0)
    onGo(setting)
  }
  const hearKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) setAt((at + step + found.length) % found.length)
    else if (event.key === 'Enter') go(found[at])
    else if (event.key === 'Escape' && isOpen) setTyped('')
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.search} role="search">
      <i className={`pi pi-search ${styles.icon}`} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        role="combobox"
        className={styles.input}
        aria-label="Find a setting"
        aria-expanded={isOpen}
        aria-controls={`${id}-found`}
        aria-activedescendant={isOpen && found.length > 0 ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Find a setting"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={hearKey}
        onBlur={() => setTyped('')}
      />
      {isOpen && found.length === 0 && (
        <p className={styles.found} role="status">
          <span className={styles.nothing}>No setting is called that.</span>
        </p>
      )}
      <ul
        id={`${id}-found`}
        role="listbox"
        aria-label="Settings found"
        className={styles.found}
        hidden={!isOpen || found.length === 0}
      >
        {found.map((setting, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys for its list
          <li
            key={`${setting.section} ${setting.field} ${setting.label}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            className={styles.option}
            // The field would lose the focus, and with it the list, before the press has come.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => go(setting)}
          >
            <span>{setting.label}</span>
            <span className={styles.where}>{configSections[setting.section].title}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
