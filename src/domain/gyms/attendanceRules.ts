import { z } from 'zod'
import { settingFields } from './settingFields'
import { settingsConflict } from './settingsConflict'

/** What an owner sets for employees (PRODUCT 4.13): fields that only make sense together. */
export const staffRulesSchema = z
  .object({
    staffGraceMinutes: settingFields.staffGraceMinutes,
    staffHalfDayPercent: settingFields.staffHalfDayPercent,
    staffHalfDayHours: settingFields.staffHalfDayHours,
    staffAbsentHours: settingFields.staffAbsentHours,
    staffOvertimeMinutes: settingFields.staffOvertimeMinutes,
    staffLatesPerHalfDay: settingFields.staffLatesPerHalfDay,
    staffUnpaidOff: settingFields.staffUnpaidOff,
    staffCasualLeave: settingFields.staffCasualLeave,
    staffSickLeave: settingFields.staffSickLeave,
    staffEarnedLeave: settingFields.staffEarnedLeave,
    staffAutoExitHours: settingFields.staffAutoExitHours,
    staffMinVisitMinutes: settingFields.staffMinVisitMinutes,
  })
  .superRefine((rules, context) => {
    const conflict = settingsConflict(rules, Object.keys(rules))
    if (conflict) context.addIssue({ code: 'custom', path: [conflict.field], message: conflict.reason })
  })
export type StaffRulesForm = z.input<typeof staffRulesSchema>
