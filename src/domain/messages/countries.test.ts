import { describe, expect, it } from 'vitest'
import { settingsOf } from '@/domain/gyms/settings'
import { countryProblem } from './countries'

const countriesOf = (preference: Record<string, unknown>) => settingsOf(preference, 'GYM').messageCountries

describe('the countries a centre sends messages to', () => {
  it('are its own where it names none, and what makes no sense is none', () => {
    expect(countriesOf({})).toEqual(['IN'])
    expect(countriesOf({ locale: 'en-AE' })).toEqual(['AE'])
    expect(countriesOf({ locale: 'en-NZ' })).toEqual(['NZ'])
    expect(countriesOf({ messageCountries: ['IN', 'AE', 'AE'] })).toEqual(['IN', 'AE'])
    for (const nonsense of ['IN', [], ['India'], ['XX'], Array.from({ length: 99 }, () => 'IN')])
      expect(countriesOf({ messageCountries: nonsense })).toEqual(['IN'])
  })

  it('take their own numbers, and refuse others in words', () => {
    expect(countryProblem('+919876543210', ['IN'])).toBeNull()
    expect(countryProblem('+971501234567', ['IN', 'AE'])).toBeNull()
    expect(countryProblem('+64211234567', ['NZ', 'IE', 'ZA'])).toBeNull()
    expect(countryProblem('+971501234567', ['IN'])).toBe(
      'this centre sends messages to numbers of India only. The owner can allow more countries in Site config.',
    )
    expect(countryProblem('+8821234567890', ['IN', 'AE', 'NP'])).toContain(
      'numbers of India, United Arab Emirates, and Nepal only',
    )
  })
})
