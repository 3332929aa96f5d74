import { useEffect, type RefObject } from 'react'

/** So long a section may take to be drawn, milliseconds. */
const PATIENCE_MS = 3_000

const focusable = 'input, select, textarea, button, [tabindex="0"]'

/** Goes to the field that the address names (`?field=graceDays`) as soon as its section stands there; once a `visit`. */
export function useFieldInAddress(page: RefObject<HTMLElement | null>, visit: string, field: string): void {
  useEffect(() => {
    if (field === '') return
    const go = (): boolean => {
      const box = page.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)
      const control = box?.querySelector<HTMLElement>(focusable)
      if (!box || !control) return false
      box.scrollIntoView({ block: 'center' })
      control.focus({ preventScroll: true })
      return true
    }
    if (go() || page.current === null) return
    const watching = new MutationObserver(() => go() && watching.disconnect())
    watching.observe(page.current, { childList: true, subtree: true })
    const timer = window.setTimeout(() => watching.disconnect(), PATIENCE_MS)
    return () => {
      window.clearTimeout(timer)
      watching.disconnect()
    }
  }, [page, visit, field])
}
