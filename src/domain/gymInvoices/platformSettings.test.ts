import { describe, expect, it } from 'vitest'
import { sellerWith } from './fixtures'
import {
  missingOfSeller,
  noPlatformSettings,
  platformSettingsInputSchema,
  type TypedPlatformSettings,
} from './platformSettings'

const typed = (fields: Partial<TypedPlatformSettings> = {}) =>
  platformSettingsInputSchema.safeParse({ ...sellerWith(), ...fields })
const faults = (fields: Partial<TypedPlatformSettings>) =>
  typed(fields).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('the platform’s particulars as they are typed', () => {
  it('are taken tidied', () => {
    expect(
      typed({ gstin: ' 23aabci1234f1z9', prefix: 'fc', legalName: ' Fitness  Centre ' }).data,
    ).toMatchObject({
      ...{ gstin: '23AABCI1234F1Z9', prefix: 'FC', legalName: 'Fitness Centre' },
    })
  })

  it('hold the check character of the GSTIN, and its state against the address', () => {
    expect(faults({ gstin: '23AABCI1234F1Z8' })[0]?.[1]).toContain('check character')
    expect(faults({ state: 'Kerala' })).toEqual([
      ['state', 'The GSTIN is of another state. Its first two digits say which.'],
    ])
    expect(faults({ state: 'Kerala', gstin: '' })).toEqual([])
  })

  it('refuse what no document could print', () => {
    expect(faults({ legalName: ' ' })).toEqual([['legalName', 'Enter the legal name']])
    expect(faults({ address: '' })).toEqual([['address', 'Enter the address']])
    expect(faults({ state: 'Atlantis', gstin: '' })).toEqual([['state', 'Choose the state']])
    expect(faults({ prefix: 'FCS1' })).toEqual([['prefix', 'Enter 1 to 3 letters or digits']])
    expect(faults({ sac: '8523' })[0]?.[0]).toBe('sac')
  })
})

it('what is missing is said in words; a GSTIN only where there is a tax (DOMAIN 2.4)', () => {
  expect(missingOfSeller(noPlatformSettings, 18)).toEqual(['legal name', 'address', 'state', 'GSTIN'])
  expect(missingOfSeller(sellerWith({ gstin: '' }), 0)).toEqual([])
  expect(missingOfSeller(sellerWith({ gstin: '' }), 18)).toEqual(['GSTIN'])
  expect(missingOfSeller(sellerWith(), 18)).toEqual([])
})
