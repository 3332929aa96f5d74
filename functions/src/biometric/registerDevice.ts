import type { CallInput, CallOutput } from '@/domain/api/contract'
import { biometricDeviceSchema, nextCommand } from '@/domain/biometric/device'
import { minutesAheadOfUtc } from '@/domain/shared/calendar'
import { refused } from '@/domain/shared/refusal'
import { commandPath, devicePath, knockPath, secretPath } from '@/data/biometric/biometricRecords'
import { deviceSerialsOf, writeSerials } from '@/data/biometric/gymDevices'
import { askLineUp } from '@/data/biometric/lineUp'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { limitProblemIn } from '@/data/gyms/gymTermIn'
import type { DocumentStore, StoreTransaction } from '@/data/store/documentStore'
import type { Acting } from '../http/handler'
import { noSuchGym } from '../http/httpError'
import { secretHashOf } from '../iclock/secretHash'
import { newDeviceSecret } from './deviceSecret'
import { forgetDevice } from './forgetDevice'
import { noAddress, tellOfDevice } from './ownDevice'

type Input = Required<CallInput<'registerDevice'>>
type Answer = CallOutput<'registerDevice'>

const taken = (isOwn: boolean): Answer =>
  refused(
    isOwn
      ? 'This device is registered already.'
      : 'This device is registered for another centre. Check the number, or ask our support.',
    'sn',
  )

async function register(
  transaction: StoreTransaction,
  { gymId, sn, ...set }: Input,
  acting: Acting,
): Promise<Answer> {
  const { now } = acting
  const gym = await transaction.get(gymPath(gymId))
  if (gym === null) throw noSuchGym()
  const stored = await transaction.get(devicePath(sn))
  if (stored !== null) return taken(stored.data['gymId'] === gymId)
  if (set.auth === 'ip' && set.address === '') return noAddress()
  const serials = deviceSerialsOf(gym)
  const problem = limitProblemIn(gym, now, 'devices', serials.length)
  if (problem !== null) return refused(problem, 'sn')

  const { timezone } = storedSettings(gym)
  const { address, ...fields } = set
  const secret = set.auth === 'ip' ? '' : newDeviceSecret()
  // Who is on the device comes first, so that no command resets what it has of a person.
  const first = nextCommand(
    { nextCmdId: 1 },
    { gymId, pin: '', kind: 'QUERY', payload: { table: 'USERINFO' }, desiredVersion: 0 },
    now,
  )
  const { id: _sn, ...device } = biometricDeviceSchema.parse({
    ...{ id: sn, gymId, ...fields, enabled: true, timezone, secretId: crypto.randomUUID() },
    ...{ tzOffsetMinutes: minutesAheadOfUtc(now, timezone), nextCmdId: 2, pendingCount: 1 },
    ...{ createdAt: now, updatedAt: now },
  })
  transaction.set(devicePath(sn), device)
  transaction.set(commandPath(sn, first.id), first)
  transaction.set(secretPath(sn), {
    secretHash: secret === '' ? '' : secretHashOf(sn, secret),
    pinnedAddress: set.auth === 'ip' ? address : '',
    authorisedAddress: '',
    authorisedUntil: null,
    sendsKey: false,
  })
  transaction.remove(knockPath(sn))
  writeSerials(transaction, gymId, [...serials, sn])
  askLineUp(transaction, { gymId, sn }, false, now)
  const after = { ...fields, enabled: true }
  tellOfDevice(transaction, { gymId, sn, act: 'device.register', before: null, after }, acting)
  return { kind: 'done', sn, secret }
}

/**
 * The serial number as its device sends it: makers print capitals, and not everybody types them. As it was typed where a device has called
 * by just that, or is registered by it.
 */
async function serialMeant(store: DocumentStore, typed: string): Promise<string> {
  const capitals = typed.toUpperCase()
  if (capitals === typed) return typed
  const known = await Promise.all([store.get(knockPath(typed)), store.get(devicePath(typed))])
  return known.every((each) => each === null) ? capitals : typed
}

/** A terminal that may call for the centre from now on; everybody who is linked is queued for it soon after. */
export async function registerDevice(input: Input, acting: Acting): Promise<Answer> {
  const { store } = acting
  const sn = await serialMeant(store, input.sn)
  // A removal may have broken off: commands of that time would be sent, and people count as told.
  if ((await store.get(devicePath(sn))) === null) await forgetDevice(store, input.gymId, sn)
  return store.transact((transaction) => register(transaction, { ...input, sn }, acting))
}
