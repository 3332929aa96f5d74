import { isOpen, isUnsuitable, statusAfter } from '@/domain/biometric/commandRules'
import { acksOf, type CommandAck } from '@/domain/biometric/deviceText'
import { biometricUserSchema } from '@/domain/biometric/device'
import { biometricUserPath, commandPath, devicePath } from '@/data/biometric/biometricRecords'
import { readCommand } from '@/data/biometric/deviceRecords'
import { increasedBy } from '@/data/store/documentStore'
import type { DeviceScene } from './iclockCall'

/** One answer; a command that is not there, or is settled already, is passed by. */
const keepAck = ({ store, device, now }: DeviceScene, ack: CommandAck): Promise<void> =>
  store.transact(async (transaction) => {
    const path = commandPath(device.id, ack.id)
    const command = readCommand(await transaction.get(path))
    if (command === null || !isOpen(command) || command.attempts === 0) return
    const userPath = biometricUserPath(device.gymId, command.pin)
    const user =
      command.pin === ''
        ? undefined
        : biometricUserSchema.safeParse((await transaction.get(userPath))?.data).data
    const status = statusAfter(ack.returnCode)

    transaction.update(path, [
      { at: ['status'], value: status },
      { at: ['returnCode'], value: ack.returnCode },
      { at: ['raw'], value: ack.raw },
      ...(status === 'QUEUED' ? [] : [{ at: ['ackAt'], value: now }]),
    ])
    const isRefused =
      isUnsuitable(ack.returnCode) && (command.kind === 'ENABLE' || command.kind === 'DISABLE')
    const changes = [
      ...(status === 'QUEUED' ? [] : [{ at: ['pendingCount'], value: increasedBy(-1) }]),
      ...(isRefused ? [{ at: ['strategyProblem'], value: 'refused' }] : []),
    ]
    if (changes.length > 0) transaction.update(devicePath(device.id), changes)

    const standing = user?.devices[device.id]
    if (standing === undefined) return
    const at = (field: string) => ['devices', device.id, field]
    const isLatest = standing.commandId === command.id
    const reached = [
      ...(status === 'DONE' && command.desiredVersion > standing.appliedVersion
        ? [{ at: at('appliedVersion'), value: command.desiredVersion }]
        : []),
      ...(isLatest
        ? [
            { at: at('state'), value: status.toLowerCase() },
            { at: at('returnCode'), value: ack.returnCode },
            { at: at('at'), value: now },
          ]
        : []),
    ]
    if (reached.length > 0) transaction.update(userPath, reached)
  })

/** What a device says of its commands (DOMAIN 1.6 "Ack"), several at once. */
export async function keepAcks(scene: DeviceScene, text: string): Promise<void> {
  for (const ack of acksOf(text)) await keepAck(scene, ack)
}
