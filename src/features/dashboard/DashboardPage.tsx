import { lazy, Suspense } from 'react'
import { formatCivil } from '@/domain/shared/formatDate'
import { useGym } from '@/session/useGym'
import { useSignedIn } from '@/session/useSession'
import { useKeys } from '@/ui/keys/useKeys'
import { Page } from '@/ui/Page'
import styles from './dashboard.module.css'
import { PanelSkeleton } from './figures/PanelSkeleton'
import { WhenSeen } from './figures/WhenSeen'
import { PlatformDashboard } from './PlatformDashboard'
import { printWhole } from './printWhole'
import { Checklist, useSetup } from './setup/Checklist'
import { TodayStrip } from './today/TodayStrip'
import { ToDo } from './todo/ToDo'
import { DashboardContext, useKeptDashboard } from './useDashboard'
import { useSnoozes } from './useSnoozes'

/** The charts come after what the owner has to do, in a file of their own, once somebody scrolls near them. */
const FigurePanels = lazy(async () => ({ default: (await import('./figures/FigurePanels')).FigurePanels }))

/** What all parts share is read and taken apart once. */
function GymDashboard() {
  return (
    <DashboardContext value={useKeptDashboard()}>
      <GymDay />
    </DashboardContext>
  )
}

/** One centre's day: what it is in figures, and what waits. A centre with nothing in it has the first steps in place of zeros. */
function GymDay() {
  const { today } = useGym()
  const snoozes = useSnoozes()
  const { steps, isNew } = useSetup(snoozes)
  const isBegun = steps === null || steps.done.has('sale')
  const checklist = steps && (
    <div data-print="hide">
      <Checklist done={steps.done} isBegun={isBegun} snoozes={snoozes} />
    </div>
  )
  useKeys('Dashboard', [{ keys: 'mod+p', label: 'Print', run: () => void printWhole(), inInputs: true }])
  return (
    <Page title="Dashboard" hint={`Today, ${formatCivil(today)}. Each figure opens its list.`}>
      {!isBegun && checklist}
      {!(isNew && checklist) && (
        <div className={styles.day}>
          <TodayStrip />
          <ToDo snoozes={snoozes} />
        </div>
      )}
      {isBegun && checklist}
      {!(isNew && checklist) && (
        <WhenSeen>
          <Suspense fallback={<PanelSkeleton />}>
            <FigurePanels />
          </Suspense>
        </WhenSeen>
      )}
    </Page>
  )
}

/** Where owners and the super admin start the day (PRODUCT 4, screen 1). */
export default function DashboardPage() {
  const { role, gym } = useSignedIn()
  const isAboutOneGym = role.role !== 'ADMIN' || gym.status === 'ready'
  return isAboutOneGym ? <GymDashboard /> : <PlatformDashboard />
}
