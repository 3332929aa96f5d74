import { expect, test } from 'vitest'
import { readTypedDate, readTypedTime, typedDate, typedTime, writtenDate } from './civilText'

test.each([
  ['31/01/1990', '1990-01-31'],
  ['5-3-90', '1990-03-05'],
  ['05.03.26', '2026-03-05'],
  ['5 3 2026', '2026-03-05'],
  ['31011990', '1990-01-31'],
  ['310190', '1990-01-31'],
  ['1 jan 2026', '2026-01-01'],
  ['01 Jan, 2026', '2026-01-01'],
  ['3 September 26', '2026-09-03'],
  ['2026-01-31', '2026-01-31'],
  ['29/02/2024', '2024-02-29'],
])('reads %s day first as %s', (typed, civil) => {
  expect(readTypedDate(typed)).toBe(civil)
})

test.each([
  '',
  '31/02/1990',
  '29/02/2023',
  '00/01/2020',
  '12/13/2020',
  '1 foo 2020',
  '5/3',
  'yesterday',
  '01/01/1899',
])('takes %o for no date', (typed) => {
  expect(readTypedDate(typed)).toBeNull()
})

test('shows a civil date day first in a field and written in a sentence', () => {
  expect(typedDate('2026-01-31')).toBe('31/01/2026')
  expect(writtenDate('2026-01-31')).toBe('31 Jan, 2026')
})

test('leaves what is no civil date as it was typed', () => {
  expect(typedDate('31/2/1990')).toBe('31/2/1990')
})

test.each([
  ['19:30', '19:30'],
  ['1930', '19:30'],
  ['7.30 pm', '19:30'],
  ['7:30PM', '19:30'],
  ['7 p.m.', '19:00'],
  ['9', '09:00'],
  ['12 am', '00:00'],
  ['12:05 pm', '12:05'],
  ['00:00', '00:00'],
])('reads the time %s as %s', (typed, time) => {
  expect(readTypedTime(typed)).toBe(time)
})

test.each(['', '24:00', '9:60', '13 pm', '0 am', 'noon', '7:3', '19:30:10'])(
  '%s is no time of a day',
  (typed) => {
    expect(readTypedTime(typed)).toBeNull()
  },
)

test('shows a time as the screens write it, and leaves what is none as it was typed', () => {
  expect(['19:30', '00:05', '12:00'].map(typedTime)).toEqual(['7:30 pm', '12:05 am', '12:00 pm'])
  expect(typedTime('9:7x')).toBe('9:7x')
})
