import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { contract, errorBodySchema, type CallName } from '@/domain/api/contract'
import type { Endpoint } from '@/domain/api/calls/endpoint'
import { emptyStore } from '../support/emptyStore'
import { newCaller, send } from './support/callers'
import { sampleInputs } from './support/sampleInputs'

const names = Object.keys(contract) as CallName[]
const BODIES = 12

let admin = ''

beforeAll(async () => {
  await emptyStore()
  admin = await newCaller('http-admin', { admin: true })
})

// What serve() itself makes of them, callOrderFuzz.test.ts asks by the thousand; here the way there has its part.
it.each(names)(
  '%s answers senseless bodies through Hosting without failing',
  { timeout: 120_000 },
  async (name) => {
    const { path, method }: Endpoint = contract[name]
    const fields = Object.keys(sampleInputs('no-such-id')[name])
    const body = fc.oneof(
      fc.dictionary(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 2 })),
      fc.json({ maxDepth: 2 }),
      fc.string({ maxLength: 60 }),
    )
    for (const each of fc.sample(body, { numRuns: BODIES, seed: 7 })) {
      const query = typeof each === 'string' ? `?code=${encodeURIComponent(each)}` : ''
      const answer = await send(method === 'GET' ? path + query : path, { method, token: admin, body: each })
      expect([each, answer.status >= 400 && answer.status < 500]).toEqual([each, true])
      expect([each, errorBodySchema.safeParse(answer.body).success]).toEqual([each, true])
    }
  },
)

const json = 'application/json'
const sent = (body: string | Uint8Array, headers: Record<string, string> = {}, method = 'POST') =>
  send('/api/getUser', { method, token: admin, body, headers: { 'content-type': json, ...headers } })

it.each([
  ['a body that breaks off', 400, () => sent('{"uid":')],
  ['a body of no text', 400, () => sent(new Uint8Array([0xff, 0xfe, 0]))],
  ['no body', 400, () => sent('')],
  ['a charset nobody knows', 415, () => sent('{}', { 'content-type': `${json}; charset=klingon` })],
  ['a form', 415, () => sent('a[b]=1', { 'content-type': 'application/x-www-form-urlencoded' })],
  ['plain text', 415, () => sent('{}', { 'content-type': 'text/plain' })],
  ['bytes that say they are packed, and are not', 415, () => sent('{}', { 'content-encoding': 'gzip' })],
  ['bytes packed in a way nobody knows', 415, () => sent('{}', { 'content-encoding': 'box' })],
  ['a body that is too large', 413, () => sent(JSON.stringify({ uid: 'x'.repeat(100_000) }))],
  ['a body that is far too large', 413, () => sent('x'.repeat(33 * 1024 * 1024))],
  ['an unknown call', 400, () => send('/api/nothing', { method: 'GET' })],
  ['no call at all', 400, () => send('/api/', { method: 'GET' })],
  ['another method', 405, () => sent('{"uid":', {}, 'PUT')],
  ['another method without a body', 405, () => send('/api/getUser', { method: 'GET' })],
  [
    'what may be called',
    405,
    () => send('/api/getUser', { method: 'OPTIONS', headers: { origin: 'https://other.test' } }),
  ],
])('%s is answered in our own JSON (%i)', { timeout: 60_000 }, async (_, status, ask) => {
  const answer = await ask()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, `${json}; charset=utf-8`])
  expect(errorBodySchema.parse(answer.body).error.message).toMatch(/\.$/)
})

it('a question for the head alone is answered without a body', async () => {
  const answer = await send('/api/getUser', { method: 'HEAD' })
  expect([answer.status, answer.headers.get('allow'), answer.text]).toEqual([405, 'POST', ''])
})

it('a code may be guessed so often a minute, and no more', { timeout: 120_000 }, async () => {
  const look = (code: string) => send(`/api/gymByReferralCode?code=${code}`, { method: 'GET' })
  let limited = await look('GUESS002')
  for (let guess = 0; guess < 40 && limited.status !== 429; guess += 1)
    limited = await look(`GUESS${100 + guess}`)
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(errorBodySchema.parse(limited.body).error.code).toBe('too-many-attempts')
})
