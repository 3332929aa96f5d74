import { createHash } from 'node:crypto'
import { clockOnceTold, controllerTime, timeWithOffset } from '@/domain/biometric/deviceClock'
import { linesOf } from '@/domain/biometric/deviceText'
import { iclockRequestOf, serialOf, type IclockRequest } from '@/domain/biometric/iclockRequest'
import { controllerBlock, controllerGreeting, optionsBlock } from '@/domain/biometric/optionsBlock'
import { controllerLineOf, punchLineOf, type PunchLine } from '@/domain/biometric/punchLine'
import { asksRegistry, type BiometricDevice } from '@/domain/biometric/device'
import { beginningOf } from '@/domain/shared/text'
import type { DocumentStore } from '@/data/store/documentStore'
import { authorise, type SecretMemory } from './authorise'
import { keepAcks, keepRestart } from './deviceAcks'
import { noteCall, noteInfo, noteOptions, noteRegistry } from './deviceNews'
import { pollText } from './devicePoll'
import { ok, type DeviceScene, type IclockAnswer, type IclockCall } from './iclockCall'
import { ingestPunches, type ReadLines } from './ingestPunches'
import { keepRoster } from './keepRoster'
import { noteKnock, type KnockMemory } from './knocks'

/** A terminal sends less at a time. */
const MOST_BYTES = 1_048_576

export type IclockParts = {
  store: DocumentStore
  now: () => Date
  secrets: SecretMemory
  knocks: KnockMemory
  failed: (what: string, error: unknown) => void
}

const TOO_LARGE: IclockAnswer = { status: 413, text: 'TOO LARGE\n' }

/** null: there is more than anybody sends. */
async function textOf(call: IclockCall): Promise<string | null> {
  const bytes = await call.bodyOf(MOST_BYTES)
  return bytes.byteLength > MOST_BYTES ? null : new TextDecoder().decode(bytes)
}

/** Read away, and never looked at: templates, pictures and what else a terminal likes to send. */
async function dropped(call: IclockCall): Promise<IclockAnswer> {
  await call.bodyOf(0)
  return ok()
}

function readLines(
  table: string,
  text: string,
  read: (line: string) => PunchLine | 'noPunch' | null,
): ReadLines {
  const lines: PunchLine[] = []
  const rejects: string[] = []
  for (const line of linesOf(text)) {
    const punch = read(line)
    if (punch === null) rejects.push(line)
    else if (punch !== 'noPunch') lines.push(punch)
  }
  return { table, lines, rejects }
}

/** An access controller's table, sent by itself or because it was asked for: answered with its name and count. */
async function keepTable(scene: DeviceScene, tablename: string, text: string): Promise<IclockAnswer> {
  const lines = linesOf(text)
  if (tablename === 'user') await keepRoster(scene, tablename, lines)
  if (tablename === 'transaction') {
    const events = lines.map((line) => line.replace(/^transaction\s+/i, ''))
    await ingestPunches(scene, readLines(tablename, events.join('\n'), controllerLineOf))
  }
  return ok(`${tablename}=${String(lines.length)}`)
}

/** How many rows a device says that it sends, of what is not looked at; no device has more. */
const countOf = (text: string): string => (/^\d{1,7}$/.test(text) ? text : '0')

async function keepUpload(
  scene: DeviceScene,
  { table, tablename }: Extract<IclockRequest, { kind: 'upload' }>,
  call: IclockCall,
): Promise<IclockAnswer> {
  const isTable = table === 'TABLEDATA' && ['user', 'transaction'].includes(tablename)
  if (!isTable && !['ATTLOG', 'RTLOG', 'OPERLOG', 'USERINFO'].includes(table)) {
    const answer = await dropped(call)
    // Told that none was taken, a controller would send them for ever.
    return table === 'TABLEDATA' ? ok(`${tablename}=${countOf(call.query('count'))}`) : answer
  }
  const text = await textOf(call)
  if (text === null) return TOO_LARGE
  if (isTable) return keepTable(scene, tablename, text)
  const count = ok(`OK: ${String(linesOf(text).length)}`)
  if (table === 'ATTLOG') await ingestPunches(scene, readLines(table, text, punchLineOf))
  else if (table === 'RTLOG') await ingestPunches(scene, readLines(table, text, controllerLineOf))
  else await keepRoster(scene, table, linesOf(text))
  return table === 'RTLOG' ? ok() : count
}

