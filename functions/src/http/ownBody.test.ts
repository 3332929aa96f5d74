import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bodyOf, readBodiesOf } from './ownBody'

/** Answers whether a parser would have seen a body, and how much of it is read. */
const server = createServer((request, response) => {
  const { headers } = request
  const isSeen = 'content-length' in headers || 'transfer-encoding' in headers
  void bodyOf(request, 10).then((body) =>
    response.end(JSON.stringify([isSeen, Buffer.from(body).toString().slice(0, 20), request.url])),
  )
})

beforeAll(async () => {
  vi.stubEnv('FUNCTION_TARGET', 'api')
  readBodiesOf('nightly')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

async function sent(body: string, path = '/api'): Promise<unknown> {
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })).json()
}

it('a body is hidden from every parser of its own function, and of no other, and read as it came', async () => {
  expect(await sent('{"a":')).toEqual([true, '{"a":', '/api'])
  readBodiesOf('api')
  expect(await sent('{"a":')).toEqual([false, '{"a":', '/api'])
  expect(await sent('')).toEqual([false, '', '/api'])
})

it('of a body that is too large no more is kept than shows it', async () => {
  const [, kept] = (await sent('x'.repeat(5_000_000))) as [boolean, string, string]
  expect(kept.length).toBeGreaterThan(10)
})

it('an address that nobody can read leads to no call', async () => {
  expect(await sent('', '/api/%zz')).toEqual([false, '', '/'])
  expect(await sent('', '/api/%20')).toEqual([false, '', '/api/%20'])
})
