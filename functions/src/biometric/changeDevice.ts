import type { CallOutput } from '@/domain/api/contract'
import type { deviceCalls } from '@/domain/api/calls/deviceCalls'
import { biometricDeviceSchema, type BiometricDevice } from '@/domain/biometric/device'
import type { DeviceSecret } from '@/domain/biometric/deviceSecret'
import type { z } from 'zod'
import { devicePath, secretPath } from '@/data/biometric/biometricRecords'
import { askLineUp } from '@/data/biometric/lineUp'
import { changedFields } from '@/data/store/changedFields'
import type { StoreTransaction } from '@/data/store/documentStore'
import type { Acting } from '../http/handler'
import { secretHashOf } from '../iclock/secretHash'
import { passesDatesBy, switchOnDates } from '../iclock/switchOnDates'
import { newDeviceSecret } from './deviceSecret'
import { noAddress, ownDevice, tellOfDevice } from './ownDevice'

type Input = z.output<typeof deviceCalls.changeDevice.input>
type Answer = CallOutput<'changeDevice'>

/** What it is told by; with another of these everybody is queued for it anew. */
const howItIsTold = ['strategy', 'protocol', 'normalGroup', 'blockedGroup'] as const

const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

function problemOf({ auth, address }: Input, device: BiometricDevice): Answer | null {
  const isByAddress = (auth ?? device.auth) === 'ip'
  return isByAddress && device.auth !== 'ip' && !address ? noAddress() : null
}

/** A device that comes to have a secret gets one, whoever asks. */
function secretFor({ auth, newSecret = false }: Input, device: BiometricDevice): string {
  const next = auth ?? device.auth
  return next !== 'ip' && (newSecret || device.auth === 'ip') ? newDeviceSecret() : ''
}

/** What it is to prove itself by from now on, where that changes: nothing that proved it before stands beside it. */
function proofsOf(
  { sn, auth, address }: Input,
  device: BiometricDevice,
  secret: string,
): Partial<DeviceSecret> | null {
  const isByAddress = (auth ?? device.auth) === 'ip'
  const isNew = secret !== '' || (isByAddress && device.auth !== 'ip')
  const isPinned = isByAddress && address !== undefined && address !== ''
  if (!isNew && !isPinned) return null
  return {
    ...(isNew && {
      ...{ secretHash: secret === '' ? '' : secretHashOf(sn, secret), sendsKey: false },
      ...{ authorisedAddress: '', authorisedUntil: null },
    }),
    ...(isPinned && { pinnedAddress: address }),
  }
}

async function change(transaction: StoreTransaction, input: Input, acting: Acting): Promise<Answer> {
  const device = await ownDevice(transaction, input)
  const problem = problemOf(input, device)
  if (problem !== null) return problem
  const { gymId, sn, address: _address, newSecret: _new, ...asked } = input
  const secret = secretFor(input, device)
  const proofs = proofsOf(input, device, secret)
  const isToldAnew = howItIsTold.some((name) => asked[name] !== undefined && asked[name] !== device[name])
  const after = biometricDeviceSchema.parse({
    ...device,
    ...defined(asked),
    ...(proofs === null ? {} : { secretId: crypto.randomUUID() }),
    ...(isToldAnew ? { strategyProblem: '', ineffectiveCount: 0, failed: {} } : {}),
  })
  const fields = changedFields(device, after)
  if (isToldAnew && after.enabled && passesDatesBy(after))
    await switchOnDates(acting.store, transaction, device, acting.now)
  if (fields.length > 0)
    transaction.update(devicePath(sn), [...fields, { at: ['updatedAt'], value: acting.now }])
  if (proofs !== null) transaction.merge(secretPath(sn), proofs)
  if (secret !== '')
    tellOfDevice(
      transaction,
      { gymId, sn, act: 'device.newSecret', before: null, after: { name: after.name } },
      acting,
    )
  tellOfDevice(transaction, { gymId, sn, act: 'device.change', before: device, after }, acting)
  const isBack = after.enabled && !device.enabled
  if (after.enabled && (isToldAnew || isBack)) askLineUp(transaction, { gymId, sn }, true, acting.now)
  return { kind: 'done', secret }
}

/** What the owner sets of a device. Told by other means, or on again, it is sent what everybody's access is soon after. */
export const changeDevice = (input: Input, acting: Acting): Promise<Answer> =>
  acting.store.transact((transaction) => change(transaction, input, acting))
