// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { FOR_GOOD } from '@/domain/dashboard/snoozes'
import { draftWith } from '@/domain/invoices/fixtures'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { useToasts } from '@/ui/feedback/toast'
import { DashboardScreen } from './DashboardScreen'

/** Below the work list nothing is drawn: nobody scrolls there. */
class NeverSeen {
  observe() {}
  disconnect() {}
}

beforeAll(() => {
  vi.stubGlobal('IntersectionObserver', NeverSeen)
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
beforeEach(() => useToasts.setState({ shown: [] }))
afterEach(() => {
  cleanup()
  liveCache.clear()
})
afterAll(() => vi.unstubAllGlobals())

const standing = (status: 'Pending Approval' | 'Accepted') =>
  draftWith({
    ...{ id: 'waits', gymId: 'iron', status, packageName: 'Gold' },
    createdAt: new Date('2026-11-18T06:00:00Z'),
  })

/** The owner's dashboard with an invoice that waits; what the server is asked, and answers that it did. */
async function open() {
  const asked: { name: string; input: object }[] = []
  const backend = backendHolding({
    'invoices/waits': standing('Pending Approval'),
    'snoozes/iron_todo': { id: 'iron_todo', gymId: 'iron', hidden: [`${FOR_GOOD} setup`] },
  })
  const call = (name: string, input: object) => {
    asked.push({ name, input })
    return Promise.resolve({ kind: 'done', invoice: standing('Accepted'), endDate: null })
  }
  renderAs(sessionAtIron({ ...backend, api: { call } as typeof backend.api }, 'iron'), <DashboardScreen />)
  const group = await screen.findByRole('region', { name: 'Waiting for your approval' })
  const row = within(group).getByRole('listitem')
  expect(row.textContent).toContain('Asha Rao')
  expect(row.textContent).toContain('₹1,796')
  return { asked, row: within(row) }
}

it('what waits for the owner is approved in place, by one press', async () => {
  const { asked, row } = await open()
  fireEvent.click(row.getByRole('button', { name: 'Approve: Asha Rao' }))
  await waitFor(() => expect(useToasts.getState().shown).toHaveLength(1))
  expect(useToasts.getState().shown[0]?.text).toBe('Gold for Asha Rao is approved.')
  expect(asked).toMatchObject([
    { name: 'act', input: { gymId: 'iron', act: 'approve', input: { invoiceId: 'waits' } } },
  ])
})

it('and rejected in place, with a reason', async () => {
  const { asked, row } = await open()
  fireEvent.click(row.getByRole('button', { name: 'Reject: Asha Rao' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Reject the invoice' }))
  fireEvent.click(sheet.getByRole('button', { name: 'Reject' }))
  await sheet.findByText('Say what is to be changed.')
  expect(asked).toEqual([])
  fireEvent.change(sheet.getByLabelText(/^Reason/), { target: { value: 'Too much off' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(useToasts.getState().shown).toHaveLength(1))
  expect(useToasts.getState().shown[0]?.text).toBe('The invoice of Asha Rao is rejected.')
  expect(asked).toMatchObject([
    { name: 'act', input: { act: 'reject', input: { invoiceId: 'waits', reason: 'Too much off' } } },
  ])
})
