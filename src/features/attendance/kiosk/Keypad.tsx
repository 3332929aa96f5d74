import { useState } from 'react'
import { classes } from '@/ui/classes'
import styles from './kiosk.module.css'

const digits = [...'123456789']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

type Props = {
  typed: string
  onType: (text: string) => void
  onDone: () => void
  /** What the last key does. */
  doneLabel: string
  hasLetters?: boolean
  isDisabled?: boolean
}

type KeyProps = {
  label: string
  face?: string
  icon?: string
  kind?: 'done'
  isDisabled?: boolean
  onPress: () => void
}

function Key({ label, face, icon, kind, isDisabled = false, onPress }: KeyProps) {
  return (
    <button
      type="button"
      className={classes(styles.key, kind && styles.keyDone)}
      aria-label={face === label ? undefined : label}
      disabled={isDisabled}
      // The box keeps the focus, so that a scanner or a keyboard may go on at any moment.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {icon ? <i className={`pi ${icon}`} aria-hidden="true" /> : (face ?? label)}
    </button>
  )
}

/** Keys for a finger: digits, and letters where codes have them. */
export function Keypad({ typed, onType, onDone, doneLabel, hasLetters = false, isDisabled = false }: Props) {
  const [isAbc, setAbc] = useState(false)
  const add = (key: string) => (
    <Key key={key} label={key} face={key} isDisabled={isDisabled} onPress={() => onType(typed + key)} />
  )
  const back = (
    <Key
      label="Delete the last"
      icon="pi-delete-left"
      isDisabled={isDisabled}
      onPress={() => onType(typed.slice(0, -1))}
    />
  )
  const done = <Key label={doneLabel} icon="pi-check" kind="done" isDisabled={isDisabled} onPress={onDone} />
  return (
    <div className={styles.pad}>
      {isAbc ? (
        <div className={styles.letters} role="group" aria-label="Letters">
          {letters.map(add)}
          {back}
          {done}
        </div>
      ) : (
        <div className={styles.digits} role="group" aria-label="Digits">
          {digits.map(add)}
          {back}
          {add('0')}
          {done}
        </div>
      )}
      {hasLetters && (
        <button
          type="button"
          className={styles.padSwitch}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setAbc(!isAbc)}
        >
          {isAbc ? 'Digits' : 'Letters'}
        </button>
      )}
    </div>
  )
}
