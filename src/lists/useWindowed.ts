import { useCallback, useLayoutEffect, useRef, useState, type UIEvent } from 'react'

/** PRODUCT 3: virtual rows over 200. */
export const VIRTUAL_OVER = 200
const AROUND = 15

type Windowed = {
  count: number
  /** Pixels. */
  rowHeight: number
  /** What is looked at: another view begins at its first row. */
  viewKey: string
  /** So many are drawn all. */
  over?: number
}

/**
 * Which rows of a long table are drawn; their heights are fixed, so the rest is two empty rows. Where the window scrolls, and not the
 * table (a phone, a low window), the table is as high as its rows, and all of them are drawn.
 */
export function useWindowed({ count, rowHeight, viewKey, over = VIRTUAL_OVER }: Windowed) {
  const scroller = useRef<HTMLDivElement>(null)
  const isVirtual = count > over
  const [seen, setSeen] = useState({ top: 0, height: 800 })
  const [shownKey, setShownKey] = useState(viewKey)
  if (shownKey !== viewKey) {
    setShownKey(viewKey)
    setSeen(({ height }) => ({ top: 0, height }))
  }

  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [viewKey])

  useLayoutEffect(() => {
    if (!isVirtual) return
    const measure = () => {
      const height = scroller.current?.clientHeight ?? 0
      if (height > 0) setSeen((now) => (now.height === height ? now : { ...now, height }))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [isVirtual, count])

  const follow = useCallback(
    (event: UIEvent<HTMLElement>) => {
      if (!isVirtual) return
      const { scrollTop, clientHeight } = event.currentTarget
      const top = Math.floor(scrollTop / rowHeight) * rowHeight
      setSeen((now) => (now.top === top && now.height === clientHeight ? now : { top, height: clientHeight }))
    },
    [isVirtual, rowHeight],
  )

  if (!isVirtual) return { start: 0, end: count, before: 0, after: 0, scroller, follow }
  const start = Math.max(0, Math.floor(seen.top / rowHeight) - AROUND)
  const end = Math.min(count, Math.ceil((seen.top + seen.height) / rowHeight) + AROUND)
  return { start, end, before: start * rowHeight, after: (count - end) * rowHeight, scroller, follow }
}
