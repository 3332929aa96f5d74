import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls `leave` on a press outside all of `parts` and on Escape, while `isOpen`. */
export function useLeave(
  isOpen: boolean,
  parts: readonly RefObject<HTMLElement | null>[],
  leave: (by: 'press' | 'escape') => void,
) {
  const left = useEffectEvent(leave)
  const isInside = useEffectEvent((target: EventTarget | null) =>
    parts.some(({ current }) => target instanceof Node && current?.contains(target)),
  )
  useEffect(() => {
    if (!isOpen) return
    const press = (event: PointerEvent) => {
      if (!isInside(event.target)) left('press')
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) left('escape')
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen])
}
