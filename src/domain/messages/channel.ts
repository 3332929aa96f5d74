import { z } from 'zod'

/** DOMAIN 4.5. */
export const channels = ['sms', 'whatsapp', 'email'] as const
export const channelSchema = z.enum(channels)
export type Channel = z.infer<typeof channelSchema>
