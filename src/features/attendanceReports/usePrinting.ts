import { useCallback, useEffect, useState } from 'react'

/** Long tables draw only what is in view, so the whole of one is drawn for the printer and taken away afterwards. */
export function usePrinting(): { isPrinting: boolean; print: () => void } {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const done = () => setPrinting(false)
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [isPrinting])
  return { isPrinting, print: useCallback(() => setPrinting(true), []) }
}
