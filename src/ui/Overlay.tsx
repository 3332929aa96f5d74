import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes'
import { KeyLayer, useKeyLayer, useKeys } from './keys/useKeys'
import styles from './Overlay.module.css'

type Props = {
  /** The id of the element that names it. */
  labelledBy: string
  side: 'centre' | 'right'
  /** Pixels; the whole width on a phone. */
  width: number
  onClose: () => void
  /** A press on the dimmed page closes it: for what is only read, never for a form. */
  isDismissable?: boolean
  role?: 'dialog' | 'alertdialog'
  describedBy?: string | undefined
  children: ReactNode
}

const TABBABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]:not([tabindex="-1"])'

/**
 * What every dialog, drawer and sheet is: above the page, which is inert meanwhile; the focus comes in, stays in
 * and goes back to where it was; Esc closes the topmost; only its own keys are heard.
 */
export function Overlay({
  labelledBy,
  side,
  width,
  onClose,
  isDismissable,
  role = 'dialog',
  describedBy,
  children,
}: Props) {
  const layer = useKeyLayer()
  const box = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  const screenId = useId()

  useLayoutEffect(() => {
    const screen = document.getElementById(screenId)
    // A window that came in the same moment as this one has taken the focus meanwhile.
    const under = document.activeElement?.closest('[data-overlay]')
    const back = under && under !== screen ? document.activeElement : opener
    const uncover = coverPage(screen)
    if (!box.current?.contains(document.activeElement)) focusFirst(box.current)
    // What was under the window may have taken the focus with it when it went: a menu whose act opened the window.
    const frame = requestAnimationFrame(() => {
      if (screen && !screen.inert && isNowhere(document.activeElement)) focusFirst(box.current)
    })
    return () => {
      cancelAnimationFrame(frame)
      uncover()
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
    }
  }, [opener, screenId])

  const keepInside = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const stops = [...(box.current?.querySelectorAll<HTMLElement>(TABBABLE) ?? [])].filter(isShown)
    const edge = event.shiftKey ? stops[0] : stops.at(-1)
    const active = document.activeElement
    if (stops.length > 0 && active !== edge && active !== box.current) return
    const target = event.shiftKey ? stops.at(-1) : stops[0]
    if (active === box.current && !event.shiftKey) return
    event.preventDefault()
    target?.focus()
  }

  return createPortal(
    <div id={screenId} className={classes(styles.screen, styles[side])} data-overlay={side} data-print="hide">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Esc does the same */}
      <div className={styles.scrim} onClick={isDismissable ? onClose : undefined} />
      <div
        ref={box}
        role={role}
        aria-modal="true"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        tabIndex={-1}
        className={styles.box}
        style={{ width }}
        onKeyDown={keepInside}
      >
        <KeyLayer value={layer}>
          <CloseKey onClose={onClose} />
          {children}
        </KeyLayer>
      </div>
    </div>,
    document.body,
  )
}

function CloseKey({ onClose }: { onClose: () => void }) {
  useKeys('Window', [{ keys: 'esc', label: 'Close', run: onClose, inInputs: true }])
  return null
}

function focusFirst(box: HTMLElement | null): void {
  const first = box?.querySelector<HTMLElement>('[data-autofocus]') ?? box
  first?.focus({ preventScroll: true })
}

/** On nothing, or on what no key reaches. */
const isNowhere = (active: Element | null) =>
  active === null || active === document.body || active.closest('[inert]') !== null

const isShown = (element: HTMLElement) => element.getClientRects().length > 0

/**
 * Makes everything under `screen` inert: the app's root and the overlays below. Returns what undoes it. PrimeReact's
 * panels and the toasts are children of the body of their own and stay alive.
 */
function coverPage(screen: HTMLElement | null): () => void {
  const below = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.inert &&
      (element.id === 'root' || element.matches('[data-overlay]')) &&
      element !== screen,
  )
  for (const element of below) element.inert = true
  document.documentElement.style.overflow = 'hidden'
  return () => {
    for (const element of below) element.inert = false
    if (!document.querySelector('[data-overlay]')) document.documentElement.style.overflow = ''
  }
}
