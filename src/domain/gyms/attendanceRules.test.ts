import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { staffRulesSchema } from './attendanceRules'
import { settingFields } from './settingFields'
import { settingsOf } from './settings'

const usual = settingsOf({}, 'GYM')
const fields = [
  ['staffGraceMinutes', 0, 120],
  ['staffHalfDayPercent', 1, 100],
  ['staffHalfDayHours', 2, 12],
  ['staffAbsentHours', 0, 3],
  ['staffOvertimeMinutes', 1, 120],
  ['staffLatesPerHalfDay', 0, 31],
  ['staffCasualLeave', 0, 60],
  ['staffSickLeave', 0, 60],
  ['staffEarnedLeave', 0, 60],
  ['staffAutoExitHours', 1, 16],
  ['staffMinVisitMinutes', 0, 240],
  ['autoExitHours', 1, 6],
  ['minVisitMinutes', 0, 240],
] as const

const visitRulesSchema = z.object({
  autoExitHours: settingFields.autoExitHours,
  minVisitMinutes: settingFields.minVisitMinutes,
})
const formOf = (field: string) => (field.startsWith('staff') ? staffRulesSchema : visitRulesSchema)

describe('the rules of attendance', () => {
  test.each(fields)('%s is taken from %i to %i, and read back as it was set', (field, least, most) => {
    for (const value of [least, most]) {
      const rules = formOf(field).parse({ ...usual, [field]: value })
      expect(settingsOf(rules, 'GYM')[field]).toBe(value)
    }
  })

  test.each(fields)('%s is refused outside, empty and in parts', (field) => {
    for (const value of [-1, 241, 1.5, null])
      expect(formOf(field).safeParse({ ...usual, [field]: value }).error?.issues[0]?.path).toEqual([field])
  })

  it('absent is less than half a day', () => {
    const { error } = staffRulesSchema.safeParse({ ...usual, staffHalfDayHours: 2, staffAbsentHours: 2 })
    expect(error?.issues[0]).toMatchObject({ path: ['staffAbsentHours'] })
  })

  it('DOMAIN 6.2 holds where nothing is set', () => {
    expect(staffRulesSchema.parse(usual)).toEqual({
      staffGraceMinutes: 10,
      staffHalfDayPercent: 50,
      staffHalfDayHours: 4,
      staffAbsentHours: 1,
      staffOvertimeMinutes: 30,
      staffLatesPerHalfDay: 0,
      staffUnpaidOff: false,
      staffCasualLeave: 0,
      staffSickLeave: 0,
      staffEarnedLeave: 0,
      staffAutoExitHours: 12,
      staffMinVisitMinutes: 30,
    })
  })
})
