import { createHash, timingSafeEqual } from 'node:crypto'

/** Nobody types small and capital letters apart on a terminal, and a host's name has none. */
export const secretHashOf = (sn: string, secret: string): string =>
  createHash('sha256').update(`${sn}\n${secret.trim().toUpperCase()}`).digest('hex')

/** In a time that tells nothing of where they differ. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
