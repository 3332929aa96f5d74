import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { breakLine, isScenario, scenarios } from './scenarios'
import { createTerminal } from './terminal'

const MINUTE_MS = 60_000

/** What the server was asked, by a terminal that has just connected. */
let asked, server, door

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      asked.push(request.url)
      const isGreeting = request.url.includes('options=all')
      const text = isGreeting ? 'GET OPTION FROM: T1\nDelay=10\nTimeZone=330\n' : 'OK'
      response.writeHead(200, { 'Content-Length': Buffer.byteLength(text) }).end(text)
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  door = createTerminal({
    ...{ url: `http://127.0.0.1:${server.address().port}`, sn: 'T1', secret: 'x' },
    ...{ users: [['1001', 'Asha Rao']], now: () => new Date('2026-11-20T02:20:00Z') },
  })
  await door.handshake()
  asked.length = 0
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const polls = () => asked.filter((url) => url.startsWith('/iclock/getrequest')).length

it('offline: every other minute the line is down, and punches wait for it', async () => {
  breakLine('offline', door, 0, 0)
  await door.poll()
  breakLine('offline', door, 1, MINUTE_MS)
  await expect(door.poll()).rejects.toThrow('down')
  await door.punch('1001')
  expect([polls(), door.waiting()]).toEqual([1, 1])
  breakLine('offline', door, 2, 2 * MINUTE_MS)
  await door.poll()
  expect([polls(), door.waiting()]).toEqual([2, 0])
})

it('drift: the clock is 40 minutes ahead', () => {
  expect(door.time()).toBe('2026-11-20 07:50:00')
  breakLine('drift', door, 0, 0)
  expect(door.time()).toBe('2026-11-20 08:30:00')
})

it('repeat: everything is sent twice', async () => {
  breakLine('repeat', door, 0, 0)
  await door.punch('1001')
  expect(asked.map((url) => url.includes('table=ATTLOG'))).toEqual([true, true])
})

it('lossy: every third answer is lost, though what was asked arrived', async () => {
  for (const [round, isLost] of [false, false, true, false, false, true].entries()) {
    breakLine('lossy', door, round, 0)
    const outcome = await door.poll().then(
      () => 'answered',
      ({ message }) => message,
    )
    expect(outcome).toBe(isLost ? 'The answer was lost on the way.' : 'answered')
    expect(polls()).toBe(round + 1)
  }
})

it.each(['day', 'quiet'])('%s: nothing is broken', async (scenario) => {
  breakLine(scenario, door, 2, MINUTE_MS)
  await door.poll()
  await door.punch('1001')
  expect([polls(), asked.length, door.waiting(), door.time()]).toEqual([1, 2, 0, '2026-11-20 07:50:00'])
})

it('knows what it can be told, and nothing else', () => {
  expect(Object.keys(scenarios).every(isScenario)).toBe(true)
  expect(['', 'toString', 'rain'].some(isScenario)).toBe(false)
})
