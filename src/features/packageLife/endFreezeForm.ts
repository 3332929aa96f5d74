import { z } from 'zod'
import type { Member } from '@/domain/members/member'
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

/** Rupees that were billed for a freeze of which no day has passed: it is taken back without a trace, but for its invoice. */
export function feeLeftBehind({ currentPackage }: Pick<Member, 'currentPackage'>, today: CivilDate): number {
  if (currentPackage === null) return 0
  const { freezes, freeze } = currentPackage
  return freezes.some(({ from, invoiceId }) => from >= today && invoiceId !== '') ? freeze.fee : 0
}
