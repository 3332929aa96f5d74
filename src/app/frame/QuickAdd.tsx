import { SpeedDial } from 'primereact/speeddial'
import { useNavigate } from 'react-router-dom'
import type { Asker } from '@/domain/access/role'
import { quickActsOf } from '@/domain/access/quickActs'
import styles from './QuickAdd.module.css'

/** SPECIFICATION 2 and 9: the floating speed dial that opens upward; hidden for the super admin. */
export function QuickAdd({ visitor }: { visitor: Asker }) {
  const navigate = useNavigate()
  const acts = quickActsOf(visitor)
  if (acts.length === 0) return null
  return (
    <aside className={styles.dial} aria-label="Quick add" data-print="hide">
      <SpeedDial
        direction="up"
        transitionDelay={30}
        showIcon="pi pi-plus"
        model={acts.map(({ label, icon, to }) => ({
          label,
          command: () => void navigate(to),
          template: (_, options) => (
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- PrimeReact's menu item around it has the role and takes the keys
            <span className={styles.act} onClick={(event) => options.onClick(event)}>
              <i className={`pi ${icon}`} aria-hidden />
              {label}
            </span>
          ),
        }))}
      />
    </aside>
  )
}
