import { z } from 'zod'
import { addDuration } from '@/domain/shared/calendar'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused, usedOtherwise, type Refusal } from '@/domain/shared/refusal'
import { clashOf, leaveKinds, MOST_LEAVE_REASON, type StaffLeave } from './staffLeave'

const day = (missing: string) =>
  z
    .string(missing)
    .nullable()
    .transform((text, context): CivilDate => {
      const parsed = civilDateSchema.safeParse(text)
      if (parsed.success) return parsed.data
      context.addIssue({ code: 'custom', message: missing })
      return z.NEVER
    })

/** Leave as it is typed, whoever asks for it. */
export const leaveFields = {
  from: day('Enter the first day'),
  to: day('Enter the last day'),
  kind: z.enum(leaveKinds),
  reason: z
    .string()
    .trim()
    .min(1, 'Enter a reason')
    .max(MOST_LEAVE_REASON, `Use ${String(MOST_LEAVE_REASON)} letters at most`),
}

export const endsInOrder = ({ from, to }: { from: CivilDate; to: CivilDate }): boolean => from <= to
const OUT_OF_ORDER = 'The leave ends before it begins'
/** Made anew for each schema, because a schema takes the words out of it. */
export const outOfOrder = () => ({ path: ['to'], message: OUT_OF_ORDER })

/** What an employee asks for. */
export const leaveWishSchema = z.object(leaveFields).refine(endsInOrder, outOfOrder())
export type LeaveWish = z.output<typeof leaveWishSchema>

/** The sentence for leave that already covers a day. */
export const clashText = ({ from, to }: Pick<StaffLeave, 'from' | 'to'>): string =>
  `There is leave from ${formatCivil(from)} to ${formatCivil(to)} already. Choose other days, or remove that first.`

type Span = Pick<StaffLeave, 'id' | 'from' | 'to'>

/** Why an employee can't be given that; null where they can. `own` is their leave. */
export function refuseGiven(span: Span, own: readonly StaffLeave[]): Refusal | null {
  if (span.to < span.from) return refused(OUT_OF_ORDER, 'to')
  const clash = clashOf(span, own)
  return clash === null ? null : refused(clashText(clash), 'from')
}

/** Why an employee can't ask for that; null where they can. */
export function refuseWish(wish: Span, own: readonly StaffLeave[], today: CivilDate): Refusal | null {
  if (wish.from < today) return refused('Ask for days from today on.', 'from')
  if (wish.to > addDuration(today, 1, 'Year')) return refused('Ask for days within a year.', 'to')
  return refuseGiven(wish, own)
}

type Told = Pick<StaffLeave, 'staffId' | 'from' | 'to' | 'kind' | 'reason'> &
  Partial<Pick<StaffLeave, 'isPaid'>>

/**
 * Why leave that stands under a key already is no repeat of what is sent with it now; null where it is. Whether leave that was asked
 * for is paid is the owner's answer, so a repeat of the wish does not name it.
 */
export function refuseOther(stands: Told | undefined, sent: Told): Refusal | null {
  const isSame =
    stands !== undefined &&
    stands.staffId === sent.staffId &&
    stands.from === sent.from &&
    stands.to === sent.to &&
    stands.kind === sent.kind &&
    stands.reason === sent.reason &&
    (sent.isPaid === undefined || stands.isPaid === sent.isPaid)
  return isSame ? null : usedOtherwise()
}

type Unstamped = Omit<StaffLeave, 'createdAt' | 'updatedAt'>
type Whose = Pick<StaffLeave, 'id' | 'gymId' | 'staffId'>

/** What the owner gave. */
export const givenLeave = (
  { from, to, kind, reason, isPaid }: LeaveWish & Pick<StaffLeave, 'isPaid'>,
  whose: Whose,
): Unstamped => ({
  ...{ ...whose, from, to, kind, reason, isPaid },
  ...{ status: 'Approved', deleted: false },
})

/** What an employee asked for, as it waits for the owner. */
export const requestedLeave = (wish: LeaveWish, whose: Whose): Unstamped => ({
  ...givenLeave({ ...wish, isPaid: true }, whose),
  status: 'Requested',
})
