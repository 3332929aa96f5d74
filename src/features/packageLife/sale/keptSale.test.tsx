// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Claims } from '@/domain/access/role'
import { draftWith } from '@/domain/invoices/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import type { SaleAct } from '@/domain/invoices/saleRequest'
import { backendHolding, sessionAtIron, withActs } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { PersonContext } from '@/ui/person'
import { PackageAct } from '../PackageAct'
import { useKeptSale } from './keptSale'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

const manager: Claims = { role: 'Manager', gymId: 'iron' }

// What is read is kept for a while, whichever test reads: each has an id of its own.
let made = 0
const newId = () => `kept${String((made += 1))}`

const keyOf = (id: string, name: SaleAct) => `draft/iron/sales/${id}/${name}`
const keep = (id: string, name: SaleAct, values: object) =>
  window.localStorage.setItem(keyOf(id, name), JSON.stringify({ at: Date.now(), values }))

/** Opens that sheet about a member, and waits until it stands with all its columns; no act is ever answered. */
async function open(
  id: string,
  name: SaleAct,
  fields: Parameters<typeof memberWith>[0] = {},
  claims: Claims = {},
) {
  const holding = backendHolding({
    [`members/${id}`]: { ...memberWith({ id, gymId: 'iron', ...fields }) },
    'memberPackages/monthly': { ...templateWith({ gymId: 'iron' }) },
  })
  const { backend, keys } = withActs(holding, () => new Promise(() => undefined))
  render(
    <MemoryRouter>
      <SessionContext value={sessionAtIron(backend, 'iron', claims)}>
        <PersonContext value="iron">
          <PackageAct act={name} memberId={id} onClose={() => undefined} />
        </PersonContext>
      </SessionContext>
    </MemoryRouter>,
  )
  await screen.findByLabelText('Received now')
  await act(() => Promise.resolve())
  return keys
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label).value

describe('a sale that was typed and not sent', () => {
  const typed = { templateId: 'monthly', basePrice: 777, discountReason: 'Neighbour', comments: 'Mornings' }

  it('is kept on this device', async () => {
    const id = newId()
    await open(id, 'sell')
    fireEvent.change(screen.getByLabelText('Comments'), { target: { value: 'Mornings' } })
    cleanup()
    expect(window.localStorage.getItem(keyOf(id, 'sell'))).toContain('Mornings')
    await open(id, 'sell')
    expect(valueOf('Comments')).toBe('Mornings')
  })

  it('comes back with the price that was typed for its package', async () => {
    const id = newId()
    keep(id, 'sell', typed)
    await open(id, 'sell')
    expect([valueOf('Price'), valueOf('Reason'), valueOf('Comments')]).toEqual([
      '777',
      'Neighbour',
      'Mornings',
    ])
  })

  it('comes back at the price of the list for whoever may type none', async () => {
    const id = newId()
    keep(id, 'sell', typed)
    await open(id, 'sell', {}, manager)
    expect([valueOf('Price'), valueOf('Comments')]).toEqual(['1,000', 'Mornings'])
  })

  it('comes back as a change with the begin that was chosen', async () => {
    const id = newId()
    keep(id, 'change', { templateId: 'monthly', mode: 'keepEnd' })
    await open(id, 'change', { currentPackage: packageWith() })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Keep the end date' }).checked).toBe(true)
  })

  it.each([
    ['sell', 'Sell the package', {}],
    ['renew', 'Renew', { lastPackage: packageWith({ packageId: 'monthly' }) }],
    ['change', 'Change the package', { currentPackage: packageWith() }],
  ] as const)('is sent once, however often it is loaded anew: %s', async (name, button, fields) => {
    const id = newId()
    const send = async () => {
      const keys = await open(id, name, fields)
      fireEvent.click(screen.getByRole('button', { name: button }))
      await waitFor(() => expect(keys).toHaveLength(1))
      cleanup()
      return keys[0]
    }
    keep(id, name, { templateId: 'monthly', basePrice: 1000, comments: 'Mornings' })
    expect(await send()).toBe(await send())
  })

  it('is not mixed into what completes an accepted sale', () => {
    const member = memberWith({ id: 'asha' })
    keep('asha', 'sell', typed)
    const keptOf = (accepted: Parameters<typeof useKeptSale>[1]['accepted']) =>
      renderHook(() => useKeptSale('sell', { member, accepted }), {
        wrapper: ({ children }) => <PersonContext value="iron">{children}</PersonContext>,
      }).result.current
    expect(keptOf(null)).toEqual({ draftKey: 'sales/asha/sell', keptPackageId: 'monthly' })
    expect(keptOf(draftWith())).toEqual({ draftKey: undefined, keptPackageId: '' })
  })
})
