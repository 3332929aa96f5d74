// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { TaxSection } from './TaxSection'

afterEach(() => {
  cleanup()
  // What was typed is kept as a draft.
  localStorage.clear()
  sessionStorage.clear()
})

const found = (selector: string) =>
  waitFor(() => document.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`))

async function chooseRegime(name: string) {
  fireEvent.click(await found('[data-field="taxRegime"] .p-dropdown'))
  fireEvent.click(await found(`li[aria-label="${name}"]`))
  await waitFor(() => expect(document.querySelector('li[aria-selected]')).toBeNull())
}

const [india, outside] = ['Registered for GST (regular)', 'Outside India']

it.each([
  [india, outside, ['']],
  [outside, india, ['18', '5']],
])('a centre that chose %s and then %s begins with the rates of that', async (before, regime, rates) => {
  const session = sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron', {}, {})
  renderAs(session, <TaxSection />)
  await chooseRegime(before)
  await chooseRegime(regime)
  fireEvent.click(screen.getByLabelText(/^Use rates of your own/))
  const rows = within(await found('[data-field="rates"]'))
  const typed = rows.getAllByLabelText<HTMLInputElement>(/^Rate/, { selector: 'input' })
  expect(typed.map(({ value }) => value)).toEqual(rates)
})

it('outside of India the number of the tax is asked for under its name, and may be left blank (PRODUCT 2.R)', async () => {
  renderAs(sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron', {}, {}), <TaxSection />)
  await chooseRegime(outside)
  fireEvent.change(screen.getByLabelText(/^Name of the tax/), { target: { value: 'VAT' } })
  const number = screen.getByLabelText<HTMLInputElement>(/^VAT no\./)
  expect(number.maxLength).toBe(20)
  expect(number.getAttribute('aria-required')).not.toBe('true')
  expect(screen.queryByLabelText(/^GSTIN/)).toBeNull()
})

it('outside of India no service code is asked for, which in India is (PRODUCT 2.R)', async () => {
  renderAs(sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron', {}, {}), <TaxSection />)
  await chooseRegime(india)
  expect(document.querySelectorAll('[data-field="sac"]')).toHaveLength(1)
  await chooseRegime(outside)
  expect(document.querySelectorAll('[data-field="sac"]')).toHaveLength(0)
})
