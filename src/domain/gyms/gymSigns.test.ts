import { expect, it, test } from 'vitest'
import { gymMarks, signsOf, signsText, textsWith } from './gymSigns'

test.each(gymMarks)('%s is found in every text that holds it, and in no other', (sign) => {
  const found = textsWith(sign)
  expect(new Set(found).size).toBe(2 ** (gymMarks.length - 1))
  for (const text of found) {
    expect(signsOf(text).has(sign)).toBe(true)
    expect(signsText(signsOf(text))).toBe(text)
  }
  for (const other of gymMarks.filter((each) => each !== sign))
    expect(found).not.toContain(signsText(new Set([other])))
})

it('no sign is the empty text, and an unknown word is passed by', () => {
  expect(signsText(new Set())).toBe('')
  expect([...signsOf('gone devices')]).toEqual(['devices'])
})

test('two marks together are found in the texts that hold both, and one question may name them all', () => {
  expect(textsWith('silent', 'paying')).toContain('silent devices paying')
  expect(textsWith('silent', 'paying')).not.toContain('silent')
  for (const mark of gymMarks) expect(textsWith(mark).length).toBeLessThanOrEqual(30)
})
