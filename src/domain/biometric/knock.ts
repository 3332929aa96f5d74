import { z } from 'zod'

/**
 * 'unknown': no centre has registered it. 'disabled': its centre has switched it off. 'secret': its proof is wrong; 'noSecret': it
 * brought none. 'address': it is known by its address alone, and did not surely call from there.
 */
export const knockReasons = ['unknown', 'disabled', 'secret', 'defaultSecret', 'noSecret', 'address'] as const

/**
 * DOMAIN 1.5 "biometricUnknownDevices/{sn}": a device that called and was not let in. `gymId` is the centre that registered
 * it, or that has another device at the same address; '' for one that nothing is known of.
 */
export const knockSchema = z.object({
  id: z.string().min(1),
  gymId: z.string(),
  reason: z.enum(knockReasons).catch('unknown'),
  address: z.string().default(''),
  pushver: z.string().default(''),
  firstSeenAt: z.date().nullable().default(null),
  lastSeenAt: z.date().nullable().default(null),
})
export type Knock = z.infer<typeof knockSchema>
