// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import SiteConfigPage from './SiteConfigPage'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

it('a label that is too long says so at its field, which takes no more letters than one has', async () => {
  const session = sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron')
  renderAs(session, <SiteConfigPage />, '/settings/site-config?section=leads')
  const labels = screen.getByRole('textbox', { name: 'Labels for leads' })
  expect(labels).toHaveProperty('maxLength', 30)
  fireEvent.change(labels, { target: { value: 'x'.repeat(31) } })
  fireEvent.keyDown(labels, { key: 'Enter' })
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('At most 30 characters each')
})
