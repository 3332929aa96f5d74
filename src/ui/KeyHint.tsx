import { Fragment } from 'react'
import styles from './KeyHint.module.css'

const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '')

const words: Record<string, string> = {
  mod: isApple ? '⌘' : 'Ctrl',
  ctrl: 'Ctrl',
  shift: 'Shift',
  alt: isApple ? '⌥' : 'Alt',
  esc: 'Esc',
  enter: 'Enter',
  space: 'Space',
  up: '↑',
  down: '↓',
}

/** `mod+k` or a sequence `g d`, drawn as keys. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <span className={styles.hint}>
      {keys.split(' ').map((chord, step) => (
        <Fragment key={`${chord}-${step}`}>
          {chord.split('+').map((key) => (
            <kbd key={key} className={styles.key}>
              {words[key] ?? key.toUpperCase()}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
