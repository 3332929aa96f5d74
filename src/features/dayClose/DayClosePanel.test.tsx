// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, it } from 'vitest'
import { dayCloseSchema } from '@/domain/dayClose/dayClose'
import { expenseSchema } from '@/domain/expenses/expense'
import { emptyChain } from '@/domain/ledger/chain'
import { civil } from '@/domain/shared/civilDate'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { DayClosePanel } from './DayClosePanel'

afterEach(() => {
  cleanup()
  liveCache.clear()
})

const day = civil('2026-11-20')
const expense = expenseSchema.parse({
  ...{ id: 'e1', gymId: 'iron', categoryId: 'rent', amount: 120, date: day },
  ...{ modeOfPayment: 'Naqad', createdBy: 'iron' },
})
const close = dayCloseSchema.parse({
  ...{ id: 'iron_2026-11-20', gymId: 'iron', day, tallies: [], counts: [], variance: 0, chain: emptyChain },
  moves: [{ id: 'e1_expense', amount: -120, mode: 'Cash', kind: 'cash' }],
  paymentKinds: { Naqad: 'cash' },
  ...{ closedBy: 'iron', closedAt: new Date('2026-11-20T06:00:00Z') },
})

it('a sealed day has nothing after its close where a way of paying is counted otherwise since', async () => {
  const backend = backendHolding({
    'dayCloses/iron_2026-11-20': { ...close },
    'expenses/e1': { ...expense },
  })
  renderAs(
    sessionAtIron(backend, 'iron', {}, { paymentKinds: { Naqad: 'bank' } }),
    <DayClosePanel day={day} onDay={() => undefined} onClose={() => undefined} />,
  )
  await screen.findByText('Nothing was entered or changed for this day since.')
})
