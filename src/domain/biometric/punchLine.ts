import { beginningOf } from '@/domain/shared/text'
import { localTimeOf, unpackedTime } from './deviceClock'
import { pairsOf } from './deviceText'
import { pinOf } from './pin'
import { keptPairs } from './toldText'

/** A punch as a line tells it. `pin` is normalised; '' where it is no number of ours. */
export type PunchLine = {
  pin: string
  localTime: string
  status: number
  verify: number
  /** Minutes ahead of UTC, where the firmware says. */
  offsetMinutes: number | null
  /** As it came, without anybody's card. */
  raw: string
}

const LONGEST_RAW = 500

const wholeOf = (text: string | undefined, missing: number): number =>
  text !== undefined && /^\d{1,5}$/.test(text.trim()) ? Number(text) : missing

/** `TimeOffset` is in seconds. */
function offsetOf(text: string | undefined): number | null {
  const seconds = text !== undefined && /^[+-]\d{1,5}$/.test(text.trim()) ? Number(text) : null
  return seconds !== null && Math.abs(seconds) <= 14 * 3600 ? Math.round(seconds / 60) : null
}

/** `Time=…\tPIN=…`, as some firmware of version 3 writes it, and as access controllers do. */
function ofPairs(line: string): PunchLine | null {
  const pairs = pairsOf(line, '\t')
  const localTime = localTimeOf(pairs.get('time') ?? unpackedTime(pairs.get('time_second') ?? ''))
  const pin = pinOf(pairs.get('pin') ?? '')
  if (localTime === '' || pin === '') return null
  return {
    pin,
    localTime,
    status: wholeOf(pairs.get('status') ?? pairs.get('inoutstatus') ?? pairs.get('inoutstate'), 255),
    verify: wholeOf(pairs.get('verify') ?? pairs.get('verifytype') ?? pairs.get('verified'), 0),
    offsetMinutes: null,
    raw: beginningOf(keptPairs(line), LONGEST_RAW),
  }
}

/**
 * A line of ATTLOG (DOMAIN 1.2): fields by place between tabs, with or without an index before them, or pairs. null where it has
 * no time, or no number that a person can have.
 */
export function punchLineOf(line: string): PunchLine | null {
  const fields = line.split('\t')
  const isShifted = localTimeOf(fields[1] ?? '') === '' && localTimeOf(fields[2] ?? '') !== ''
  const [number = '', time = '', status, verify, , , , , , , offset] = isShifted ? fields.slice(1) : fields
  const [pin, localTime] = [pinOf(number), localTimeOf(time)]
  if (localTime === '') return ofPairs(line)
  if (pin === '') return null
  return {
    pin,
    localTime,
    status: wholeOf(status, 255),
    verify: wholeOf(verify, 0),
    offsetMinutes: offsetOf(offset),
    raw: beginningOf(line, LONGEST_RAW),
  }
}

/** Events of an access controller up to this one let somebody in; those from 20 refuse, those from 200 are of the door. */
const LAST_PASSING_EVENT = 19

/**
 * A line of `rtlog`, or of the table of transactions, which has other names for the same. null where it can't be read; 'noPunch' for what
 * is none: a door that opened, somebody who was refused, an event of nobody. `inoutstatus` says the way, 15 says nothing.
 */
export function controllerLineOf(line: string): PunchLine | 'noPunch' | null {
  const pairs = pairsOf(line, '\t')
  const event = pairs.get('event') ?? pairs.get('eventtype') ?? ''
  if (!/^\d{1,4}$/.test(event)) return null
  const isNobodys = /^\s*0*\s*$/.test(pairs.get('pin') ?? '')
  if (Number(event) > LAST_PASSING_EVENT || isNobodys) return 'noPunch'
  return ofPairs(line)
}

const digitsOf = (localTime: string) => localTime.replace(/\D/g, '')

/** DOMAIN 1.6: the same punch always has the same id, however often it is sent. */
export const punchIdOf = (sn: string, { pin, localTime, status }: PunchLine): string =>
  `${sn}_${pin}_${digitsOf(localTime)}_${String(status)}`
