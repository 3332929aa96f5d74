import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  figureRanges,
  monthsOf,
  spanBefore,
  spanOf,
  type FigureRange,
  type Span,
} from '@/domain/monthStats/figureRange'
import { addDuration, startOfMonth } from '@/domain/shared/calendar'
import type { Month } from '@/domain/monthStats/monthStats'
import { useGym } from '@/session/useGym'

const USUAL: FigureRange = '30'

export type ChosenFigures = {
  range: FigureRange
  span: Span
  /** The period before; null where nothing is compared. */
  before: Span | null
  /** What is read: a document each. */
  months: Month[]
  /** Whether joins, renewals and lapses are shown for twelve months. */
  isYearOfMembers: boolean
  /** Of the packages that the figures are about; '' for all. */
  category: string
  /** The address of the same page with this choice. */
  hrefOf: (choice: Choice) => string
}

type Choice = { range?: FigureRange; compare?: boolean; months?: 12 | null; category?: string }

const isRange = (text: string | null): text is FigureRange => figureRanges.some((range) => range === text)

/** What the address says: `range`, `compare=off`, `category` and `months=12`; anything else reads as the usual. */
export function useFigureRange(): ChosenFigures {
  const { today } = useGym()
  const [params] = useSearchParams()
  const asked = params.get('range')
  const range = isRange(asked) ? asked : USUAL
  const isCompared = params.get('compare') !== 'off'
  const isYearOfMembers = params.get('months') === '12'
  const category = params.get('category') ?? ''
  const hrefOf = useCallback(
    (choice: Choice) => {
      const next = new URLSearchParams(params)
      const set = (name: string, value: string | null) =>
        value === null ? next.delete(name) : next.set(name, value)
      if (choice.range) set('range', choice.range === USUAL ? null : choice.range)
      if (choice.compare !== undefined) set('compare', choice.compare ? null : 'off')
      if (choice.category !== undefined) set('category', choice.category === '' ? null : choice.category)
      if (choice.months !== undefined) set('months', choice.months === null ? null : '12')
      return `?${next.toString()}`
    },
    [params],
  )
  return useMemo(() => {
    const span = spanOf(range, today)
    const before = isCompared ? spanBefore(range, today) : null
    const year = isYearOfMembers ? [{ from: addDuration(startOfMonth(today), -11, 'Month'), to: today }] : []
    const asked = [span, ...(before ? [before] : []), ...year].flatMap(monthsOf)
    return { range, span, before, months: [...new Set(asked)].sort(), isYearOfMembers, category, hrefOf }
  }, [range, today, isCompared, isYearOfMembers, category, hrefOf])
}
