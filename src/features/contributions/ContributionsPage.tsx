import { useSearchParams } from 'react-router-dom'
import { monthKey, monthOf } from '@/domain/shared/monthText'
import type { CivilDate } from '@/domain/shared/civilDate'
import { useGym } from '@/session/useGym'
import { MonthLedger } from './MonthLedger'

/** Of the address: the year in figures stands above the list. */
const FIGURES = 'figures'

/** PRODUCT 4, screen 11: one month of the staff's pay ledger, which the address names. */
export default function ContributionsPage() {
  const { today } = useGym()
  const [search, setSearch] = useSearchParams()
  const month = monthOf(search.get('month'), today)
  const choose = (to: CivilDate) => {
    const next = new URLSearchParams(search)
    if (monthKey(to) === monthKey(today)) next.delete('month')
    else next.set('month', monthKey(to))
    setSearch(next)
  }
  const showFigures = (isShown: boolean) => {
    const next = new URLSearchParams(search)
    if (isShown) next.set(FIGURES, '1')
    else next.delete(FIGURES)
    setSearch(next)
  }
  return (
    // A month of its own: what is chosen or open in one says nothing in another.
    <MonthLedger
      key={month}
      first={month}
      onMonth={choose}
      isFigured={search.has(FIGURES)}
      onFigures={showFigures}
    />
  )
}
