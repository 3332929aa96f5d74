import { z } from 'zod'

const text = z.string().default('')

/**
 * DOMAIN 1.6 "biometricDevices/{sn}/roster/{pin}": a person as the device has them, from its USER lines; what of them is
 * biometric is never kept. `id` is the normalised pin; `pin` is as the device writes it. All of it goes back with each command, so
 * that none resets anything; so does the person's password, which lies beside the device's secret, where no page reads it.
 */
export const rosterLineSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  sn: z.string().min(1),
  pin: z.string().min(1),
  name: text,
  pri: text,
  card: text,
  grp: text,
  tz: text,
  verify: text,
  viceCard: text,
  hasPassword: z.boolean().default(false),
  seenAt: z.date().nullable().default(null),
})
export type RosterLine = z.infer<typeof rosterLineSchema>
