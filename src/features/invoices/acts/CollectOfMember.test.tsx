// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { invoiceWith } from '@/domain/invoices/fixtures'
import type { IssuedInvoice } from '@/domain/invoices/invoice'
import { memberWith } from '@/domain/members/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { CollectOfMember } from './CollectOfMember'

beforeEach(() => window.localStorage.clear())
afterEach(() => {
  cleanup()
  liveCache.clear()
})

const invoice = (fields: Partial<IssuedInvoice>) =>
  invoiceWith({
    ...{ gymId: 'iron', memberId: 'asha', packageName: 'Monthly' },
    createdAt: new Date('2026-11-20T06:00:00Z'),
    ...fields,
  })

function open(totalDueAmount: number, ...invoices: IssuedInvoice[]) {
  const held = Object.fromEntries(invoices.map((one) => [`invoices/${one.id}`, { ...one }]))
  const asha = memberWith({ id: 'asha', gymId: 'iron', totalDueAmount })
  renderAs(
    sessionAtIron(backendHolding({ 'members/asha': { ...asha }, ...held }), 'iron'),
    <CollectOfMember memberId="asha" onClose={() => undefined} />,
  )
}

describe('what a member owes', () => {
  it('is taken at once where one invoice is due', async () => {
    open(1796, invoice({ id: 'one', invoiceNumber: 'IRN/26-27/000001' }))
    await screen.findByRole('heading', { name: 'Collect on IRN/26-27/000001' })
    expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('1,796')
  })

  it('is taken on the invoice that is chosen where several are due, what is due longest first', async () => {
    open(
      3592,
      invoice({ id: 'new', invoiceNumber: 'IRN/26-27/000002', dueOn: civil('2026-11-25') }),
      invoice({ id: 'old', invoiceNumber: 'IRN/26-27/000001', dueOn: civil('2026-11-01') }),
    )
    await screen.findByRole('heading', { name: 'Collect from Asha Rao' })
    const offered = screen.getAllByRole('listitem')
    expect(offered.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      '₹1,796.00 · Monthly IRN/26-27/000001, due 01 Nov, 2026',
      '₹1,796.00 · Monthly IRN/26-27/000002, due 25 Nov, 2026',
    ])
    // A button does not wrap: what is long stands beside it.
    expect(
      screen.getAllByRole('button', { name: /^Collect on/ }).map(({ textContent }) => textContent),
    ).toEqual(['Collect', 'Collect'])
    fireEvent.click(screen.getByRole('button', { name: 'Collect on IRN/26-27/000002' }))
    await screen.findByRole('heading', { name: 'Collect on IRN/26-27/000002' })
  })

  it('is nothing where another desk has taken it meanwhile', async () => {
    const forgiveness = { id: 'f1', amount: 1796, on: civil('2026-11-20'), reason: 'Gone', by: '', at: null }
    open(0, invoice({ id: 'off', forgiveness }))
    await screen.findByText('Asha Rao has no invoice with something left to pay.')
  })
})
