import { hasParts, isUnsuitable, statusAfter } from '@/domain/biometric/commandRules'
import { acksOf, type CommandAck } from '@/domain/biometric/deviceText'
import { biometricUserSchema, type DeviceCommand } from '@/domain/biometric/device'
import {
  biometricUserPath,
  commandPath,
  devicePath,
  passwordPath,
  rosterPath,
  sentTextPath,
} from '@/data/biometric/biometricRecords'
import { deviceOf, readCommand } from '@/data/biometric/deviceRecords'
import { settledAs, unsettled } from '@/data/biometric/settledCommand'
import { increasedBy, type StoredDocument, type StoreTransaction } from '@/data/store/documentStore'
import { failedAfter } from './failedAfter'
import type { DeviceScene } from './iclockCall'

/** What the device answers to: of a command that an older version sent its text says it. */
function readSent(stored: StoredDocument | null): DeviceCommand | null {
  const command = readCommand(stored)
  const text = stored?.data['text']
  return command === null || command.told !== '' || typeof text !== 'string'
    ? command
    : { ...command, told: text }
}

/** A poll begins with the oldest command that is not settled: one that waits again may lie before it. */
async function backTo(
  transaction: StoreTransaction,
  { device: { id: sn, gymId } }: DeviceScene,
  id: number,
): Promise<{ at: string[]; value: unknown }[]> {
  const device = deviceOf(await transaction.get(devicePath(sn)), gymId)
  return [
    { at: ['pendingCount'], value: increasedBy(1) },
    ...(device !== null && device.oldestCmdId > id ? [{ at: ['oldestCmdId'], value: id }] : []),
  ]
}

/**
 * One answer; a command that is not under way is passed by. Of several lines each is answered by itself: one that fails undoes what an
 * earlier one has said, and one that the device was too busy for makes all of them wait again.
 */
function keepAck(scene: DeviceScene, ack: CommandAck): Promise<void> {
  const { store, device, now } = scene
  return store.transact(async (transaction) => {
    const path = commandPath(device.id, ack.id)
    const command = readSent(await transaction.get(path))
    if (command === null) return
    const status = statusAfter(ack.returnCode, command)
    const isUndone = command.status === 'DONE' && hasParts(command) && status !== 'DONE'
    if (command.status !== 'SENT' && !isUndone) return
    const { pin } = command
    const userPath = biometricUserPath(device.gymId, pin)
    const user =
      pin === '' ? undefined : biometricUserSchema.safeParse((await transaction.get(userPath))?.data).data
    const standing = user?.devices[device.id]
    const isLatest = standing?.commandId === command.id
    const waitsAgain = isUndone && status === 'QUEUED' ? await backTo(transaction, scene, command.id) : []

    transaction.update(path, [
      { at: ['status'], value: status },
      { at: ['returnCode'], value: ack.returnCode },
      { at: ['raw'], value: ack.raw },
      ...(status === 'QUEUED'
        ? [{ at: ['ackAt'], value: null }, unsettled]
        : [{ at: ['ackAt'], value: now }, settledAs(command, status, now)]),
    ])
    const isRefused =
      isUnsuitable(ack.returnCode) && (command.kind === 'ENABLE' || command.kind === 'DISABLE')
    const changes = [
      ...(status === 'QUEUED' || isUndone ? [] : [{ at: ['pendingCount'], value: increasedBy(-1) }]),
      ...waitsAgain,
      ...(isRefused ? [{ at: ['strategyProblem'], value: 'refused' }] : []),
      ...(isLatest ? failedAfter(device, command, status) : []),
    ]
    if (changes.length > 0) transaction.update(devicePath(device.id), changes)
    if (status !== 'QUEUED') transaction.remove(sentTextPath(device.id, command.id))
    // Of a person who is only shut out that way the list keeps what they need to be put back.
    if (status === 'DONE' && command.kind === 'DELETE' && pin !== '') {
      transaction.remove(rosterPath(device.id, pin))
      transaction.remove(passwordPath(device.id, pin))
    }

    if (standing === undefined) return
    const at = (field: string) => ['devices', device.id, field]
    const reached = isUndone
      ? Math.min(standing.appliedVersion, command.desiredVersion - 1)
      : status === 'DONE'
        ? Math.max(standing.appliedVersion, command.desiredVersion)
        : standing.appliedVersion
    const news = [
      ...(reached === standing.appliedVersion ? [] : [{ at: at('appliedVersion'), value: reached }]),
      ...(isLatest
        ? [
            { at: at('state'), value: status.toLowerCase() },
            { at: at('returnCode'), value: ack.returnCode },
            { at: at('at'), value: now },
          ]
        : []),
    ]
    if (news.length > 0) transaction.update(userPath, news)
  })
}

/** Of the lines of one command that are answered together, the worst. */
function worstOf(acks: readonly CommandAck[]): CommandAck[] {
  const worst = new Map<number, CommandAck>()
  for (const ack of acks) {
    const other = worst.get(ack.id)
    if (other === undefined || ack.returnCode < other.returnCode) worst.set(ack.id, ack)
  }
  return [...worst.values()]
}

/** A device is sent twenty commands at a time and answers no more at once. What is not taken of longer answers is sent, and answered, again. */
const MOST_ACKS = 200

/** What a device says of its commands (DOMAIN 1.6 "Ack"), several at once; of numbers that none has yet nothing is asked. */
export async function keepAcks(scene: DeviceScene, text: string): Promise<void> {
  const told = worstOf(acksOf(text)).filter(({ id }) => id < scene.device.nextCmdId)
  for (const ack of told.slice(0, MOST_ACKS)) await keepAck(scene, ack)
}

/** A device has few commands of one kind under way. */
const MOST_SENT = 20

/**
 * Marks the commands to restart as done when a device greets, for then it has restarted. Most devices go down before they answer such a
 * command, and would be told again and again.
 */
export async function keepRestart(scene: DeviceScene): Promise<void> {
  const { store, device, now } = scene
  if (device.pendingCount === 0) return
  const sent = await store.query({
    collection: `${devicePath(device.id)}/commands`,
    where: [
      { field: 'kind', op: '==', value: 'REBOOT' },
      { field: 'status', op: '==', value: 'SENT' },
    ],
    orderBy: [],
    limit: MOST_SENT,
  })
  for (const command of sent.map(readCommand))
    if (command?.sentAt && command.sentAt < now)
      await keepAck(scene, { id: command.id, returnCode: 0, raw: '' })
}
