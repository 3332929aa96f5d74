import { z } from 'zod'

/**
 * "biometricDevices/{sn}/secrets/key", which no rule opens. `secretHash` is `secretHashOf(sn, secret)` of functions/src/iclock;
 * '' for a device that is known by its address alone. The terminal's side keeps where a good handshake came from.
 */
export const deviceSecretSchema = z.object({
  secretHash: z.string().default(''),
  /** `auth: 'ip'`: the address that the owner has approved. */
  pinnedAddress: z.string().default(''),
  authorisedAddress: z.string().default(''),
  authorisedUntil: z.date().nullable().default(null),
  /** Whether it has brought its key with a poll: then it always can, and no address stands in for it any more. */
  sendsKey: z.boolean().catch(false).default(false),
})
export type DeviceSecret = z.infer<typeof deviceSecretSchema>
