import { describe, expect, it, test } from 'vitest'
import { isInterState, isUndivided, refusePlace, statePrinted, supplierStateOf } from './placeOfSupply'
import { isUnionTerritory, stateCodeOf, stateNameOf } from './states'

describe('place of supply (DOMAIN 2.2)', () => {
  test.each([
    ['nowhere named: performed at the centre', 'Madhya Pradesh', '', false],
    ['the same state', 'Madhya Pradesh', ' madhya  pradesh ', false],
    ['the same state in another spelling', 'Odisha', 'Orissa', false],
    ['the same state, written as one word', 'Tamil Nadu', 'Tamilnadu', false],
    ['the same state, the other way round', 'TAMILNADU', '33-Tamil Nadu', false],
    ['another state, however it is spelled', 'Tamilnadu', 'Andhra-Pradesh', true],
    ['another state', 'Madhya Pradesh', 'Maharashtra', true],
    ['a centre that has not said where it is', '', 'Maharashtra', false],
    ['an older record in free text', 'Madhya Pradesh', 'Bombay side', false],
  ])('%s', (_case, gym, place, expected) => {
    expect(isInterState({ gstin: '', state: gym }, place)).toBe(expected)
  })

  it('takes the centre’s state from its GSTIN, however its address is spelled', () => {
    const karnataka = { gstin: '29AAGCB7383J1Z4', state: 'Maharashtra' }
    expect(supplierStateOf(karnataka)).toBe('29')
    expect(supplierStateOf({ gstin: '29', state: 'Goa' })).toBe('30')
    expect(supplierStateOf({ gstin: '', state: 'M.P.' })).toBeNull()
    expect(isInterState(karnataka, 'Karnataka')).toBe(false)
    expect(isInterState(karnataka, 'Maharashtra')).toBe(true)
    expect(isInterState({ gstin: '29AAGCB7383J1Z4', state: '' }, 'Goa')).toBe(true)
  })

  it('takes a state of the list and no free text', () => {
    const regular = { taxRegime: 'regular' } as const
    expect(refusePlace('Bombay side', regular)).toMatchObject({ field: 'placeOfSupply' })
    expect([refusePlace('Maharashtra', regular), refusePlace(' ', regular)]).toEqual([null, null])
    expect(refusePlace('Nevada', { taxRegime: 'outsideIndia' })).toBeNull()
  })

  it('is printed by the state of a GSTIN, of an address only without one', () => {
    expect(statePrinted({ gstin: '27AAPFU0939F1ZV', state: 'Gujarat' })).toEqual({
      state: 'Maharashtra',
      stateCode: '27',
    })
    expect(statePrinted({ gstin: '', state: 'tamilnadu' })).toEqual({ state: 'Tamil Nadu', stateCode: '33' })
    expect(statePrinted({ gstin: '', state: 'Nevada' })).toEqual({ state: 'Nevada', stateCode: '' })
    expect(statePrinted({ gstin: '', state: '' })).toEqual({ state: '', stateCode: '' })
  })

  it('never splits a tax outside of India', () => {
    expect(isUndivided({ taxRegime: 'outsideIndia', gstin: '' }, '', '')).toBe(true)
    expect(isUndivided({ taxRegime: 'regular', gstin: '' }, 'Goa', 'Goa')).toBe(false)
    expect(isUndivided({ taxRegime: 'regular', gstin: '29AAGCB7383J1Z4' }, 'Goa', 'Goa')).toBe(true)
  })

  it('knows the states by code and name, and the territories without a legislature', () => {
    expect(stateCodeOf('Maharashtra')).toBe('27')
    expect(['Jammu & Kashmir', 'Jammu and Kashmir', 'J&K', 'constructor', ''].map(stateCodeOf)).toEqual([
      ...['01', '01', '01'],
      ...[null, null],
    ])
    expect(stateCodeOf('Atlantis')).toBeNull()
    expect(stateNameOf('29')).toBe('Karnataka')
    expect(stateNameOf('99')).toBeNull()
    expect(isUnionTerritory(stateCodeOf('Chandigarh'))).toBe(true)
    expect(isUnionTerritory(stateCodeOf('New Delhi'))).toBe(false)
  })
})
