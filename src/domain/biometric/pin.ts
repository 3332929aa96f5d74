import { z } from 'zod'

/**
 * The number a person has on the devices, as they send it: without spaces and leading zeros (DOMAIN 1.6). '' for what
 * is none: no digits, more than 9 of them, or 0, which is "not linked".
 */
export function pinOf(text: string | number): string {
  const [, digits = ''] = /^\s*0*(\d{1,9})\s*$/.exec(String(text)) ?? []
  return digits === '0' ? '' : digits
}

export const pinSchema = z
  .union([z.string().max(40), z.number().int().nonnegative()])
  .transform(pinOf)
  .refine((pin) => pin !== '', 'Enter the number shown on the device')
