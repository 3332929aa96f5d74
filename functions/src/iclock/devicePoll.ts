import {
  isDue,
  isOpen,
  MOST_ATTEMPTS,
  MOST_BYTES_A_POLL,
  MOST_COMMANDS_A_POLL,
} from '@/domain/biometric/commandRules'
import { commandLines, commandTexts, type KnownPerson } from '@/domain/biometric/commandText'
import { biometricUserSchema, type DeviceCommand } from '@/domain/biometric/device'
import { toldText } from '@/domain/biometric/toldText'
import { rosterLineSchema } from '@/domain/biometric/roster'
import {
  biometricUserPath,
  commandPath,
  devicePath,
  passwordPath,
  rosterPath,
  sentTextPath,
} from '@/data/biometric/biometricRecords'
import { readCommand } from '@/data/biometric/deviceRecords'
import { settledAs } from '@/data/biometric/settledCommand'
import { increasedBy, type StoreTransaction } from '@/data/store/documentStore'
import { failedAfter } from './failedAfter'
import type { DeviceScene } from './iclockCall'
import { isRosterAwaited } from './rosterAwaited'

const PAGE = 100
/** So far one poll looks; the next one goes on from there. */
const MOST_PAGES = 50

type Found = {
  open: DeviceCommand[]
  /** Every command before it is settled. */
  oldest: number
  isEnd: boolean
}

/**
 * Open commands, the oldest first, until a poll has enough of them. Settled ones can lie before them in hundreds: people are sent again
 * while the device is off, or its strategy is changed before its first call.
 */
async function openCommands({ store, device, now }: DeviceScene): Promise<Found> {
  const open: DeviceCommand[] = []
  let from = device.oldestCmdId
  let isEnd = false
  for (let page = 0; page < MOST_PAGES && !isEnd; page += 1) {
    const found = await store.query({
      collection: `${devicePath(device.id)}/commands`,
      where: [{ field: 'id', op: '>=', value: from }],
      orderBy: [{ field: 'id', direction: 'asc' }],
      limit: PAGE,
    })
    open.push(
      ...found
        .map(readCommand)
        .filter((command) => command !== null)
        .filter(isOpen),
    )
    const last = found.at(-1)?.data['id']
    if (typeof last === 'number') from = last + 1
    isEnd = found.length < PAGE
    const due = open.filter((command) => isDue(command, device.delay, now))
    if (due.length >= MOST_COMMANDS_A_POLL) break
  }
  return { open, oldest: open[0]?.id ?? from, isEnd }
}

/** Is about who may enter: the last one alone counts. */
const isWish = ({ kind, pin }: DeviceCommand) =>
  pin !== '' && (kind === 'ENABLE' || kind === 'DISABLE' || kind === 'DELETE')

async function knownPerson(transaction: StoreTransaction, sn: string, pin: string): Promise<KnownPerson> {
  if (pin === '') return null
  const stored = await transaction.get(rosterPath(sn, pin))
  const line = rosterLineSchema.safeParse({ ...stored?.data, id: pin }).data
  if (line === undefined) return null
  const kept = line.hasPassword ? await transaction.get(passwordPath(sn, pin)) : null
  const passwd = kept?.data['passwd']
  return { ...line, passwd: typeof passwd === 'string' ? passwd : '' }
}

/** What it said when it was first sent; '' of one that was not. */
async function sentText(transaction: StoreTransaction, sn: string, { id, told }: DeviceCommand) {
  if (told === '') return ''
  const text = (await transaction.get(sentTextPath(sn, id)))?.data['text']
  return typeof text === 'string' ? text : ''
}

type Sending = {
  command: DeviceCommand
  lines: string
  status: 'SENT' | 'FAILED' | 'SUPERSEDED'
  isLatest: boolean
}

async function sendingOf(
  transaction: StoreTransaction,
  { device }: DeviceScene,
  listed: DeviceCommand,
): Promise<Sending | null> {
  const command = readCommand(await transaction.get(commandPath(device.id, listed.id)))
  if (command === null || !isOpen(command)) return null
  const user = isWish(command)
    ? biometricUserSchema.safeParse(
        (await transaction.get(biometricUserPath(device.gymId, command.pin)))?.data,
      ).data
    : undefined
  const latest = user?.devices[device.id]?.commandId ?? command.id
  if (latest > command.id) return { command, lines: '', status: 'SUPERSEDED', isLatest: false }
  const isLatest = user?.devices[device.id]?.commandId === command.id
  if (command.attempts >= MOST_ATTEMPTS) return { command, lines: '', status: 'FAILED', isLatest }
  const sent = await sentText(transaction, device.id, command)
  if (sent !== '') return { command, lines: sent, status: 'SENT', isLatest }
  const texts = commandTexts(device, command, await knownPerson(transaction, device.id, command.pin))
  if (texts === null) return { command, lines: '', status: 'FAILED', isLatest }
  return { command, lines: commandLines(command.id, texts), status: 'SENT', isLatest }
}

