import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placeBeside } from './placeBeside'
import { useLatest } from './useLatest'

/**
 * A box anchored to a control: placed when it opens and when the window changes, closed by a press outside, by Esc
 * (which goes no further: the drawer below stays) and by `close`, which gives the focus back to the anchor.
 */
export function usePopover(align: 'start' | 'end' = 'start') {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const box = useRef<HTMLDivElement>(null)

  const latest = useLatest(anchor)

  // Now, and not while React renders: a window that the act opens would lose the focus it has just taken.
  const close = useCallback(() => {
    latest.current?.focus({ preventScroll: true })
    setAnchor(null)
  }, [latest])

  const toggle = useCallback((at: HTMLElement) => setAnchor((open) => (open === at ? null : at)), [])

  /** Again, for a box whose content came later than itself. */
  const place = useCallback(() => {
    if (anchor && box.current) placeBeside(box.current, anchor, { side: 'below', align, gap: 4 })
  }, [anchor, align])

  useLayoutEffect(() => {
    place()
    if (box.current) box.current.dataset['popover'] = ''
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, true)
    return () => {
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, true)
    }
  }, [place])

  useEffect(() => {
    if (!anchor) return
    const closeOutside = (event: PointerEvent) => {
      const { target } = event
      if (!(target instanceof Node)) return
      if (box.current?.contains(target) || anchor.contains(target)) return
      if (layersAbove(box.current).some((layer) => layer.contains(target))) return
      setAnchor(null)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || layersAbove(box.current).length > 0) return
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

  return { isOpen: anchor !== null, anchor, box, toggle, close, place }
}

/** What was opened out of this box since: popovers and PrimeReact's panels, all children of the body. */
const layersAbove = (box: HTMLElement | null) =>
  [...document.querySelectorAll('body > [data-popover], body > [data-pr-is-overlay]')].filter(
    (layer) => box && box.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
