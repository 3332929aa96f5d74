import { describe, expect, it } from 'vitest'
import { chipOf } from './SavedChip'

describe('the chip of the top bar (PRODUCT 3 "State")', () => {
  it.each([
    ['everything is stored', true, 0, 0, 'Saved'],
    ['a form is on its way', true, 1, 0, 'Saving'],
    ['a mark is on its way', true, 1, 1, 'Saving'],
    ['an earlier page left marks behind', true, 0, 3, '3 marks waiting'],
    ['there is no network', false, 0, 0, 'Offline'],
    ['a form waits for the network', false, 2, 0, 'Offline (2 unsent)'],
    ['one mark waits for it', false, 1, 1, '1 mark waiting'],
    ['marks wait for it since before a reload', false, 0, 200, '200 marks waiting'],
  ])('%s', (_when, isOnline, unsent, marks, words) => {
    expect(chipOf(isOnline, unsent, marks).words).toBe(words)
  })
})
