import { screens } from '@/domain/access/screens'
import { useLive } from '@/live/useLive'
import { useBackend } from '@/session/useSession'
import { Page } from '@/ui/Page'
import { StatTile } from '@/ui/StatTile'
import styles from './dashboard.module.css'
import { FailedFigures } from './FailedFigures'
import { figureOf } from './figureOf'

const everyCentre = { search: '', status: 'all', type: null, sort: 'name', direction: 'asc' } as const

const asCount = (n: number) => n.toLocaleString('en-IN')

/** The super admin's figures: the registered centres by standing and business type. */
export function PlatformDashboard() {
  const { gyms } = useBackend().repositories
  const all = useLive(gyms.count(everyCentre))
  const open = useLive(gyms.count({ ...everyCentre, status: 'active' }))
  const disabled = useLive(gyms.count({ ...everyCentre, status: 'disabled' }))
  const gym = useLive(gyms.count({ ...everyCentre, type: 'GYM' }))
  const skating = useLive(gyms.count({ ...everyCentre, type: 'SKATING' }))
  const { path } = screens.gyms
  return (
    <Page title="Dashboard" hint="The registered centres at a glance. Each figure opens its list.">
      <FailedFigures asked={[all, open, disabled, gym, skating]} />
      <div className={styles.figures}>
        <StatTile
          label="Registered centres"
          icon="pi-building"
          tone="blue"
          {...figureOf(all, asCount)}
          to={path}
        />
        <StatTile
          label="Open"
          icon="pi-check-circle"
          tone="green"
          {...figureOf(open, asCount)}
          note="May sign in and work"
          to={`${path}?status=active`}
        />
        <StatTile
          label="Disabled"
          icon="pi-ban"
          tone="red"
          {...figureOf(disabled, asCount)}
          note="Refused everywhere, data kept"
          to={`${path}?status=disabled`}
        />
        <StatTile label="Gyms" icon="pi-bolt" {...figureOf(gym, asCount)} to={`${path}?type=GYM`} />
        <StatTile
          label="Skating rinks"
          icon="pi-star"
          {...figureOf(skating, asCount)}
          to={`${path}?type=SKATING`}
        />
      </div>
    </Page>
  )
}
