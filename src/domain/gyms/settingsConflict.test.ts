import { expect, it } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { settingsOf } from './settings'
import { settingsConflict } from './settingsConflict'

const conflict = (preference: Record<string, unknown>) =>
  settingsConflict(settingsOf(preference, 'GYM'), Object.keys(preference))

it('no tax is collected and no bill of supply made without a GSTIN (DOMAIN 2.4)', () => {
  expect(conflict({ taxRegime: 'regular' })?.field).toBe('gstin')
  expect(conflict({ taxRegime: 'composition' })?.field).toBe('gstin')
  expect(conflict({ taxRegime: 'regular', gstin: '23AABCI1234F1Z9' })).toBeNull()
})

it('the number of a tax is a GSTIN in India, and abroad whatever is written there (PRODUCT 2.R)', () => {
  expect(conflict({ taxRegime: 'regular', gstin: '27AAPFU0939F1Z' })).toEqual({
    field: 'gstin',
    reason: 'A GSTIN has 15 characters; this one has 14',
  })
  const abroad = { taxRegime: 'outsideIndia', taxRates: [{ from: '2018-01-01', rate: 5 }] }
  for (const gstin of ['', '100123', 'GB 123 4567 89']) expect(conflict({ ...abroad, gstin })).toBeNull()
  for (const taxRegime of ['unregistered', 'composition'])
    expect(conflict({ taxRegime, gstin: '100123' })?.field).toBe('gstin')
})

it('a centre outside of India names its rate: the book has India’s alone (DOMAIN 2.4)', () => {
  expect(conflict({ taxRegime: 'outsideIndia' })?.field).toBe('taxRates')
  const rates = (rate: number) => [{ from: '2018-01-01', rate }]
  for (const rate of [0, 5])
    expect(conflict({ taxRegime: 'outsideIndia', sac: '996331', taxRates: rates(rate) })).toBeNull()
})

it('no tax is collected under a code whose rate nobody knows here (996331 silently took 5 %)', () => {
  const registered = { taxRegime: 'regular', gstin: '23AABCI1234F1Z9' }
  expect(conflict({ ...registered, sac: '996331' })?.field).toBe('sac')
  expect(conflict({ ...registered, sac: '9996' })).toBeNull()
  expect(conflict({ ...registered, sac: '996331', taxRates: [{ from: '2017-07-01', rate: 5 }] })).toBeNull()
  expect(conflict({ taxRegime: 'unregistered', sac: '996331' })).toBeNull()
})

it('absent is less than half a day (PRODUCT 4.13)', () => {
  expect(conflict({ staffAbsentHours: 4 })?.field).toBe('staffAbsentHours')
  expect(conflict({ staffHalfDayHours: 1 })?.field).toBe('staffAbsentHours')
  expect(conflict({ staffAbsentHours: 3 })).toBeNull()
})

it('the longest freeze is no shorter than the shortest (PRODUCT 2.W)', () => {
  expect(conflict({ freezeMinDays: 45 })?.field).toBe('freezeMaxDays')
  expect(conflict({ freezeMaxDays: 6 })?.field).toBe('freezeMaxDays')
  expect(conflict({ freezeMaxDays: 7 })).toBeNull()
  expect(conflict({ freezeMinDays: 45, freezeMaxDays: 45 })).toBeNull()
})

it('a form is asked about what it holds alone', () => {
  expect(settingsConflict({ freezeMinDays: 2, freezeMaxDays: 1 }, ['freezeMinDays'])?.field).toBe(
    'freezeMaxDays',
  )
  const every = ['taxRegime', 'sac', 'staffAbsentHours', 'freezeMinDays', 'holidays']
  expect(settingsConflict({}, every)).toBeNull()
})

it('a centre keeps holidays of some years, and is told at them when they are too many', () => {
  const days = (many: number) =>
    Object.fromEntries(Array.from({ length: many }, (_, at) => [addDays(civil('2026-01-01'), at), 'Closed']))
  expect(conflict({ holidays: days(401) })?.field).toBe('holidays')
  expect(conflict({ holidays: days(400) })).toBeNull()
})

it('an older centre with a conflict can change everything else', () => {
  const settings = settingsOf({ taxRegime: 'regular' }, 'GYM')
  expect(settingsConflict(settings, ['graceDays'])).toBeNull()
})
