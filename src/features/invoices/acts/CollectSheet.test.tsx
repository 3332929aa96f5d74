// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { backendHolding, sessionAtIron, withActs } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { PersonContext } from '@/ui/person'
import { newRow } from './collectForm'
import { CollectSheet } from './CollectSheet'
import { civil } from '@/domain/shared/civilDate'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

const invoice = invoiceWith({ gymId: 'iron' })
const open = (backend = backendHolding({})) =>
  renderAs(
    sessionAtIron(backend, 'iron'),
    <PersonContext value="iron">
      <CollectSheet invoice={invoice} onClose={() => undefined} />
    </PersonContext>,
  )
const amount = () => screen.getByLabelText<HTMLInputElement>(/^Amount/)

it('what was typed of a payment is there again', async () => {
  open()
  fireEvent.change(amount(), { target: { value: '300' } })
  cleanup()
  open()
  await waitFor(() => expect(amount().value).toBe('300'))
})

it('what was typed on another day does not come back, for its money would be of that day', async () => {
  const backend = backendHolding({})
  open({ ...backend, clock: { now: () => new Date('2026-11-19T06:30:00Z') } })
  fireEvent.change(amount(), { target: { value: '300' } })
  cleanup()
  open(backend)
  await waitFor(() => expect(amount().value).toBe('1,796'))
  expect(screen.getByLabelText<HTMLInputElement>(/^Received on/).value).toMatch(/^20/)
  expect(screen.queryByText(/did not save/)).toBeNull()
})

const collect = (rupees: string) => {
  fireEvent.change(amount(), { target: { value: rupees } })
  fireEvent.click(screen.getByRole('button', { name: 'Collect' }))
}

it('what was sent and not answered goes out again under its key, and under another once it was let go', async () => {
  const { backend, keys } = withActs(backendHolding({}), () => new Promise(() => undefined))
  open(backend)
  collect('300')
  await waitFor(() => expect(keys).toHaveLength(1))
  cleanup()
  open(backend)
  await waitFor(() => expect(amount().value).toBe('300'))
  collect('300')
  await waitFor(() => expect(keys).toEqual([keys[0], keys[0]]))
  cleanup()
  open(backend)
  fireEvent.click(screen.getByRole('button', { name: 'Start afresh' }))
  cleanup()
  expect(window.localStorage).toHaveLength(0)
  open(backend)
  collect('300')
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(keys[2]).not.toBe(keys[0])
})

it('what was answered leaves neither what was typed nor its key', async () => {
  const { backend, keys } = withActs(backendHolding({}), () =>
    Promise.resolve({ kind: 'done', invoice: null, endDate: null }),
  )
  open(backend)
  collect('300')
  await waitFor(() => expect(keys).toHaveLength(1))
  await waitFor(() => expect(window.localStorage).toHaveLength(0))
})

it('what was typed and is more than is due by now is said at its field', async () => {
  const subject = { invoice, today: civil('2026-11-20'), settings: settingsWith() }
  const rows = [{ ...newRow(subject, []), amount: 2000 }]
  window.localStorage.setItem(
    `draft/iron/invoices/${invoice.id}/collect/2026-11-20`,
    JSON.stringify({ at: Date.now(), values: { rows } }),
  )
  open()
  await waitFor(() => expect(amount().value).toBe('2,000'))
  fireEvent.click(screen.getByRole('button', { name: 'Collect' }))
  await screen.findByText(/^₹2,000\.00 is more than the ₹1,796\.00 due/)
})
