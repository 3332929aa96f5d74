import { offersBeginAt } from '@/domain/messages/quietHours'
import { countryOfLocale } from '@/domain/shared/callingCode'
import { gstinProblem } from '@/domain/tax/gstin'
import { isKnownSac } from '@/domain/tax/rateFor'
import { MOST_HOLIDAYS } from './holiday'
import type { GymSettings } from './settings'

type Conflict = { field: keyof GymSettings; reason: string }

/** Settings that make no sense together, each with the settings that decide it and the field it is said at. */
const conflicts = [
  {
    field: 'gstin',
    decidedBy: ['taxRegime', 'gstin'],
    reason: 'Enter the GSTIN, or choose that you are not registered',
    isThere: ({ taxRegime, gstin }) =>
      (taxRegime === 'regular' || taxRegime === 'composition') && gstin === '',
  },
  {
    field: 'gstin',
    decidedBy: ['taxRegime', 'gstin'],
    reason: ({ gstin }) => (gstinProblem(gstin) ?? '').replace(/\.$/, ''),
    isThere: ({ taxRegime, gstin }) =>
      taxRegime !== 'outsideIndia' && gstin.trim() !== '' && gstinProblem(gstin) !== null,
  },
  {
    field: 'sac',
    decidedBy: ['taxRegime', 'sac', 'taxRates'],
    reason: 'The rate of this code is not known: enter it under your own rates',
    isThere: ({ taxRegime, sac, taxRates }) => taxRegime === 'regular' && !isKnownSac(sac, { sac, taxRates }),
  },
  {
    field: 'taxRates',
    decidedBy: ['taxRegime', 'taxRates'],
    reason: 'Turn this on and enter your rate: 0 if you charge no tax',
    isThere: ({ taxRegime, taxRates }) => taxRegime === 'outsideIndia' && taxRates === null,
  },
  {
    field: 'staffAbsentHours',
    decidedBy: ['staffAbsentHours', 'staffHalfDayHours'],
    reason: 'Enter fewer hours than for half a day',
    isThere: ({ staffAbsentHours, staffHalfDayHours }) => staffAbsentHours >= staffHalfDayHours,
  },
  {
    field: 'freezeMaxDays',
    decidedBy: ['freezeMinDays', 'freezeMaxDays'],
    reason: 'Shorter than the shortest freeze',
    isThere: ({ freezeMinDays, freezeMaxDays }) => freezeMinDays > freezeMaxDays,
  },
  {
    field: 'holidays',
    decidedBy: ['holidays'],
    reason: `At most ${String(MOST_HOLIDAYS)} holidays: remove some that are over`,
    isThere: ({ holidays }) => holidays.length > MOST_HOLIDAYS,
  },
  {
    field: 'quietUntil',
    decidedBy: ['quietFrom', 'quietUntil'],
    reason: 'Leave some time for offers, in India between 10:00 am and 9:00 pm',
    isThere: ({ quietFrom, quietUntil, locale }) =>
      offersBeginAt({ quietFrom, quietUntil, isIndian: countryOfLocale(locale) === 'IN' }) === null,
  },
] as const satisfies readonly {
  field: keyof GymSettings
  decidedBy: readonly (keyof GymSettings)[]
  reason: string | ((settings: Settled) => string)
  isThere: (settings: Settled) => boolean
}[]

type Settled = Pick<
  GymSettings,
  | 'taxRegime'
  | 'gstin'
  | 'sac'
  | 'taxRates'
  | 'staffAbsentHours'
  | 'staffHalfDayHours'
  | 'freezeMinDays'
  | 'freezeMaxDays'
  | 'holidays'
  | 'quietFrom'
  | 'quietUntil'
  | 'locale'
>

/** A form asks for some of them: the others stand in conflict with nothing. */
const atPeace: Settled = {
  taxRegime: 'unregistered',
  gstin: '',
  sac: '',
  taxRates: null,
  staffAbsentHours: 0,
  staffHalfDayHours: 1,
  freezeMinDays: 1,
  freezeMaxDays: 1,
  holidays: [],
  quietFrom: '21:00',
  quietUntil: '09:00',
  locale: 'en-IN',
}

/**
 * What a change of settings would leave in conflict (DOMAIN 2.4: no tax without a GSTIN, nor at a rate that nobody knows, outside of India no rate of India's; PRODUCT 4.13; 2.W), with the field
 * it is said at; null where it leaves none. `changed` are the names that are changed: what an older centre has in conflict
 * stands in the way of nothing else.
 */
export function settingsConflict(settings: Partial<Settled>, changed: readonly string[]): Conflict | null {
  const settled = { ...atPeace, ...settings }
  const found = conflicts.find(
    ({ decidedBy, isThere }) => decidedBy.some((name) => changed.includes(name)) && isThere(settled),
  )
  if (found === undefined) return null
  const { field, reason } = found
  return { field, reason: typeof reason === 'string' ? reason : reason(settled) }
}
