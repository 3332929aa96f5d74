import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button, type ButtonKind } from './Button'
import { classes } from './classes'
import { IconButton } from './IconButton'
import { KeyHint } from './KeyHint'
import styles from './Menu.module.css'
import popover from './Popover.module.css'
import { usePopover } from './usePopover'

export type MenuAction = {
  label: string
  icon?: string
  run: () => void
  /** Shown beside it; bound by whoever owns the row. */
  key?: string
  isDanger?: boolean
  isDisabled?: boolean
  /** Why it is disabled. */
  why?: string
}

type MenuProps = {
  label: string
  items: readonly MenuAction[]
  /** The control that opens it. With `icon` alone it is an icon button named by `label`. */
  icon?: string
  text?: string
  kind?: ButtonKind
  align?: 'start' | 'end'
}

/** A button and the acts behind it. */
export function Menu({ label, items, icon, text, kind = 'secondary', align = 'end' }: MenuProps) {
  const { isOpen, box, toggle, close } = usePopover(align)
  const opener = { 'aria-haspopup': 'menu', 'aria-expanded': isOpen } as const
  return (
    <>
      {text ? (
        <Button {...opener} size="s" kind={kind} icon={icon} onClick={(event) => toggle(event.currentTarget)}>
          {text}
        </Button>
      ) : (
        <IconButton
          {...opener}
          icon={icon ?? 'pi-ellipsis-h'}
          label={label}
          onClick={(event) => toggle(event.currentTarget)}
        />
      )}
      {isOpen && <MenuBox label={label} items={items} box={box} close={close} />}
    </>
  )
}

type BoxProps = {
  label: string
  items: readonly MenuAction[]
  box: React.RefObject<HTMLDivElement | null>
  close: () => void
  children?: ReactNode
}

/** The open menu: the first act has the focus, arrows walk, a letter jumps, Tab closes. */
export function MenuBox({ label, items, box, close }: BoxProps) {
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })
  }, [box])

  const walk = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Tab') return close()
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = rows.findIndex((row) => row === document.activeElement)
    const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
    const letter = event.key.length === 1 ? event.key.toLowerCase() : ''
    const byLetter = letter
      ? [...rows.slice(at + 1), ...rows].find((row) =>
          row.textContent?.trim().toLowerCase().startsWith(letter),
        )
      : undefined
    const target = step === undefined ? byLetter : rows[(step + rows.length) % rows.length]
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return createPortal(
    <div
      ref={box}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={classes(popover.box, styles.menu)}
      onKeyDown={walk}
    >
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          className={classes(styles.item, item.isDanger && styles.danger)}
          aria-disabled={item.isDisabled || undefined}
          title={item.isDisabled ? item.why : undefined}
          onClick={() => {
            if (item.isDisabled) return
            close()
            item.run()
          }}
        >
          <i className={`pi ${item.icon ?? ''} ${styles.icon}`} aria-hidden="true" />
          <span className={styles.label}>{item.label}</span>
          {item.key && <KeyHint keys={item.key} />}
        </button>
      ))}
    </div>,
    document.body,
  )
}
