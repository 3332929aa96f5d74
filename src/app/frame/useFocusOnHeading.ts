import { useEffect, useRef, type RefObject } from 'react'

/**
 * After a change of route the focus goes to the new page's heading, so that a reader says where it is and the next
 * Tab starts there. The first page after signing in is left alone.
 */
export function useFocusOnHeading(content: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (content.current !== null) focusHeading(content.current)
  }, [content, pathname])
}

/** A page that has taken the focus itself (the search box of Mark Attendance) keeps it. */
function focusHeading(main: HTMLElement) {
  if (document.activeElement !== main && main.contains(document.activeElement)) return
  const heading = main.querySelector('h1') ?? main
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}
