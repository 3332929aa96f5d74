import { beforeEach, expect, it } from 'vitest'
import type { ApiPort } from './apiPort'
import { withPunchImport } from './withPunchImport'

const range = { gymId: 'iron', fromDate: '2026-11-01', toDate: '2026-11-02' }
const answer = { queued: [{ sn: 'CGKK1', commandId: 1 }], rows: [] }

let asked: string[] = []
let sent: { url: string; init: RequestInit }[] = []
let logged: string[] = []

const own: ApiPort = {
  call: (name) => {
    asked.push(name)
    return Promise.resolve(undefined)
  },
}

const api = (address: string, body: unknown = answer, status = 200) =>
  withPunchImport(own, {
    address,
    token: () => Promise.resolve('id-token'),
    fetch: (url, init = {}) => {
      sent.push({ url: url instanceof Request ? url.url : String(url), init })
      return Promise.resolve(new Response(JSON.stringify(body), { status }))
    },
    log: (message) => logged.push(message),
  })

beforeEach(() => {
  asked = []
  sent = []
  logged = []
})

it('goes to our own function where no address is set', async () => {
  await api('').call('importPunches', range)
  expect([asked, sent]).toEqual([['importPunches'], []])
})

it('goes to the set address with the token and the range, and is parsed by the contract', async () => {
  expect(await api('https://punches.test/import').call('importPunches', range)).toEqual(answer)
  expect(asked).toEqual([])
  expect(sent[0]?.url).toBe('https://punches.test/import')
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer id-token' },
    body: JSON.stringify(range),
  })
})

it('leaves every other call alone', async () => {
  await api('https://punches.test/import').call('upgradeRecords', { gymId: 'iron' })
  expect([asked, sent]).toEqual([['upgradeRecords'], []])
})

it.each([
  ['an error', { error: 'no' }, 500],
  ['an answer that makes no sense', { rows: 'many' }, 200],
])('is logged and yields nothing for %s', async (_, body, status) => {
  expect(await api('https://punches.test/import', body, status).call('importPunches', range)).toBeUndefined()
  expect(logged).toHaveLength(1)
})

it('sends no token over an open line', async () => {
  expect(await api('http://punches.test/import').call('importPunches', range)).toBeUndefined()
  expect([sent, logged.length]).toEqual([[], 1])
})
