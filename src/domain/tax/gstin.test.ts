import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { gstinCheckDigit, gstinProblem, gstinState } from './gstin'

describe('a GSTIN', () => {
  test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', ' 27aapfu0939f1zv '])('%s is one', (gstin) => {
    expect(gstinProblem(gstin)).toBeNull()
  })

  test.each([
    ['too short', '27AAPFU0939F1Z', 'A GSTIN has 15 characters; this one has 14.'],
    ['out of shape', '27AAPFU0939F1XV', /^A GSTIN is 2 digits for the state/],
    ['of no state', '99AAPFU0939F1ZV', 'No state has the code 99. Check the first two digits of the GSTIN.'],
    ['mistyped', '27AAPFU0938F1ZV', /^The check character does not fit/],
  ])('%s is refused with the reason', (_case, gstin, reason) => {
    expect(gstinProblem(gstin)).toEqual(
      typeof reason === 'string' ? reason : (expect.stringMatching(reason) as unknown),
    )
  })

  it('tells the state that registered it', () => {
    expect(gstinState('29AAGCB7383J1Z4')).toBe('29')
    expect(gstinState('29AAGCB7383J1Z5')).toBe('')
  })

  it('no single wrong character goes unnoticed', () => {
    const symbols = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const body = fc.array(fc.constantFrom(...symbols), { minLength: 14, maxLength: 14 })
    fc.assert(
      fc.property(body, fc.nat(13), fc.constantFrom(...symbols), (good, at, wrong) => {
        const bad = good.with(at, wrong)
        const isSame = good[at] === wrong
        expect(gstinCheckDigit(bad.join('')) === gstinCheckDigit(good.join(''))).toBe(isSame)
      }),
    )
  })
})
