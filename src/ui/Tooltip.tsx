import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { placeBeside } from './placeBeside'
import styles from './Tooltip.module.css'

type Props = {
  text: string
  /** False when the text already is the control's name: it is then not read twice. */
  describes?: boolean
  children: ReactNode
}

const WAIT = 350

/** A few words on hover and on keyboard focus; never the only place where something is said. */
export function Tooltip({ text, describes = true, children }: Props) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const wrapper = anchor.current
    if (!wrapper) return
    let timer = 0
    const hide = () => {
      window.clearTimeout(timer)
      setIsShown(false)
    }
    const showSoon = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setIsShown(true), WAIT)
    }
    const showOnKeyboardFocus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) setIsShown(true)
    }
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    wrapper.addEventListener('pointerenter', showSoon)
    wrapper.addEventListener('pointerleave', hide)
    wrapper.addEventListener('pointerdown', hide)
    wrapper.addEventListener('focusin', showOnKeyboardFocus)
    wrapper.addEventListener('focusout', hide)
    wrapper.addEventListener('keydown', hideOnEscape)
    return () => {
      hide()
      wrapper.removeEventListener('pointerenter', showSoon)
      wrapper.removeEventListener('pointerleave', hide)
      wrapper.removeEventListener('pointerdown', hide)
      wrapper.removeEventListener('focusin', showOnKeyboardFocus)
      wrapper.removeEventListener('focusout', hide)
      wrapper.removeEventListener('keydown', hideOnEscape)
    }
  }, [])

  return (
    <span ref={anchor} className={styles.anchor} aria-describedby={describes && isShown ? id : undefined}>
      {children}
      {isShown && <Bubble id={id} anchor={anchor} text={text} />}
    </span>
  )
}

type BubbleProps = { id: string; anchor: RefObject<HTMLElement | null>; text: string }

function Bubble({ id, anchor, text }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (anchor.current && bubble.current)
      placeBeside(bubble.current, anchor.current, { side: 'above', align: 'centre', gap: 6 })
  }, [anchor, text])
  return createPortal(
    <span ref={bubble} id={id} role="tooltip" className={styles.bubble}>
      {text}
    </span>,
    document.body,
  )
}
