import { useEffect } from 'react'

export const DESK_BOX = 'desk-box'

const focusBox = () => document.getElementById(DESK_BOX)?.focus({ preventScroll: true })

/** Gives the box the focus. Not on a touch screen, where the keyboard would rise over the page. */
export function focusDesk(): void {
  if (window.matchMedia('(pointer: fine)').matches) focusBox()
}

const controls = 'a,button,input,select,textarea,summary,label,[role=option],[role=dialog],[data-overlay]'

const isOverPage = () => document.querySelector('[data-overlay]') !== null

/**
 * The box keeps the focus: a press on nothing in particular gives it back, and what a scanner types while nothing has
 * the focus goes into it.
 */
export function useDeskFocus(): void {
  useEffect(() => {
    focusDesk()
    const onClick = ({ target }: MouseEvent) => {
      const isControl = target instanceof Element && target.closest(controls) !== null
      const isReading = (window.getSelection()?.toString() ?? '') !== ''
      if (!isControl && !isReading && !isOverPage() && window.matchMedia('(pointer: fine)').matches)
        focusDesk()
    }
    const onKey = (event: KeyboardEvent) => {
      const isLetter = /^[\p{L}\p{N}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isLetter || isOverPage() || document.activeElement !== document.body) return
      event.stopPropagation()
      focusBox()
    }
    document.addEventListener('click', onClick)
    window.addEventListener('keydown', onKey, { capture: true })
    return () => {
      document.removeEventListener('click', onClick)
      window.removeEventListener('keydown', onKey, { capture: true })
    }
  }, [])
}
