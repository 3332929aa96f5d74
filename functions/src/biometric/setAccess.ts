import type { CallOutput } from '@/domain/api/contract'
import {
  biometricUserSchema,
  isOnline,
  nextCommand,
  type Access,
  type BiometricUser,
} from '@/domain/biometric/device'
import { biometricUserPath, commandPath, devicePath } from '@/data/biometric/biometricRecords'
import { gymPath } from '@/data/gyms/gymOf'
import type { StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import { recordAct } from '../audit/recordAct'
import type { Acting } from '../http/handler'
import { HttpError } from '../http/httpError'
import { enabledDevices, readCommand, readDevice, writeCommand } from './devices'
import { personsByPin, type PinHolder } from './personByPin'

type Answer = CallOutput<'enableBiometricUser'>
type Done = Extract<Answer, { kind: 'done' }>
type Wish = { gymId: string; pin: string; desired: Access }

const refusedPin = (reason: string): Answer => ({ kind: 'refused', reason, field: 'biometricUserId' })

function knownUser(stored: StoredDocument | null): BiometricUser | null {
  const parsed = biometricUserSchema.safeParse(stored?.data)
  return parsed.success ? parsed.data : null
}

/** Every device with the command of this person that still waits, read before the transaction's first write. */
async function standingOf(
  transaction: StoreTransaction,
  serials: string[],
  gymId: string,
  known: BiometricUser | null,
) {
  const found = await Promise.all(
    serials.map(async (sn) => {
      const device = readDevice(await transaction.get(devicePath(sn)), gymId)
      const commandId = known?.devices[sn]?.commandId ?? 0
      const last = commandId === 0 ? null : readCommand(await transaction.get(commandPath(sn, commandId)))
      return device === null ? null : { device, waiting: last?.status === 'QUEUED' ? last : null }
    }),
  )
  return found.filter((each) => each !== null)
}

async function wishInStore(
  transaction: StoreTransaction,
  { gymId, pin, desired }: Wish,
  person: PinHolder,
  serials: string[],
  { caller, now, requestId }: Acting,
): Promise<Done> {
  const path = biometricUserPath(gymId, pin)
  const stored = await transaction.get(path)
  const known = knownUser(stored)
  const standing = await standingOf(transaction, serials, gymId, known)
  const version = (known?.version ?? 0) + 1
  const kind = desired === 'enabled' ? 'ENABLE' : 'DISABLE'

  const queued = standing.map(({ device, waiting }) => {
    const command = nextCommand(device, { gymId, pin, kind, payload: {}, desiredVersion: version }, now)
    writeCommand(transaction, device, command, waiting)
    return { device, command }
  })
  const devices = { ...known?.devices }
  for (const { device, command } of queued)
    devices[device.id] = {
      appliedVersion: known?.devices[device.id]?.appliedVersion ?? 0,
      commandId: command.id,
      state: 'queued',
      at: now,
      returnCode: null,
    }
  const { validFrom = null, validUntil = null } = known ?? {}
  const user: BiometricUser = {
    gymId,
    pin,
    ...person,
    desired,
    validFrom,
    validUntil,
    version,
    updatedAt: now,
    devices,
  }
  transaction.merge(path, user)
  recordAct(transaction, {
    source: requestId,
    gymId,
    at: now,
    by: caller.uid,
    byRole: caller.role,
    support: caller.support,
    act: desired === 'enabled' ? 'biometric.enable' : 'biometric.disable',
    collection: 'biometricUsers',
    documentId: `${gymId}_${pin}`,
    before: known,
    after: user,
  })
  return {
    kind: 'done',
    ok: true,
    biometricUserId: pin,
    gymId,
    desired,
    version,
    devices: queued.map(({ device, command }) => ({
      sn: device.id,
      commandId: command.id,
      status: 'queued',
      online: isOnline(device, now),
      lastSeenAt: device.lastSeenAt?.toISOString() ?? null,
    })),
  }
}

/**
 * Wishes a person in or out (DOMAIN 1.6): the wish is kept with a version, and each enabled device gets one command for
 * it, in place of one that still waits. The last wish wins; a device that comes later is brought into line by it.
 */
export async function setAccess(wish: Wish, acting: Acting): Promise<Answer> {
  const { store } = acting
  const { gymId, pin } = wish
  if ((await store.get(gymPath(gymId))) === null)
    throw new HttpError(422, 'not-found', 'There is no such centre.')
  const [person, another] = await personsByPin(store, gymId, pin)
  if (person === undefined)
    return refusedPin(`Nobody of this centre has the number ${pin}. Enter it in the person’s record first.`)
  if (another !== undefined)
    return refusedPin(`More than one person has the number ${pin}. Give each a number of their own first.`)
  const serials = await enabledDevices(store, gymId)
  return store.transact((transaction) => wishInStore(transaction, wish, person, serials, acting))
}
