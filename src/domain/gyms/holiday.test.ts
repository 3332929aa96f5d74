import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { holidayOn, withHolidaysByDate } from './holiday'
import { mergePreference } from './mergePreference'
import { settingsOf } from './settings'

it('holidays by date come out of the preference in their order, one taken away is gone', () => {
  const { holidays } = settingsOf(
    { holidays: { '2026-11-08': 'Diwali', '2026-01-26': 'Republic Day', '2026-12-25': null } },
    'GYM',
  )
  expect(holidays.map(({ name }) => name)).toEqual(['Republic Day', 'Diwali'])
})

it('two who change different days at once keep both, an older list too', () => {
  const older = { graceDays: 3, holidays: [{ date: '2026-11-08', name: 'Diwali' }] }
  const one = mergePreference(withHolidaysByDate(older), { holidays: { '2026-12-25': 'Christmas' } })
  const both = mergePreference(withHolidaysByDate(one), { holidays: { '2027-01-26': 'Republic Day' } })
  expect(both).toEqual({
    graceDays: 3,
    holidays: { '2026-11-08': 'Diwali', '2026-12-25': 'Christmas', '2027-01-26': 'Republic Day' },
  })
  expect(mergePreference(both, { holidays: { '2026-11-08': null } })['holidays']).not.toHaveProperty(
    '2026-11-08',
  )
  expect(withHolidaysByDate({ graceDays: 3 })).toEqual({ graceDays: 3 })
})

it('holidays come out of an older preference, a list; what is none is left out and stops nothing', () => {
  const { holidays } = settingsOf(
    {
      holidays: [
        { date: '2026-11-08', name: ' Diwali ' },
        { date: 'soon', name: 'Holi' },
        7,
        { date: '2026-01-26', name: 'Republic Day' },
      ],
    },
    'GYM',
  )
  expect(holidays).toEqual([
    { date: '2026-01-26', name: 'Republic Day' },
    { date: '2026-11-08', name: 'Diwali' },
  ])
  expect(holidayOn(civil('2026-11-08'), holidays)).toBe('Diwali')
  expect(holidayOn(civil('2026-11-09'), holidays)).toBeNull()
  expect(settingsOf({ holidays: 'none' }, 'GYM').holidays).toEqual([])
})
