import { pbkdf2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { OlderKioskPin } from '@/domain/gyms/kioskPin'

/** How much work a hash is: 16 MB and about a tenth of a second, so that all PINs take a day even for who has it. */
const WORK = { N: 2 ** 14, r: 8, p: 2 }
const SALT_BYTES = 16
const HASH_BYTES = 32

/** What is kept of a PIN: scrypt of its digits, hexadecimal. */
export const pinHashSchema = z.object({
  salt: z.string().regex(/^[0-9a-f]{32}$/),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
})
type PinHash = z.infer<typeof pinHashSchema>

type Derived = (error: Error | null, bytes: Buffer) => void

const derived = (derive: (done: Derived) => void): Promise<Buffer> =>
  new Promise((resolve, reject) => derive((error, bytes) => (error ? reject(error) : resolve(bytes))))

const scrypted = (pin: string, salt: string) =>
  derived((done) => scrypt(pin, Buffer.from(salt, 'hex'), HASH_BYTES, WORK, done))

export async function hashOfPin(pin: string): Promise<PinHash> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  return { salt, hash: (await scrypted(pin, salt)).toString('hex') }
}

export const isPinOf = async (pin: string, { salt, hash }: PinHash): Promise<boolean> =>
  timingSafeEqual(await scrypted(pin, salt), Buffer.from(hash, 'hex'))

export async function isOlderPinOf(pin: string, { salt, hash, rounds }: OlderKioskPin): Promise<boolean> {
  const bytes = await derived((done) =>
    pbkdf2(pin, Buffer.from(salt, 'hex'), rounds, HASH_BYTES, 'sha256', done),
  )
  return timingSafeEqual(bytes, Buffer.from(hash, 'hex'))
}
