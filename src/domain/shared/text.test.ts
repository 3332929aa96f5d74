import { describe, expect, test } from 'vitest'
import { beginningOf, initialsOf, lowerName, tidy } from './text'

describe('names', () => {
  test.each([
    ['  Asha   Rao ', 'Asha Rao'],
    ['\tPriya\nNair', 'Priya Nair'],
  ])('%j is tidied to %j', (name, expected) => expect(tidy(name)).toBe(expected))

  test.each([
    ['Asha RAO', 'asha rao'],
    ['ÉLODIE', 'élodie'],
  ])('%s sorts as %s', (name, expected) => expect(lowerName(name)).toBe(expected))

  test.each([
    ['Asha Rao', 'AR'],
    ['asha kumari rao', 'AR'],
    ['Asha', 'A'],
    ['', '?'],
    ['अमित शर्मा', 'अश'],
  ])('%s has the initials %s', (name, expected) => expect(initialsOf(name)).toBe(expected))
})

test('a text is cut between two characters, never within one', () => {
  expect([beginningOf('Asha', 3), beginningOf('As😀', 3), beginningOf('As😀', 4)]).toEqual([
    'Ash',
    'As',
    'As😀',
  ])
})
