import { describe, expect, it } from 'vitest'
import { settingsOf } from '@/domain/gyms/settings'
import { settingProblem } from '@/domain/gyms/settingFields'
import { ratesUnder, taxFormOf, taxFormSchema, type TaxForm } from './taxForm'

const gstin = '23AABCI1234F1Z9'
const registered = taxFormOf(settingsOf({ gstin }, 'GYM'), 'GYM')
const parsed = (changes: Partial<TaxForm>) => taxFormSchema.safeParse({ ...registered, ...changes })
const faults = (changes: Partial<TaxForm>) =>
  parsed(changes).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('tax and numbering', () => {
  it('comes out as the settings it was read from, which the server takes', () => {
    const { data } = parsed({})
    expect(data).toMatchObject({ taxRegime: 'regular', gstin, sac: null, taxRates: null, taxName: 'GST' })
    expect(settingProblem(data ?? {})).toBeNull()
  })

  it('needs a GSTIN where tax is collected under one (DOMAIN 2.4)', () => {
    expect(faults({ taxRegime: 'regular', gstin: '' })[0]?.[0]).toBe('gstin')
    expect(faults({ taxRegime: 'composition', gstin: '' })[0]?.[0]).toBe('gstin')
    expect(faults({ taxRegime: 'unregistered', gstin: '' })).toEqual([])
  })

  it('takes the number of a tax outside of India as it is written there, and a GSTIN alone in India', () => {
    const rates = [{ from: '2026-01-01', rate: 5 }]
    const outside = { taxRegime: 'outsideIndia', hasOwnRates: true, rates } as const
    expect(parsed({ ...outside, gstin: ' GB 123 4567 89 ' }).data?.gstin).toBe('GB 123 4567 89')
    expect(parsed({ gstin: '23 aabci 1234 f1z9' }).data?.gstin).toBe(gstin)
    expect(faults({ gstin: '100123' })).toEqual([['gstin', 'A GSTIN has 15 characters; this one has 6']])
  })

  it('asks for a rate outside of India, and offers none of India’s', () => {
    const outside = { taxRegime: 'outsideIndia', gstin: '', hasOwnRates: false } as const
    expect(faults(outside)).toEqual([
      ['hasOwnRates', 'Turn this on and enter your rate: 0 if you charge no tax'],
    ])
    expect(faults({ ...outside, hasOwnRates: true, rates: [{ from: '2026-01-01', rate: 0 }] })).toEqual([])
    expect(taxFormOf(settingsOf({ taxRegime: 'outsideIndia' }, 'GYM'), 'GYM').rates).toEqual([
      { from: '2017-07-01', rate: null },
    ])
  })

  it('begins its own rates with those of the regime that is chosen, and leaves what was typed', () => {
    const none = [{ from: '2017-07-01', rate: null }]
    expect(ratesUnder('outsideIndia', registered.rates, 'GYM')).toEqual(none)
    expect(ratesUnder('regular', none, 'GYM')).toEqual(registered.rates)
    expect(ratesUnder('composition', registered.rates, 'GYM')).toBeNull()
    const typed = [{ from: '2017-07-01', rate: 9 }]
    for (const regime of ['outsideIndia', 'regular'] as const)
      expect(ratesUnder(regime, typed, 'GYM')).toBeNull()
  })

  it('says at each row of its own rates what is missing', () => {
    const from = '2026-04-01'
    expect(faults({ hasOwnRates: true, rates: [{ from, rate: null }] })).toEqual([
      ['rates.0.rate', 'Enter a rate'],
    ])
    expect(faults({ hasOwnRates: true, rates: [{ from, rate: 101 }] })).toEqual([
      ['rates.0.rate', 'Enter 0 to 100'],
    ])
    expect(
      faults({
        hasOwnRates: true,
        rates: [
          { from, rate: 5 },
          { from, rate: 12 },
        ],
      }),
    ).toEqual([['rates', 'Two rates begin on the same day']])
  })

  it('keeps rates of its own by their days, and none where they are switched off', () => {
    const rates = [
      { from: '2026-04-01', rate: 12 },
      { from: '2017-07-01', rate: 18 },
    ]
    expect(parsed({ hasOwnRates: true, rates }).data?.taxRates?.map(({ rate }) => rate)).toEqual([18, 12])
    expect(parsed({ hasOwnRates: false, rates: [{ from: null, rate: null }] }).data?.taxRates).toBeNull()
  })
})
