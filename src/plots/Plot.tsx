import { useEffect, useRef, useState } from 'react'
import { useLatest } from '@/ui/useLatest'
import styles from './Plot.module.css'
import { configurationOf } from './configurationOf'
import type { Drawing } from './drawing'

type Props = Drawing & {
  /** What a reader is told instead of the drawing; the table has the figures. */
  label: string
  height?: number
}

/** Counts how often the page turned light or dark: a drawing has its colours once and for all. */
function useColourTurns(): number {
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    const turn = () => setTurns((count) => count + 1)
    const observer = new MutationObserver(turn)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', turn)
    return () => {
      observer.disconnect()
      system.removeEventListener('change', turn)
    }
  }, [])
  return turns
}

/** A drawing by chart.js, which comes in a file of its own. */
export function Plot({ label, height = 260, ...drawing }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useLatest(drawing)
  const turns = useColourTurns()
  const shown = JSON.stringify([drawing.places, drawing.series])
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isGone = false
    let end = () => undefined as void
    void import('./chartJs').then(({ drawOn }) => {
      if (isGone) return
      const look = getComputedStyle(element)
      const colour = (name: string) => look.getPropertyValue(name).trim()
      const chart = drawOn(element, configurationOf(latest.current, colour))
      end = () => chart.destroy()
    })
    return () => {
      isGone = true
      end()
    }
  }, [shown, turns, latest])
  return (
    <div className={styles.frame} style={{ height }}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  )
}
