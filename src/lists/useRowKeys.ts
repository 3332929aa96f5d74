import { useCallback, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

type Options = {
  ids: readonly string[]
  table: RefObject<HTMLElement | null>
  isSelectable: boolean
  onToggle: (id: string) => void
  onExtend: (from: string, to: string) => void
}

const linkOf = (table: HTMLElement | null, id: string) =>
  [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    .find((row) => row.dataset.row === id)
    ?.querySelector<HTMLElement>('[data-link]')

/** The row an event belongs to. */
export const rowIdAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-row]')?.dataset.row ?? undefined)
    : undefined

/**
 * One tab stop for the body; arrows walk, Home and End jump, Space chooses, Shift+arrows choose a range. Enter is the
 * link's own.
 */
export function useRowKeys({ ids, table, isSelectable, onToggle, onExtend }: Options) {
  const [asked, setAsked] = useState('')
  const current = ids.includes(asked) ? asked : (ids[0] ?? '')

  const focusRow = useCallback(
    (id: string) => {
      setAsked(id)
      const link = linkOf(table.current, id)
      link?.focus({ preventScroll: true })
      link?.closest('tr')?.scrollIntoView({ block: 'nearest' })
    },
    [table],
  )

  const hearKey = (event: KeyboardEvent) => {
    const id = rowIdAt(event.target)
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const at = ids.indexOf(id)
    const isOnLink = event.target instanceof Element && event.target.matches('[data-link]')
    if (event.key === ' ' && isOnLink && isSelectable) {
      event.preventDefault()
      onToggle(id)
      return
    }
    const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: ids.length - 1 }[event.key]
    const to = step === undefined ? undefined : ids[step]
    if (step === undefined) return
    event.preventDefault()
    if (to === undefined) return
    if (event.shiftKey && isSelectable) onExtend(id, to)
    focusRow(to)
  }

  /** The tab stop follows the focus, however it came. */
  const hearFocus = (event: FocusEvent) => {
    const id = rowIdAt(event.target)
    if (id !== undefined) setAsked(id)
  }

  return { current, setCurrent: setAsked, focusRow, hearKey, hearFocus }
}
