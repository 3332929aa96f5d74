import { expect, it, test } from 'vitest'
import { gymSigns, signsOf, signsText, textsWith } from './gymSigns'

test.each(gymSigns)('%s is found in every text that holds it, and in no other', (sign) => {
  const found = textsWith(sign)
  expect(new Set(found).size).toBe(2 ** (gymSigns.length - 1))
  for (const text of found) {
    expect(signsOf(text).has(sign)).toBe(true)
    expect(signsText(signsOf(text))).toBe(text)
  }
  for (const other of gymSigns.filter((each) => each !== sign))
    expect(found).not.toContain(signsText(new Set([other])))
})

it('no sign is the empty text, and an unknown word is passed by', () => {
  expect(signsText(new Set())).toBe('')
  expect([...signsOf('gone devices')]).toEqual(['devices'])
})
