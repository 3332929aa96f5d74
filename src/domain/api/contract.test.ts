import { expect, it } from 'vitest'
import type { Endpoint } from './calls/endpoint'
import { contract } from './contract'

it('a call that a bulk act makes once a row may be made 240 times a minute', () => {
  const calls: [string, Endpoint][] = Object.entries(contract)
  const perRow = calls.filter(([, { isOncePerRow }]) => isOncePerRow)
  expect(perRow.map(([name]) => name).sort()).toEqual([
    ...['act', 'assignTrainer', 'extendTrial', 'messageOwner', 'renewGymPackage', 'sendSMS'],
  ])
  for (const [name, { perMinute }] of perRow) expect(perMinute, name).toBeGreaterThanOrEqual(240)
})
