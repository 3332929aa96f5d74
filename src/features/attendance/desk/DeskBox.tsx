import type { KeyboardEvent } from 'react'
import { IconButton } from '@/ui/IconButton'
import styles from './DeskBox.module.css'
import { DESK_BOX, focusDesk } from './deskFocus'

type Props = {
  typed: string
  /** How many are found. */
  hits: number
  currentId: string | undefined
  isLoud: boolean
  onType: (text: string) => void
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
  onLoud: (isLoud: boolean) => void
}

/** The one box of the desk, and whether its verdicts are heard on this device. */
export function DeskBox({ typed, hits, currentId, isLoud, onType, onKey, onLoud }: Props) {
  return (
    <div className={styles.boxArea}>
      <div className={styles.boxHead}>
        <label className={styles.boxLabel} htmlFor={DESK_BOX}>
          Member
        </label>
        <IconButton
          icon={isLoud ? 'pi-volume-up' : 'pi-volume-off'}
          label={isLoud ? 'Sound is on' : 'Sound is off'}
          isPressed={isLoud}
          onClick={() => {
            onLoud(!isLoud)
            focusDesk()
          }}
        />
      </div>
      <div className={styles.boxLine}>
        <i className="pi pi-search" aria-hidden="true" />
        <input
          id={DESK_BOX}
          className={styles.box}
          type="search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKey}
          placeholder="Name, phone or code"
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-expanded={hits > 0}
          aria-controls="desk-hits"
          aria-activedescendant={currentId && `desk-hit-${currentId}`}
        />
      </div>
    </div>
  )
}
