import { useCallback, useState, type UIEvent } from 'react'

/** PRODUCT 3: virtual rows over 200. */
export const VIRTUAL_OVER = 200
const AROUND = 15

/** Which rows of a long table are drawn; their heights are fixed, so the rest is two empty rows. `over`: so many are drawn all. */
export function useWindowed(count: number, rowHeight: number, over = VIRTUAL_OVER) {
  const isVirtual = count > over
  const [seen, setSeen] = useState({ top: 0, height: 800 })

  const follow = useCallback(
    (event: UIEvent<HTMLElement>) => {
      if (!isVirtual) return
      const { scrollTop, clientHeight } = event.currentTarget
      const top = Math.floor(scrollTop / rowHeight) * rowHeight
      setSeen((now) => (now.top === top && now.height === clientHeight ? now : { top, height: clientHeight }))
    },
    [isVirtual, rowHeight],
  )

  if (!isVirtual) return { start: 0, end: count, before: 0, after: 0, follow }
  const start = Math.max(0, Math.floor(seen.top / rowHeight) - AROUND)
  const end = Math.min(count, Math.ceil((seen.top + seen.height) / rowHeight) + AROUND)
  return { start, end, before: start * rowHeight, after: (count - end) * rowHeight, follow }
}
