import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { leadStatuses, type LeadStatus } from '@/domain/leads/lead'

/** What is dragged, and the column under the pointer; null outside. */
export type BoardDrag = { id: string; over: LeadStatus | null }

/** How far a press moves before it is a drag, in px: a click is never quite still. */
const SLACK = 6

type Press = { id: string; x: number; y: number; isDrag: boolean }

type Ends = {
  board: RefObject<HTMLElement | null>
  drop: (id: string, to: LeadStatus) => void
}

const columnAt = (element: Element | null): LeadStatus | null => {
  const column = element?.closest<HTMLElement>('[data-status]')?.dataset['status']
  return leadStatuses.find((status) => status === column) ?? null
}

const idAt = (element: EventTarget | null): string | undefined =>
  element instanceof Element ? element.closest<HTMLElement>('[data-lead]')?.dataset['lead'] : undefined

/** The press that ends a drag is no click on what lies under it. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, true))
}

/**
 * Drags a card by mouse or pen with the pointer's own events: the browser's dragging starts from no button in Firefox, which most
 * of a card is. A finger scrolls, so it has the menu. Escape lets go. The board has
 * where the pointer is as `--drag-x` and `--drag-y`.
 */
export function useBoardDrag({ board, drop }: Ends): BoardDrag | null {
  const [drag, setDrag] = useState<BoardDrag | null>(null)
  const dropped = useEffectEvent(drop)

  useEffect(() => {
    const root = board.current
    if (root === null) return
    let press: Press | null = null

    const overAt = ({ clientX, clientY }: PointerEvent) =>
      columnAt(document.elementFromPoint(clientX, clientY))
    const end = () => {
      press = null
      setDrag(null)
    }
    const down = (event: PointerEvent) => {
      const id = idAt(event.target)
      if (id === undefined || event.button !== 0 || event.pointerType === 'touch') return
      press = { id, x: event.clientX, y: event.clientY, isDrag: false }
    }
    const move = (event: PointerEvent) => {
      if (press === null) return
      const { id, x, y, isDrag } = press
      if (!isDrag && Math.hypot(event.clientX - x, event.clientY - y) < SLACK) return
      press.isDrag = true
      root.style.setProperty('--drag-x', `${String(event.clientX)}px`)
      root.style.setProperty('--drag-y', `${String(event.clientY)}px`)
      const to = overAt(event)
      setDrag((held) => (held?.id === id && held.over === to ? held : { id, over: to }))
    }
    const up = (event: PointerEvent) => {
      if (press?.isDrag) {
        const to = overAt(event)
        if (to !== null) dropped(press.id, to)
        swallowClick()
      }
      end()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !press?.isDrag) return
      event.stopPropagation()
      end()
    }

    root.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', escape, true)
    return () => {
      root.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', escape, true)
    }
  }, [board])
  return drag
}
