import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placeBeside } from './placeBeside'

/**
 * A box anchored to a control: placed when it opens and when the window changes, closed by a press outside, by Esc
 * (which goes no further: the drawer below stays) and by `close`, which gives the focus back to the anchor.
 */
export function usePopover(align: 'start' | 'end' = 'start') {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const box = useRef<HTMLDivElement>(null)

  const close = useCallback(() => {
    setAnchor((open) => {
      open?.focus({ preventScroll: true })
      return null
    })
  }, [])

  const toggle = useCallback((at: HTMLElement) => setAnchor((open) => (open === at ? null : at)), [])

  useLayoutEffect(() => {
    if (!anchor) return
    const place = () => box.current && placeBeside(box.current, anchor, { side: 'below', align, gap: 4 })
    place()
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, true)
    return () => {
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, true)
    }
  }, [anchor, align])

  useEffect(() => {
    if (!anchor) return
    const closeOutside = (event: PointerEvent) => {
      if (!(event.target instanceof Node)) return
      if (box.current?.contains(event.target) || anchor.contains(event.target)) return
      setAnchor(null)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      close()
    }
    document.addEventListener('pointerdown', closeOutside, true)
    document.addEventListener('keydown', closeOnEscape, true)
    return () => {
      document.removeEventListener('pointerdown', closeOutside, true)
      document.removeEventListener('keydown', closeOnEscape, true)
    }
  }, [anchor, close])

  return { isOpen: anchor !== null, anchor, box, toggle, close }
}