/** As it says (DOMAIN 1.2); what was chosen for it here counts where it says nothing. */
function isController({ protocol }: BiometricDevice, pushver: string, deviceType: string): boolean {
  if (deviceType !== '') return deviceType.toLowerCase() === 'acc'
  return pushver === '' ? protocol === 'acc' : pushver.startsWith('3')
}

/** The same for a device every time, so that any instance of ours answers alike. */
const sessionOf = ({ id }: BiometricDevice) =>
  createHash('sha256').update(`session\n${id}`).digest('hex').slice(0, 10)

async function greet(
  scene: DeviceScene,
  { pushver, deviceType }: { pushver: string; deviceType: string },
): Promise<IclockAnswer> {
  const { device } = scene
  const asController = isController(device, pushver, deviceType)
  const protocol = asController ? 'acc' : 'att'
  // A controller registers on a mere OK alone, and is told its options, the zone with them, by `push` then.
  const isAsked = asController && asksRegistry(device)
  const clock = isAsked ? { registryAsked: device.registryAsked + 1 } : clockOnceTold(device, scene.now)
  await noteCall(scene, { pushver: beginningOf(pushver, 20), protocol, ...clock }, true)
  await keepRestart(scene)
  if (isAsked) return ok()
  return ok(asController ? controllerGreeting(device, sessionOf(device)) : optionsBlock(device))
}

/** By which its punches are read. */
const clockOf = ({ clockOffsetMinutes, tzOffsetMinutes }: BiometricDevice): number =>
  clockOffsetMinutes ?? tzOffsetMinutes

async function answer(scene: DeviceScene, request: IclockRequest, call: IclockCall): Promise<IclockAnswer> {
  const { device, now } = scene
  switch (request.kind) {
    case 'handshake':
      return greet(scene, request)
    case 'poll':
      await noteInfo(scene, call.query('INFO'))
      return ok((await pollText(scene)) || 'OK')
    case 'acks':
    case 'options': {
      const text = await textOf(call)
      if (text === null) return TOO_LARGE
      await (request.kind === 'acks' ? keepAcks(scene, text) : noteOptions(scene, text))
      return ok()
    }
    case 'upload':
      return keepUpload(scene, request, call)
    case 'time':
      return ok(`Time=${timeWithOffset(now, clockOf(device))}`)
    case 'controllerTime':
      return ok(controllerTime(now, clockOf(device)))
    case 'registry': {
      const text = await textOf(call)
      if (text === null) return TOO_LARGE
      await noteRegistry(scene, text)
      return ok(`RegistryCode=${sessionOf(device)}`)
    }
    case 'push':
      await call.bodyOf(0)
      await noteCall(scene, clockOnceTold(device, now), true)
      return ok(controllerBlock(device, sessionOf(device)))
    case 'ping':
      await noteCall(scene, {})
      return ok()
    case 'unknown':
      return dropped(call)
  }
}

/**
 * Answers a terminal (DOMAIN 1.2). Only 200 tells it that its data is kept: 401 for who is not let in, 503 for our own trouble make it
 * keep what it has and send it again; what nobody can read is put aside and taken.
 */
export async function answerIclock(parts: IclockParts, call: IclockCall): Promise<IclockAnswer> {
  const { store, secrets, knocks, failed } = parts
  const now = parts.now()
  const sn = serialOf(call.query)
  try {
    const request = iclockRequestOf(call.method, call.path, call.query)
    const admission =
      sn === ''
        ? { device: null, refused: 'unknown' as const }
        : await authorise({ store, memory: secrets, now }, call, sn, request.kind)
    if (admission.refused === null) {
      const scene = { store, device: admission.device, now, address: call.address }
      return await answer(scene, request, call)
    }
    await call.bodyOf(0)
    if (sn !== '')
      await noteKnock(store, knocks, { sn, call, device: admission.device, reason: admission.refused }, now)
    return { status: 401, text: 'UNAUTHORIZED\n' }
  } catch (error) {
    failed(`${call.method} ${call.path} of ${sn}`, error)
    return { status: 503, text: 'UNAVAILABLE\n' }
  }
}
