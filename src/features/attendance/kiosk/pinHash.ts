import type { KioskPin } from '@/domain/gyms/kioskPin'

const ROUNDS = 200_000
const SALT_BYTES = 16

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

async function derive(pin: string, salt: string, rounds: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds }
  return hexOf(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)))
}

/** What is kept of a new PIN. */
export async function pinToKeep(pin: string): Promise<KioskPin> {
  const salt = hexOf(crypto.getRandomValues(new Uint8Array(SALT_BYTES)))
  return { salt, hash: await derive(pin, salt, ROUNDS), rounds: ROUNDS }
}

export const isRightPin = async (pin: string, { salt, hash, rounds }: KioskPin): Promise<boolean> =>
  (await derive(pin, salt, rounds)) === hash
