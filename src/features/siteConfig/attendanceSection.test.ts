import { expect, it } from 'vitest'
import { attendanceSectionSchema } from './AttendanceSection'

const usual = {
  autoExitHours: 2,
  minVisitMinutes: 5,
  capacity: null,
  deviceDuesRule: 'none',
  pin: '',
  pinAgain: '',
}
const isTaken = (fields: object) => attendanceSectionSchema.safeParse({ ...usual, ...fields }).success

it('takes a PIN of 6 digits typed twice, or none, and a whole capacity, or none', () => {
  expect(isTaken({})).toBe(true)
  expect(isTaken({ pin: '258013', pinAgain: '258013', capacity: 60 })).toBe(true)
  expect(isTaken({ pin: '2580', pinAgain: '2580' })).toBe(false)
  expect(isTaken({ pin: '258013', pinAgain: '258031' })).toBe(false)
  expect(isTaken({ capacity: 0 })).toBe(false)
  expect(isTaken({ capacity: 2.5 })).toBe(false)
})
