import { z } from 'zod'
import { newPinSchema } from '@/domain/gyms/kioskPin'
import { MOST_CAPACITY } from '@/domain/gyms/settings'

const LIMIT = `Enter a whole number from 1 to ${MOST_CAPACITY}, or leave it empty`

/** `pin` '' keeps the one there is. */
export const deskSettingsSchema = z
  .object({
    capacity: z.number(LIMIT).int(LIMIT).min(1, LIMIT).max(MOST_CAPACITY, LIMIT).nullable(),
    pin: z.union([z.literal(''), newPinSchema], 'Enter 6 digits'),
    pinAgain: z.string(),
  })
  .refine(({ pin, pinAgain }) => pin === pinAgain, {
    path: ['pinAgain'],
    message: 'This is not the same PIN as above',
  })

export type DeskSettingsForm = z.infer<typeof deskSettingsSchema>
