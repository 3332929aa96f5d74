import { expect, it } from 'vitest'
import { settingFields, type SettingName } from '@/domain/gyms/settingFields'
import { settingWords } from '@/domain/gyms/settingWords'
import { defaultOf, hintOf } from './defaultHint'
import { findSettings as findIn } from './findSettings'

const findSettings = (typed: string) => findIn(typed, 'en-IN')
const names = Object.keys(settingFields) as SettingName[]

it('finds every setting by its label, and says in which section it stands', () => {
  for (const name of names)
    expect(
      findSettings(settingWords[name].label).map(({ label }) => label),
      name,
    ).toContain(settingWords[name].label)
  expect(findSettings('grace')[0]).toMatchObject({ section: 'packages', field: 'graceDays' })
})

it('finds by the beginnings of words, in any order, of the label first and of the sentence too', () => {
  expect(findSettings('bounc char')[0]).toMatchObject({ field: 'chequeBounceCharge' })
  expect(findSettings('qr')[0]).toMatchObject({ field: 'upiId' })
  expect(findSettings('lost phone')[0]).toMatchObject({ section: 'security' })
  expect(findSettings('  ')).toEqual([])
  expect(findSettings('zzz')).toEqual([])
})

it('calls the code of an address what its field is called where the centre is (PRODUCT 2.R)', () => {
  expect(findSettings('pincode')[0]).toMatchObject({ field: 'pincode', label: 'Pincode' })
  expect(findIn('postal code', 'en-GB')[0]).toMatchObject({ field: 'pincode', label: 'Postal code' })
  expect(findIn('pincode', 'en-GB')).toEqual([])
})

it('calls no two settings the same, so that a label says which', () => {
  const labels = names.map((name) => settingWords[name].label)
  expect(new Set(labels).size).toBe(labels.length)
})

it('says of every setting what it does and what stands by default, or that it may be left blank', () => {
  for (const name of names) {
    expect(settingWords[name].hint, name).toMatch(/\.$/)
    const isSaid = defaultOf(name) !== '' || /Leave blank|Off: |as on your certificate/.test(hintOf(name))
    expect(isSaid, name).toBe(true)
  }
})
