import { z } from 'zod'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { lastDayProblem } from '@/domain/staff/lastDay'
import type { Staff } from '@/domain/staff/staff'

export const lastDaySchema = (staff: Pick<Staff, 'joiningDate'>, today: CivilDate) =>
  z
    .string('Enter the last day of work')
    .pipe(civilDateSchema)
    .superRefine((day, ctx) => {
      const message = lastDayProblem(day, staff, today)
      if (message !== null) ctx.addIssue({ code: 'custom', message })
    })
