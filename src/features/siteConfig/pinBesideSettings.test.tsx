// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { useToasts } from '@/ui/feedback/toast'
import SiteConfigPage from './SiteConfigPage'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  useToasts.setState({ shown: [] })
})

const done = { kind: 'done' }
const refused = { kind: 'refused', reason: 'No.', field: 'capacity' }

/** Saves a new capacity and a new PIN where the server answers so, and tells which calls were made. */
async function save(answers: Record<string, unknown>): Promise<string[]> {
  const { backend } = scriptedBackend(scriptedAuth().port)
  const asked: string[] = []
  const call = (name: string) => {
    asked.push(name)
    return Promise.resolve(answers[name])
  }
  const session = sessionAtIron({ ...backend, api: { call } as typeof backend.api }, 'iron')
  renderAs(session, <SiteConfigPage />, '/settings/site-config?section=attendance')
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(/^Capacity/, '80')
  type('PIN', '258013')
  type('The PIN once more', '258013')
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('No.')
  return asked
}
const toasts = () => useToasts.getState().shown.map(({ text }) => text)

it('settings that are refused leave the PIN as it was', async () => {
  expect(await save({ updateGym: refused, setKioskPin: done })).toEqual(['updateGym'])
  expect(toasts()).toEqual([])
})
