// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { useToasts } from '@/ui/feedback/toast'
import SiteConfigPage from '../SiteConfigPage'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  useToasts.setState({ shown: [] })
})

/** The section of a centre without hours, with what is sent to the server. */
function open(): unknown[] {
  const { backend } = scriptedBackend(scriptedAuth().port)
  const sent: unknown[] = []
  const call = (_name: string, input: unknown) => {
    sent.push(input)
    return Promise.resolve({ kind: 'done', gymId: 'iron' })
  }
  const session = sessionAtIron({ ...backend, api: { call } as typeof backend.api }, 'iron')
  renderAs(session, <SiteConfigPage />, '/settings/site-config?section=centre')
  return sent
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp, value: string) =>
  fireEvent.change(within(screen.getByRole('group', { name: 'Monday' })).getByLabelText(label), {
    target: { value },
  })
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' }))

it('hours of one day are those of all weekdays at a press, and only they are sent', async () => {
  const sent = open()
  press('Add hours of Monday')
  type(/^Opens/, '6 am')
  type(/^Closes/, '10 pm')
  press('The same on all weekdays')
  expect(screen.getAllByLabelText(/^Opens/)).toHaveLength(7)
  press('Remove hours 1 of Sunday')
  await save()
  const span = [{ from: '06:00', to: '22:00' }]
  const week = { Mon: span, Tue: span, Wed: span, Thu: span, Fri: span, Sat: span, Sun: [] }
  await waitFor(() => expect(sent).toEqual([{ gymId: 'iron', preference: { openingHours: week } }]))
})

it('a span that is wrong says so at its field, and nothing is sent', async () => {
  const sent = open()
  press('Add hours of Monday')
  type(/^Opens/, '9 am')
  type(/^Closes/, '9 am')
  await save()
  await screen.findByText('It closes when it opens. For day and night enter 12:00 am twice')
  expect(sent).toEqual([])
})
