import { useSearchParams } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { ButtonLink } from '@/ui/Button'
import { boardFilters, type LeadLook } from './leadViews'
import styles from './LookSwitch.module.css'

const looks: { look: LeadLook; label: string; icon: string }[] = [
  { look: 'list', label: 'List', icon: 'pi-list' },
  { look: 'board', label: 'Board', icon: 'pi-th-large' },
  { look: 'funnel', label: 'Funnel', icon: 'pi-filter' },
]

/** List and board take along what is searched and filtered for, as far as both know it. */
const kept = ['q', ...boardFilters]

function pathOf(look: LeadLook, search: URLSearchParams): string {
  const params = new URLSearchParams(look === 'list' ? {} : { view: look })
  if (look !== 'funnel')
    for (const name of kept) {
      const value = search.get(name)
      if (value !== null) params.set(name, value)
    }
  const text = params.toString()
  return text === '' ? screens.leads.path : `${screens.leads.path}?${text}`
}

/** The same leads as a list, as a board by status, and in figures. */
export function LookSwitch({ look: current }: { look: LeadLook }) {
  const [search] = useSearchParams()
  return (
    <nav className={styles.looks} aria-label="Show leads as">
      {looks.map(({ look, label, icon }) => (
        <ButtonLink
          key={look}
          kind={look === current ? 'secondary' : 'quiet'}
          icon={icon}
          to={pathOf(look, search)}
          aria-label={label}
          aria-current={look === current ? 'page' : undefined}
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  )
}
