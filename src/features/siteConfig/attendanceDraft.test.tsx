// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import SiteConfigPage from './SiteConfigPage'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

function open() {
  const session = sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron')
  renderAs(session, <SiteConfigPage />, '/settings/site-config?section=attendance')
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Leaves for another section and comes back. */
async function visitElsewhere() {
  fireEvent.click(screen.getByRole('link', { name: 'Staff rules' }))
  await screen.findByRole('heading', { name: 'Staff rules' })
  fireEvent.click(screen.getByRole('link', { name: 'Attendance' }))
  await screen.findByLabelText(/^Capacity/)
}

const kept = () => JSON.stringify(Object.values(window.localStorage))

describe('what was typed in a section that also takes a PIN, and not saved', () => {
  it('is still there after a visit to another section, but for the PIN', async () => {
    open()
    type(/^Capacity/, '80')
    type('PIN', '258013')
    type('The PIN once more', '258013')
    await visitElsewhere()
    await screen.findByText(/^This is what you typed/)
    expect(screen.getByLabelText(/^Capacity/)).toHaveProperty('value', '80')
    expect(screen.getByLabelText('PIN')).toHaveProperty('value', '')
    expect(kept()).not.toContain('258013')
  })

  it('leaves nothing once only a PIN is left of it', async () => {
    open()
    const was = screen.getByLabelText<HTMLInputElement>(/^Capacity/).value
    type(/^Capacity/, '80')
    await visitElsewhere()
    expect(kept()).toContain('80')
    type('PIN', '258013')
    type(/^Capacity/, was)
    await visitElsewhere()
    expect(screen.queryByText(/^This is what you typed/)).toBeNull()
    expect(window.localStorage).toHaveLength(0)
  })

  it('a PIN alone leaves nothing on this device', async () => {
    open()
    type('PIN', '258013')
    await visitElsewhere()
    expect(screen.queryByText(/^This is what you typed/)).toBeNull()
    expect(window.localStorage).toHaveLength(0)
  })
})
