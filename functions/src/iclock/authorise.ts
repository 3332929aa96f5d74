import { biometricDeviceSchema, type BiometricDevice } from '@/domain/biometric/device'
import { deviceSecretSchema, type DeviceSecret } from '@/domain/biometric/deviceSecret'
import type { Knock } from '@/domain/biometric/knock'
import { devicePath, secretPath } from '@/data/biometric/biometricRecords'
import type { DocumentStore } from '@/data/store/documentStore'
import type { IclockCall } from './iclockCall'
import { isSameHash, secretHashOf } from './secretHash'

/** What every terminal has when it leaves the factory (DOMAIN 1.5). */
const FACTORY_SECRET = '88888888'
const AUTHORISED_MS = 24 * 3_600_000
/** More devices than one instance ever serves. */
const MOST_REMEMBERED = 5000

type Remembered = DeviceSecret & { secretId: string }

/** What this instance knows of secrets, so that a poll costs the device's own document alone. */
export type SecretMemory = Map<string, Remembered>

type Admission =
  | { device: BiometricDevice; refused: null }
  | { device: BiometricDevice | null; refused: Knock['reason'] }

/** Wherever a terminal can put it: its key in the query, the relay's header, the first label of the host's name. */
function secretsOf({ query, headers }: IclockCall): string[] {
  const host = headers['x-forwarded-host'] ?? headers['host'] ?? ''
  return [query('pushcommkey'), query('ComKey'), headers['x-relay-secret'] ?? '', host.split('.')[0] ?? '']
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
}

const isProven = (sn: string, given: readonly string[], { secretHash }: DeviceSecret) =>
  secretHash !== '' &&
  given.some((secret) => secret !== FACTORY_SECRET && isSameHash(secretHashOf(sn, secret), secretHash))

const isAddressed = (device: BiometricDevice, address: string, known: DeviceSecret, now: Date) =>
  (device.auth === 'ip' && known.pinnedAddress !== '' && known.pinnedAddress === address) ||
  (known.authorisedUntil !== null && known.authorisedUntil > now && known.authorisedAddress === address)

async function askSecret(store: DocumentStore, device: BiometricDevice, memory: SecretMemory) {
  const stored = await store.get(secretPath(device.id))
  const secret = deviceSecretSchema.safeParse(stored?.data ?? {}).data ?? deviceSecretSchema.parse({})
  if (memory.size >= MOST_REMEMBERED) memory.clear()
  memory.set(device.id, { ...secret, secretId: device.secretId })
  return secret
}

/** DOMAIN 1.5, last rule: who sends the key in the handshake alone is known by its address for a day. */
async function rememberAddress(
  { store, memory, now }: Parts,
  device: BiometricDevice,
  known: DeviceSecret,
  address: string,
) {
  const isFresh =
    known.authorisedAddress === address &&
    (known.authorisedUntil?.getTime() ?? 0) > now.getTime() + AUTHORISED_MS / 2
  if (isFresh) return
  const authorised = {
    authorisedAddress: address,
    authorisedUntil: new Date(now.getTime() + AUTHORISED_MS),
  }
  await store.batch((writer) => writer.merge(secretPath(device.id), authorised))
  memory.set(device.id, { ...known, ...authorised, secretId: device.secretId })
}

type Parts = { store: DocumentStore; memory: SecretMemory; now: Date }

/** Whether the call is a registered device's own (DOMAIN 1.5). */
export async function authorise(
  parts: Parts,
  call: IclockCall,
  sn: string,
  isHandshake: boolean,
): Promise<Admission> {
  const { store, memory, now } = parts
  const stored = await store.get(devicePath(sn))
  const device = biometricDeviceSchema.safeParse({ ...stored?.data, id: sn }).data ?? null
  if (device === null) return { device: null, refused: 'unknown' }
  if (!device.enabled) return { device, refused: 'disabled' }
  const given = secretsOf(call)
  const lets = (known: DeviceSecret) =>
    isProven(sn, given, known) || isAddressed(device, call.address, known, now)

  const remembered = memory.get(sn)
  const isKnown = remembered?.secretId === device.secretId && lets(remembered)
  const known = isKnown ? remembered : await askSecret(store, device, memory)
  if (!lets(known)) return { device, refused: given.includes(FACTORY_SECRET) ? 'defaultSecret' : 'secret' }
  if (isHandshake && isProven(sn, given, known)) await rememberAddress(parts, device, known, call.address)
  return { device, refused: null }
}