function write(transaction: StoreTransaction, { device, now }: DeviceScene, sending: Sending) {
  const { command, lines, status, isLatest } = sending
  transaction.update(commandPath(device.id, command.id), [
    { at: ['status'], value: status },
    ...(status === 'SENT'
      ? [
          { at: ['told'], value: toldText(lines) },
          { at: ['sentAt'], value: now },
          { at: ['attempts'], value: command.attempts + 1 },
        ]
      : [settledAs(command, status, now)]),
  ])
  const textPath = sentTextPath(device.id, command.id)
  if (status === 'SENT') transaction.set(textPath, { text: lines })
  else transaction.remove(textPath)
  if (!isLatest) return
  const at = (field: string) => ['devices', device.id, field]
  transaction.update(biometricUserPath(device.gymId, command.pin), [
    { at: at('state'), value: status.toLowerCase() },
    { at: at('at'), value: now },
  ])
}

/**
 * Keeps how far all is settled; and where nothing is open, corrects the count: whoever queues a command reads and writes the device in
 * one transaction.
 */
async function settle({ store, device }: DeviceScene, { open, oldest, isEnd }: Found): Promise<void> {
  const moved = oldest > device.oldestCmdId ? [{ at: ['oldestCmdId'], value: oldest }] : []
  if (open.length > 0 || !isEnd) {
    if (moved.length > 0) await store.batch((writer) => writer.update(devicePath(device.id), moved))
    return
  }
  await store.transact(async (transaction) => {
    await transaction.get(devicePath(device.id))
    const [waiting] = await store.query({
      collection: `${devicePath(device.id)}/commands`,
      where: [{ field: 'status', op: 'in', value: ['QUEUED', 'SENT'] }],
      orderBy: [],
      limit: 1,
    })
    const changes = [...moved, ...(waiting === undefined ? [{ at: ['pendingCount'], value: 0 }] : [])]
    if (changes.length > 0) transaction.update(devicePath(device.id), changes)
  })
}

/**
 * What the device is told at its call (DOMAIN 1.6 "Poll"): at least once, the oldest first, few at a time. A command whose answer did
 * not come is repeated byte for byte; an older wish for the same person is none any more. '' where there is nothing.
 */
export async function pollText(scene: DeviceScene): Promise<string> {
  const { store, device, now } = scene
  if (device.pendingCount === 0) return ''
  const isWaiting = await isRosterAwaited(scene)
  const found = await openCommands(scene)
  // The question for the people is passed by only when they are here.
  if (isWaiting) found.oldest = device.oldestCmdId
  const { open, oldest } = found
  const mayTell = isWaiting ? (command: DeviceCommand) => !isWish(command) : () => true
  const due = open
    .filter((command) => isDue(command, device.delay, now) && mayTell(command))
    .slice(0, MOST_COMMANDS_A_POLL)
    // A device that starts again carries out nothing that stands behind it.
    .sort((one, other) => Number(one.kind === 'REBOOT') - Number(other.kind === 'REBOOT'))
  if (due.length === 0) {
    await settle(scene, found)
    return ''
  }
  return store.transact(async (transaction) => {
    const read = await Promise.all(due.map((command) => sendingOf(transaction, scene, command)))
    let text = ''
    let settled = 0
    const failed: ReturnType<typeof failedAfter> = []
    for (const sending of read.filter((each) => each !== null)) {
      if (text !== '' && Buffer.byteLength(text + sending.lines) > MOST_BYTES_A_POLL) break
      write(transaction, scene, sending)
      text += sending.lines
      if (sending.status !== 'SENT') settled += 1
      if (sending.isLatest) failed.push(...failedAfter(device, sending.command, sending.status))
    }
    const changes = [
      ...failed,
      ...(settled > 0 ? [{ at: ['pendingCount'], value: increasedBy(-settled) }] : []),
      ...(oldest > device.oldestCmdId ? [{ at: ['oldestCmdId'], value: oldest }] : []),
    ]
    if (changes.length > 0) transaction.update(devicePath(device.id), changes)
    return text
  })
}
