import { nextCommand, type BiometricDevice, type DeviceCommand } from '@/domain/biometric/device'
import type { StoreTransaction, Writer } from '@/data/store/documentStore'
import { commandPath, devicePath } from './biometricRecords'
import { readCommand, readDevice, type deviceOf } from './deviceRecords'
import { replaceCommand, waitedFor } from './settledCommand'

type Wished = Omit<Parameters<typeof nextCommand>[1], 'gymId'>

/**
 * The commands that one transaction gives the devices of a centre: each device is read once and written once, with the
 * number of its next command and how many wait. Everything is read before `write`.
 */
export type DeviceQueue = {
  devices: readonly BiometricDevice[]
  command: (sn: string, id: number) => Promise<DeviceCommand | null>
  /** `instead`: one that waits and is not to be sent any more, nor sent again, or one that failed. */
  push: (sn: string, wished: Wished, instead: DeviceCommand | null) => DeviceCommand
  write: (writer: Writer) => void
}

/** `reads`: which of the devices are told; usually those that are switched on. */
export async function openQueue(
  transaction: StoreTransaction,
  gymId: string,
  serials: readonly string[],
  now: Date,
  reads: typeof deviceOf = readDevice,
): Promise<DeviceQueue> {
  const stored = await Promise.all(serials.map((sn) => transaction.get(devicePath(sn))))
  const devices = stored.map((each) => reads(each, gymId)).filter((device) => device !== null)
  const states = new Map(
    devices.map(({ id, nextCmdId, pendingCount }) => [id, { nextCmdId, pendingCount, isMoved: false }]),
  )
  const pushed: { sn: string; command: DeviceCommand; instead: DeviceCommand | null }[] = []
  return {
    devices,
    command: async (sn, id) => (id === 0 ? null : readCommand(await transaction.get(commandPath(sn, id)))),
    push(sn, wished, instead) {
      const state = states.get(sn)
      if (state === undefined) throw new Error(`${sn} is no device of this queue`)
      const command = nextCommand(state, { ...wished, gymId }, now)
      states.set(sn, {
        nextCmdId: command.id + 1,
        pendingCount: Math.max(0, state.pendingCount - waitedFor(instead)) + 1,
        isMoved: true,
      })
      pushed.push({ sn, command, instead })
      return command
    },
    write(writer) {
      for (const { sn, command, instead } of pushed) {
        if (instead !== null) replaceCommand(writer, sn, instead, now)
        writer.set(commandPath(sn, command.id), command)
      }
      for (const [sn, { nextCmdId, pendingCount, isMoved }] of states)
        if (isMoved)
          writer.update(devicePath(sn), [
            { at: ['nextCmdId'], value: nextCmdId },
            { at: ['pendingCount'], value: pendingCount },
          ])
    },
  }
}
