import type { ReactNode } from 'react'
import type { ExportCell } from './exportCell'

/**
 * One column of a list. Keep the array stable (a module constant or useMemo): rows are drawn again only when their
 * record, their selection or this array changes. The first column is the row's own link: nothing in it may be pressed.
 */
export type Column<T> = {
  id: string
  header: string
  cell: (row: T) => ReactNode
  /** For CSV, XLSX and the printed register; a column without it stands in none of them. */
  exported?: (row: T) => ExportCell
  /** The name of the order its header switches to. */
  sort?: string
  /** `end` for money and counts: right-aligned, tabular. */
  align?: 'start' | 'end'
  /** Pixels it asks for; what is left is shared in proportion. */
  width?: number
  /** Footer over the rows of this page. */
  sum?: (rows: readonly T[]) => ReactNode
  /** Hidden until the person chooses it. */
  isOptional?: boolean
  /** On a phone: a labelled line of the card, its badge top right, or nothing. */
  onPhone?: 'line' | 'badge' | 'hidden'
}

export const DEFAULT_WIDTH = 140
