import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { holidayOn } from './holiday'
import { settingsOf } from './settings'

it('holidays come out of the preference by date; what is none is left out and stops nothing', () => {
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
