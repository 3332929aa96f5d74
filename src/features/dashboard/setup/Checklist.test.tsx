// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, it } from 'vitest'
import { memberUntil } from '@/domain/dashboard/fixtures'
import { dueLeadOf } from '@/domain/dashboard/keptLeads'
import { leadWith } from '@/domain/leads/fixtures'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { DashboardContext, type Dashboard } from '../useDashboard'
import { useSnoozes } from '../useSnoozes'
import { useSetup } from './Checklist'

afterEach(() => {
  cleanup()
  liveCache.clear()
})

const ready = <T,>(value: T) => ({ status: 'ready' as const, value, pending: false })

/** What the page is told: the steps alone, or the day beside them. */
function Told() {
  const { steps, isNew } = useSetup(useSnoozes())
  return <p>{steps === null ? 'no steps' : isNew ? 'the steps alone' : 'the steps and the day'}</p>
}

function open(fields: Partial<Dashboard> = {}) {
  const dashboard: Dashboard = {
    ...{ listed: ready([]), packages: ready(new Map()), counts: null, leads: ready([]) },
    ...{ days: [null, null], askedDays: [ready(null), ready(null)] },
    ...fields,
  }
  renderAs(
    sessionAtIron(backendHolding({}), 'iron'),
    <DashboardContext value={dashboard}>
      <Told />
    </DashboardContext>,
  )
}

it('a centre without members has the first steps in place of zeros', async () => {
  open()
  await screen.findByText('the steps alone')
})

it('a centre that has leads to call before it opens is told of them beside its first steps (PRODUCT 4.1)', async () => {
  open({ leads: ready([dueLeadOf(leadWith())]) })
  await screen.findByText('the steps and the day')
})

it('a centre with members sees its day, whether a lead is due or not', async () => {
  open({ listed: ready([memberUntil('asha', '2026-12-31')]) })
  await screen.findByText('the steps and the day')
})
