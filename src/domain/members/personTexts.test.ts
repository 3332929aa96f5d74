import { describe, expect, it } from 'vitest'
import { memberWith } from './fixtures'
import { refusePersonTexts } from './personTexts'

const reasonOf = (fields: Parameters<typeof memberWith>[0]) => refusePersonTexts(memberWith(fields))?.reason
const guardian = { name: 'Meera', phone: '9876500000', relation: 'Mother', consentOn: null }

describe('an older member whose texts are longer than a page may write', () => {
  it.each<[string, Parameters<typeof memberWith>[0], string]>([
    [
      'three numbers as one phone',
      { phone: '9876543210 / 9123456780 (mother) / 0731-2551234' },
      'The phone of Asha Rao is longer than 40 letters. Shorten it with Edit first.',
    ],
    [
      'a name that no sentence bears',
      { name: 'a'.repeat(300) },
      `The name of ${'a'.repeat(60)}… is longer than 120 letters. Shorten it with Edit first.`,
    ],
    [
      'a pincode with a remark',
      { pincode: '452001 (old)' },
      'The pincode of Asha Rao is longer than 10 letters. Shorten it with Edit first.',
    ],
    [
      'two relations of a guardian',
      { guardian: { ...guardian, relation: 'r'.repeat(61) } },
      'The guardian’s relation of Asha Rao is longer than 60 letters. Shorten it with Edit first.',
    ],
    [
      'a reason for leaving, which no form has',
      { reasonForLeaving: 'a'.repeat(1001) },
      'The reason for leaving of Asha Rao is longer than 1000 letters. Deactivate or restore the member, which replaces it.',
    ],
    ['no name', { name: '' }, 'There is no name. Enter it with Edit first.'],
  ])('says which one, and what to do: %s', (_, fields, reason) => {
    expect(reasonOf(fields)).toBe(reason)
  })

  it('says nothing of texts that are as long as they may be, by characters as the rules count them', () => {
    expect(reasonOf({ name: '🏋'.repeat(120), phone: '1'.repeat(40), guardian })).toBeUndefined()
    expect(reasonOf({ name: '🏋'.repeat(121) })).toMatch(/^The name of 🏋+… is longer than 120 letters/u)
  })
})
