import { z } from 'zod'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'

const backFields = z.object({ backOn: civilDateSchema.nullable() })
export type BackForm = z.infer<typeof backFields>

/** The first day of training again. The calendar offers no day that has passed, and a typed one is refused at its field. */
export const backFormSchema = (today: CivilDate) =>
  backFields.superRefine(({ backOn }, ctx) => {
    if (backOn === null)
      ctx.addIssue({ code: 'custom', path: ['backOn'], message: 'Enter the day of coming back' })
    else if (backOn < today)
      ctx.addIssue({ code: 'custom', path: ['backOn'], message: `${formatCivil(today)} at the earliest` })
  })
