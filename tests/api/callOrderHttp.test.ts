import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { contract, errorBodySchema, type CallName } from '@/domain/api/contract'
import type { Endpoint } from '@/domain/api/endpoint'
import { clearStore } from '../support/emulators'
import { newCaller, send } from './support/callers'
import { sampleInputs } from './support/sampleInputs'

const names = Object.keys(contract) as CallName[]
const BODIES = 12

let admin = ''

beforeAll(async () => {
  await clearStore()
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
      // What is no JSON at all, the platform's own parser stops on the way.
      if (answer.body !== null) expect(errorBodySchema.safeParse(answer.body).success).toBe(true)
    }
  },
)

it('a code may be guessed so often a minute, and no more', { timeout: 120_000 }, async () => {
  const look = (code: string) => send(`/api/gymByReferralCode?code=${code}`, { method: 'GET' })
  let limited = await look('GUESS002')
  for (let guess = 0; guess < 40 && limited.status !== 429; guess += 1)
    limited = await look(`GUESS${100 + guess}`)
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(errorBodySchema.parse(limited.body).error.code).toBe('too-many-attempts')
})
