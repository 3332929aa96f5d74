import { screens } from '@/domain/access/screens'
import { ButtonLink } from '@/ui/Button'
import type { LeadLook } from './leadViews'
import styles from './LookSwitch.module.css'

const looks: { look: LeadLook; label: string; icon: string }[] = [
  { look: 'list', label: 'List', icon: 'pi-list' },
  { look: 'board', label: 'Board', icon: 'pi-th-large' },
  { look: 'funnel', label: 'Funnel', icon: 'pi-filter' },
]

const pathOf = (look: LeadLook) =>
  look === 'list' ? screens.leads.path : `${screens.leads.path}?view=${look}`

/** The same leads as a list, as a board by status, and in figures. */
export const LookSwitch = ({ look: current }: { look: LeadLook }) => (
  <nav className={styles.looks} aria-label="Show leads as">
    {looks.map(({ look, label, icon }) => (
      <ButtonLink
        key={look}
        kind={look === current ? 'secondary' : 'quiet'}
        icon={icon}
        to={pathOf(look)}
        aria-label={label}
        aria-current={look === current ? 'page' : undefined}
      >
        {label}
      </ButtonLink>
    ))}
  </nav>
)
