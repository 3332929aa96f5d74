import { biometricDeviceSchema, type BiometricDevice } from '@/domain/biometric/device'
import { deviceSecretSchema, type DeviceSecret } from '@/domain/biometric/deviceSecret'
import type { IclockRequest } from '@/domain/biometric/iclockRequest'
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

/** One that is known by its address has no secret that counts, whatever older versions kept of one. */
const isProven = ({ id, auth }: BiometricDevice, given: readonly string[], { secretHash }: DeviceSecret) =>
  auth !== 'ip' &&
  secretHash !== '' &&
  given.some((secret) => secret !== FACTORY_SECRET && isSameHash(secretHashOf(id, secret), secretHash))

const isRemembered = (
  { sendsKey, authorisedUntil, authorisedAddress }: DeviceSecret,
  from: string,
  now: Date,
) => !sendsKey && authorisedUntil !== null && authorisedUntil > now && authorisedAddress === from

/** By an address that nobody can make up: of a call that came through Hosting there is none. */
const isAddressed = (device: BiometricDevice, from: string, known: DeviceSecret, now: Date) =>
  from !== '' && (device.auth === 'ip' ? known.pinnedAddress === from : isRemembered(known, from, now))

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
  from: string,
) {
  const isFresh =
    known.authorisedAddress === from &&
    (known.authorisedUntil?.getTime() ?? 0) > now.getTime() + AUTHORISED_MS / 2
  if (isFresh || known.sendsKey || from === '') return
  const authorised = {
    authorisedAddress: from,
    authorisedUntil: new Date(now.getTime() + AUTHORISED_MS),
  }
  await store.batch((writer) => writer.merge(secretPath(device.id), authorised))
  memory.set(device.id, { ...known, ...authorised, secretId: device.secretId })
}

/**
 * Who brings the key with a poll has firmware that sends it with every call: from then on a call without it is somebody else's. Another
 * `secretId` makes every instance ask anew.
 */
async function rememberKey({ store, memory }: Parts, { id, secretId }: BiometricDevice, known: DeviceSecret) {
  const keyed = { sendsKey: true, authorisedAddress: '', authorisedUntil: null }
  const nextId = crypto.randomUUID()
  const isKept = await store.transact(async (transaction) => {
    const stored = await transaction.get(devicePath(id))
    // A new secret has come meanwhile, of which nothing is known yet.
    if (stored === null || (stored.data['secretId'] ?? '') !== secretId) return false
    transaction.merge(secretPath(id), keyed)
    transaction.update(devicePath(id), [{ at: ['secretId'], value: nextId }])
    return true
  })
  if (isKept) memory.set(id, { ...known, ...keyed, secretId: nextId })
}

function refusalOf(
  { auth }: BiometricDevice,
  { sendsKey }: DeviceSecret,
  { query, headers }: IclockCall,
): Knock['reason'] {
  if (auth === 'ip') return 'address'
  const given = [query('pushcommkey'), query('ComKey'), headers['x-relay-secret'] ?? '']
  if (given.includes(FACTORY_SECRET)) return 'defaultSecret'
  return sendsKey || auth === 'host' || given.some((secret) => secret !== '') ? 'secret' : 'noSecret'
}

type Parts = { store: DocumentStore; memory: SecretMemory; now: Date }

/** Whether the call is a registered device's own (DOMAIN 1.5). */
export async function authorise(
  parts: Parts,
  call: IclockCall,
  sn: string,
  kind: IclockRequest['kind'],
): Promise<Admission> {
  const { store, memory, now } = parts
  const stored = await store.get(devicePath(sn))
  const device = biometricDeviceSchema.safeParse({ ...stored?.data, id: sn }).data ?? null
  if (device === null) return { device: null, refused: 'unknown' }
  if (!device.enabled) return { device, refused: 'disabled' }
  const given = secretsOf(call)
  const lets = (known: DeviceSecret) =>
    isProven(device, given, known) || isAddressed(device, call.straightAddress, known, now)

  const remembered = memory.get(sn)
  const isKnown = remembered?.secretId === device.secretId && lets(remembered)
  const known = isKnown ? remembered : await askSecret(store, device, memory)
  if (!lets(known)) return { device, refused: refusalOf(device, known, call) }
  if (isProven(device, given, known)) {
    if (kind === 'handshake') await rememberAddress(parts, device, known, call.straightAddress)
    if (kind === 'poll' && !known.sendsKey) await rememberKey(parts, device, known)
  }
  return { device, refused: null }
}
