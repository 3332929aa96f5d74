// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { PersonContext } from '@/ui/person'
import { newRow } from './collectForm'
import { CollectSheet } from './CollectSheet'
import { civil } from '@/domain/shared/civilDate'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

const invoice = invoiceWith({ gymId: 'iron' })
const open = () =>
  renderAs(
    sessionAtIron(backendHolding({}), 'iron'),
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

it('what was typed and is more than is due by now is said at its field', async () => {
  const subject = { invoice, today: civil('2026-11-20'), settings: settingsWith() }
  const rows = [{ ...newRow(subject, []), amount: 2000 }]
  window.localStorage.setItem(
    `draft/iron/invoices/${invoice.id}/collect`,
    JSON.stringify({ at: Date.now(), values: { rows } }),
  )
  open()
  await waitFor(() => expect(amount().value).toBe('2,000'))
  fireEvent.click(screen.getByRole('button', { name: 'Collect' }))
  await screen.findByText(/^₹2,000\.00 is more than the ₹1,796\.00 due/)
})
