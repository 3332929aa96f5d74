// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { yearly } from '@/domain/gymPackages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { AddGym } from './AddGym'

afterEach(() => {
  cleanup()
  liveCache.clear()
  // What was typed is kept as a draft.
  localStorage.clear()
})

const found = (selector: string) =>
  waitFor(() => document.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`))

const typeInto = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Registers a centre with the package on offer; what the form said of it, and what the server was asked. */
async function addWith(trialDays: number) {
  const asked: object[] = []
  const backend = backendHolding({ 'gymRegPackages/yearly': yearly({ trialDays }) })
  const call = (_name: string, input: object) => {
    asked.push(input)
    return Promise.resolve({ kind: 'done', gymId: 'new', referralCode: 'ABCD2345', isLinkSent: true })
  }
  const session = sessionAtIron({ ...backend, api: { call } as typeof backend.api }, 'root', { admin: true })
  const onAdded = vi.fn()
  renderAs(session, <AddGym today={civil('2026-11-20')} onAdded={onAdded} onClose={() => undefined} />)
  fireEvent.click(await found('[data-field="packageId"] .p-dropdown'))
  fireEvent.click(await found('li[aria-label="Yearly"]'))
  const said = (await screen.findByText(/^In all/)).textContent
  typeInto(/^Name of the owner/, 'Vikram Rathore')
  typeInto(/^E-mail/, 'vikram@iron.test')
  typeInto(/^Name of the centre/, 'Iron House')
  fireEvent.click(screen.getByRole('button', { name: 'Add gym' }))
  await waitFor(() => expect(onAdded).toHaveBeenCalled())
  return { said, asked }
}

it('a package without trial days, of which the form asks nothing, is given as a paid one', async () => {
  const { said, asked } = await addWith(0)
  expect(said).toBe('In all ₹14,160.00, GST included.')
  expect(asked).toMatchObject([
    { name: 'Iron House', offered: { packageId: 'yearly', startDate: '2026-11-20', isTrial: false } },
  ])
})

it('one with trial days begins as the form says', async () => {
  const { said, asked } = await addWith(14)
  expect(said).toBe('In all ₹0.00, GST included.')
  expect(asked).toMatchObject([{ offered: { packageId: 'yearly', isTrial: true } }])
})
