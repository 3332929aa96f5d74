import { expect, test } from 'vitest'
import { askedRounds, emulatorParts } from './emulatorParts.mjs'

test('what is asked for runs in its rounds, and a round of which nothing is asked for not at all', () => {
  expect(askedRounds(emulatorParts)).toEqual([['rules', 'api'], ['e2e']])
  expect(askedRounds(['e2e', 'api'])).toEqual([['api'], ['e2e']])
  expect(askedRounds([])).toEqual([])
})
