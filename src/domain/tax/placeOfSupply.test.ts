import { describe, expect, it, test } from 'vitest'
import { isInterState, isUndivided } from './placeOfSupply'
import { isUnionTerritory, stateCodeOf, stateNameOf } from './states'

describe('place of supply (DOMAIN 2.2)', () => {
  test.each([
    ['nowhere named: performed at the centre', 'Madhya Pradesh', '', false],
    ['the same state', 'Madhya Pradesh', ' madhya  pradesh ', false],
    ['the same state in another spelling', 'Odisha', 'Orissa', false],
    ['another state', 'Madhya Pradesh', 'Maharashtra', true],
    ['a centre that has not said where it is', '', 'Maharashtra', false],
    ['names that no list knows, alike', 'Dubai', 'dubai', false],
    ['names that no list knows, different', 'Dubai', 'Sharjah', true],
  ])('%s', (_case, centre, place, expected) => {
    expect(isInterState(centre, place)).toBe(expected)
  })

  it('never splits a tax outside of India', () => {
    expect(isUndivided('outsideIndia', '', '')).toBe(true)
    expect(isUndivided('regular', 'Goa', 'Goa')).toBe(false)
  })

  it('knows the states by code and name, and the territories without a legislature', () => {
    expect(stateCodeOf('Maharashtra')).toBe('27')
    expect(stateCodeOf('Atlantis')).toBeNull()
    expect(stateNameOf('29')).toBe('Karnataka')
    expect(stateNameOf('99')).toBeNull()
    expect(isUnionTerritory(stateCodeOf('Chandigarh'))).toBe(true)
    expect(isUnionTerritory(stateCodeOf('New Delhi'))).toBe(false)
  })
})
