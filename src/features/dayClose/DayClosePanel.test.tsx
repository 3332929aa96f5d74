// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dayCloseSchema } from '@/domain/dayClose/dayClose'
import { expenseSchema } from '@/domain/expenses/expense'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { paymentSchema } from '@/domain/invoices/invoice'
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

it('a sealed day says what is billed on it by now, where that is another sum', async () => {
  const backend = backendHolding({
    'dayCloses/iron_2026-11-20': { ...close, moves: [] },
    'invoices/i1': {
      ...invoiceWith({ id: 'i1', gymId: 'iron', memberId: '' }),
      updatedAt: new Date('2026-11-20T06:10:00Z'),
    },
  })
  renderAs(
    sessionAtIron(backend, 'iron'),
    <DayClosePanel day={day} onDay={() => undefined} onClose={() => undefined} />,
  )
  const line = (await screen.findByText('Was ₹0.00 when the day was sealed')).closest('li')
  expect(line?.textContent).toBe('Billed less credit notesWas ₹0.00 when the day was sealed₹1,796.00')
})

const lastClose = dayCloseSchema.parse({
  ...{ id: 'iron_2026-11-19', gymId: 'iron', day: '2026-11-19', opening: 400, counts: [], variance: 0 },
  tallies: [{ mode: 'Cash', by: '', expected: 500, counted: 500, variance: 0 }],
  moves: [{ id: 'i1_p1', amount: 100, mode: 'Cash', kind: 'cash' }],
  ...{ paymentKinds: {}, chain: emptyChain, closedBy: 'iron', closedAt: new Date('2026-11-19T15:30:00Z') },
})
const paidCash = (id: string, amount: number) =>
  paymentSchema.parse({ id, amount, date: '2026-11-19', modeOfPayment: 'Cash', receivedBy: 'iron' })

it('a day to close begins with what was counted last and the cash since, and says so', async () => {
  const invoice = invoiceWith({
    ...{ id: 'i1', gymId: 'iron', memberId: '' },
    payments: [paidCash('p1', 100), paidCash('p2', 2000)],
  })
  const backend = backendHolding({
    'dayCloses/iron_2026-11-19': { ...lastClose },
    'invoices/i1': { ...invoice, updatedAt: new Date('2026-11-19T16:00:00Z') },
  })
  renderAs(
    sessionAtIron(backend, 'iron'),
    <DayClosePanel day={day} onDay={() => undefined} onClose={() => undefined} />,
  )
  await screen.findByText('Counted on 19 Nov, 2026: ₹500.00, and ₹2,000.00 since')
  expect(screen.getByLabelText(/^In the drawer at the start/)).toHaveProperty('value', '2,500')
})
