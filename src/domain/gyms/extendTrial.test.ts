import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { extendedTrialEnd, extendTrial } from './extendTrial'
import { gymPackageSchema } from './gym'

const today = civil('2026-11-20')
const trial = (fields: object = {}) =>
  gymPackageSchema.parse({
    ...{ name: 'Trial', startDate: '2026-11-10', endDate: '2026-11-23', isTrial: true },
    ...fields,
  })
const to = (day: string, fields: object = {}) => extendTrial(trial(fields), civil(day), today)
const refused = (reason: RegExp) => ({
  kind: 'refused',
  field: 'days',
  reason: expect.stringMatching(reason) as string,
})

describe('a longer trial', () => {
  it('ends later, and nothing else of it changes', () => {
    expect(to('2026-11-30')).toEqual(trial({ endDate: '2026-11-30' }))
    expect(to('2026-11-23')).toEqual(trial())
    expect(to('2027-02-18')).toMatchObject({ endDate: '2027-02-18' })
  })

  it('is refused for a paid package, a shorter or too long trial and one without an end', () => {
    expect(to('2026-11-30', { isTrial: false })).toEqual(refused(/not on trial/))
    expect(extendTrial(null, today, today)).toEqual(refused(/not on trial/))
    expect(to('2026-11-22')).toEqual(refused(/only be made longer/))
    expect(to('2026-11-19', { endDate: '2026-11-10' })).toEqual(refused(/in the past/))
    expect(to('2027-02-19')).toEqual(refused(/90 days/))
    expect(to('2026-11-30', { endDate: null })).toEqual(refused(/no end/))
  })

  it('gets its days after its end, or from today where it has ended', () => {
    expect(extendedTrialEnd(civil('2026-11-23'), 7, today)).toBe('2026-11-30')
    expect(extendedTrialEnd(civil('2026-11-01'), 7, today)).toBe('2026-11-26')
    expect(extendedTrialEnd(null, 1, today)).toBe('2026-11-20')
  })
})
