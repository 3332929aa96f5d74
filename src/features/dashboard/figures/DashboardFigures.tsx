import { lazy, Suspense } from 'react'
import { PanelSkeleton } from './PanelSkeleton'
import { WhenSeen } from './WhenSeen'

const FigurePanels = lazy(async () => ({ default: (await import('./FigurePanels')).FigurePanels }))

/** The charts come after what the owner has to do, in a file of their own, once somebody scrolls near them. */
export const DashboardFigures = () => (
  <WhenSeen>
    <Suspense fallback={<PanelSkeleton />}>
      <FigurePanels />
    </Suspense>
  </WhenSeen>
)
