import { useSearchParams } from 'react-router-dom'
import type { CivilDate } from '@/domain/shared/civilDate'
import { monthKey, monthOf } from '@/domain/shared/monthText'

export type ReportState = ReturnType<typeof useReportState>

/** What the report shows: `?month=2026-11&person=uid&designation=Trainer&exceptions=true`; other parameters of the address stay. */
export function useReportState(today: CivilDate) {
  const [search, setSearch] = useSearchParams()
  const month = monthOf(search.get('month'), today)
  const withValue = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    return next
  }
  return {
    month,
    person: search.get('person') ?? '',
    designation: search.get('designation') ?? '',
    onlyExceptions: search.get('exceptions') === 'true',
    setMonth: (to: CivilDate) =>
      setSearch(withValue('month', monthKey(to) === monthKey(today) ? '' : monthKey(to))),
    setPerson: (id: string) => setSearch(withValue('person', id)),
    setDesignation: (text: string) => setSearch(withValue('designation', text)),
    setOnlyExceptions: (isOn: boolean) => setSearch(withValue('exceptions', isOn ? 'true' : '')),
    /** Takes person and designation away. */
    clear: () => {
      const next = withValue('person', '')
      next.delete('designation')
      setSearch(next)
    },
    hrefOf: (id: string) => `?${withValue('person', id).toString()}`,
  }
}
