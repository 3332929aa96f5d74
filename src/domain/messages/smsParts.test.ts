import { describe, expect, it } from 'vitest'
import { smsPartsOf, smsPartsText } from './smsParts'

describe('how many SMS a text is (DOMAIN 4.1)', () => {
  it.each([
    ['', 0, 1],
    ['x'.repeat(160), 160, 1],
    ['x'.repeat(161), 161, 2],
    ['x'.repeat(306), 306, 2],
    ['x'.repeat(307), 307, 3],
    [`${'x'.repeat(158)}€`, 160, 1],
    [`${'x'.repeat(159)}€`, 161, 2],
    // The sign of two units would be cut at 153: it begins the second part.
    [`${'x'.repeat(152)}€${'x'.repeat(152)}`, 306, 3],
    ['ā'.repeat(70), 70, 1],
    ['ā'.repeat(71), 71, 2],
    ['ā'.repeat(134), 134, 2],
    ['ā'.repeat(135), 135, 3],
    ['🎂'.repeat(35), 70, 1],
    ['🎂'.repeat(36), 72, 2],
  ])('%j has %i units in %i', (text, units, parts) => {
    expect(smsPartsOf(text)).toMatchObject({ units, parts })
  })

  it('is said in words, with what makes it more', () => {
    expect(smsPartsText('Hello', 'en-IN')).toBe('5 characters: 1 SMS.')
    expect(smsPartsText('x'.repeat(200), 'en-IN')).toBe(
      '200 characters: 2 SMS. One holds 160, several hold 153 each.',
    )
    expect(smsPartsText('नमस्ते', 'en-IN')).toBe(
      '6 characters: 1 SMS. “न” makes each hold less: without it, up to 160.',
    )
  })
})
