import { beginningOf } from '@/domain/shared/text'
import { isReserved } from './serial'

/** Lines of what a device sent, whatever ends them; empty ones are none. */
export const linesOf = (text: string): string[] =>
  text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')

/** `Key=Value` pairs between separators, keys in lower case without a leading `~`; what is no pair is passed by. */
export function pairsOf(text: string, separator: string | RegExp): Map<string, string> {
  const pairs = new Map<string, string>()
  for (const part of text.split(separator)) {
    const at = part.indexOf('=')
    if (at > 0) pairs.set(part.slice(0, at).trim().replace(/^~/, '').toLowerCase(), part.slice(at + 1).trim())
  }
  return pairs
}

/** A device has fewer options; an answer that has more is not kept whole. */
const MOST_OPTIONS = 150
const LONGEST = 200

/** What a device tells of itself, `Key=Val,Key=Val`, by the names that it gives; what is no option's name is passed by. */
export function optionsOf(text: string): Record<string, string> {
  const options: Record<string, string> = {}
  for (const part of text.split(/[,\r\n\t]/).slice(0, MOST_OPTIONS)) {
    const [, name = '', value = ''] = /^\s*(~?\w{1,60})=(.*)$/.exec(part) ?? []
    if (name !== '' && !isReserved(name)) options[name] = beginningOf(value.trim(), LONGEST)
  }
  return options
}

/** What decides how a controller is told; its keys and passwords stand beside it, and pages read what is kept. */
const registryOptions = ['DateFmtFunOn', 'UserValidTimeFun', 'LockCount'] as const

/** What a controller says of itself when it registers, as far as it is kept. */
export function registryOf(text: string): Record<string, string> {
  const pairs = pairsOf(text, /[,\r\n\t]/)
  const told = registryOptions.flatMap((name) => {
    const value = pairs.get(name.toLowerCase())
    return value === undefined ? [] : [[name, beginningOf(value, LONGEST)] as const]
  })
  return Object.fromEntries(told)
}

type DeviceInfo = { firmware: string; userCount: number | null; punchCount: number | null }

const countOf = (text = ''): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null)

/** `INFO` of a poll: firmware, people, fingers, punches, address and more, by place. */
export function infoOf(text: string): DeviceInfo | null {
  const [firmware = '', users, , punches] = text.split(',')
  if (firmware.trim() === '') return null
  return {
    firmware: beginningOf(firmware.trim(), 100),
    userCount: countOf(users),
    punchCount: countOf(punches),
  }
}

export type CommandAck = { id: number; returnCode: number; raw: string }

/** `ID=1&Return=0&CMD=DATA`, one a line; access controllers write `return`. What names no command is passed by. */
export function acksOf(text: string): CommandAck[] {
  return linesOf(text).flatMap((line) => {
    const pairs = pairsOf(line, '&')
    const [id, code] = [pairs.get('id') ?? '', pairs.get('return') ?? '']
    if (!/^\d{1,10}$/.test(id) || !/^[+-]?\d{1,10}$/.test(code)) return []
    return [{ id: Number(id), returnCode: Number(code), raw: beginningOf(line, LONGEST) }]
  })
}
