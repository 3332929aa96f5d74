import { formatCivil } from '@/domain/shared/formatDate'
import { Page } from '@/ui/Page'
import { useCentre } from '@/session/useCentre'
import { FirstSteps } from './FirstSteps'
import { TodayFigures } from './TodayFigures'

/** One centre's day: six figures, each a door to the list it counts, and the way in for a centre that is new. */
export function CentreDashboard() {
  const { today } = useCentre()
  return (
    <Page title="Dashboard" hint={`Today, ${formatCivil(today)}. Each figure opens its list.`}>
      <TodayFigures />
      <FirstSteps />
    </Page>
  )
}
