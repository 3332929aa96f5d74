import { useEffect, useRef, useState, type ReactNode } from 'react'
import { WANTED } from '../printWhole'
import styles from './Figures.module.css'

/** Draws what is below the fold once somebody scrolls near it, or prints the page: until then it reads nothing. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const [isSeen, setSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSeen || !place.current) return
    const see = () => setSeen(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && see(),
      { rootMargin: '200px' },
    )
    observer.observe(place.current)
    const paper = window.matchMedia('print')
    window.addEventListener(WANTED, see)
    paper.addEventListener('change', see)
    return () => {
      observer.disconnect()
      window.removeEventListener(WANTED, see)
      paper.removeEventListener('change', see)
    }
  }, [isSeen])
  return isSeen ? (
    children
  ) : (
    // As tall as the chart that comes; not "Loading", because nothing loads yet.
    <div ref={place} className={styles.skeleton} data-coming />
  )
}
