// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { withPunchImport } from '@/data/api/withPunchImport'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { useToasts } from '@/ui/feedback/toast'
import { DevicesSection } from './DevicesSection'

afterEach(() => {
  cleanup()
  useToasts.setState({ shown: [] })
})

const visit = { entry: '2026-11-19T01:01:00.000Z', exit: null, isAutoExit: false }
const row = (personId: string, visits: object[]) => ({
  ...{ date: '2026-11-19', personId, personType: 'member', name: 'Asha', code: '', visits },
})
const answer = {
  queued: [{ sn: 'CGKK1', commandId: 1 }],
  rows: [row('a', [visit, visit]), row('b', [visit])],
}

/** The devices of a centre where the server for punches answers so, and what that server was asked. */
function show(body: unknown, { hasPunchImport = true, status = 200 } = {}): unknown[] {
  const { backend } = scriptedBackend(scriptedAuth().port)
  const asked: unknown[] = []
  const api = withPunchImport(backend.api, {
    address: 'https://punches.test/import',
    token: () => Promise.resolve('id-token'),
    fetch: (_, init) => {
      asked.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null)
      return Promise.resolve(new Response(JSON.stringify(body), { status }))
    },
    log: () => undefined,
  })
  const session = sessionAtIron({ ...backend, api, hasPunchImport }, 'iron')
  renderAs(session, <DevicesSection />, '/settings/site-config?section=devices')
  return asked
}

const opener = { name: 'Get punches of these days' }
async function get(first: string, last: string) {
  fireEvent.click(screen.getByRole('button', opener))
  const type = async (label: RegExp, day: string) => {
    const field = await screen.findByRole('textbox', { name: label })
    fireEvent.change(field, { target: { value: day } })
    fireEvent.blur(field)
  }
  await type(/^First day/, first)
  await type(/^Last day/, last)
  fireEvent.click(screen.getByRole('button', { name: 'Get punches' }))
}

it('asks the server for punches for the days, and says what came', async () => {
  const asked = show(answer)
  await get('18/11/2026', '19/11/2026')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([{ gymId: 'iron', fromDate: '2026-11-18', toDate: '2026-11-19' }])
  expect(useToasts.getState().shown.map(({ text }) => text)).toEqual([
    '3 visits of 2 people on these days. 1 device sends what is missing by itself.',
  ])
})

it('says that nobody came, where nobody did', async () => {
  show({ queued: [], rows: [] })
  await get('18/11/2026', '19/11/2026')
  await waitFor(() => expect(useToasts.getState().shown).toHaveLength(1))
  expect(useToasts.getState().shown[0]?.text).toBe('There are no visits on these days.')
})

it('asks for nothing where the days make no sense', async () => {
  const asked = show(answer)
  await get('19/11/2026', '18/11/2026')
  await screen.findByText('The last day comes before the first')
  expect(asked).toEqual([])
})

it('says that it failed, and keeps the days for another try', async () => {
  show({ error: 'no' }, { status: 500 })
  await get('18/11/2026', '19/11/2026')
  await screen.findByText(/^The server for punches gave no answer/)
  expect(screen.getByRole('textbox', { name: /^First day/ })).toHaveProperty('value', '18/11/2026')
})

it('is not offered where no address is set', () => {
  show(answer, { hasPunchImport: false })
  expect(screen.queryByRole('button', opener)).toBeNull()
})
