import { comparable, unpackedTime } from './deviceClock'

/** A user as a terminal keeps one, in the words of the protocol (DOMAIN 1.2, 1.3). */
export type DeviceUser = {
  PIN: string
  Name: string
  Pri: string
  Passwd: string
  Card: string
  Grp: string
  TZ: string
  Verify: string
  ViceCard: string
  StartDatetime: string
  EndDatetime: string
  Expires: string
}

const fresh: Omit<DeviceUser, 'PIN'> = {
  Name: '',
  Pri: '0',
  Passwd: '',
  Card: '',
  Grp: '1',
  TZ: '0000000100000000',
  Verify: '-1',
  ViceCard: '',
  StartDatetime: '0',
  EndDatetime: '0',
  Expires: '0',
}
const keys = ['PIN', ...Object.keys(fresh)] as const
const isKey = (key: string): key is keyof DeviceUser => (keys as readonly string[]).includes(key)

const ofController: Record<string, keyof DeviceUser> = {
  Pin: 'PIN',
  Name: 'Name',
  CardNo: 'Card',
  Password: 'Passwd',
  Group: 'Grp',
  Privilege: 'Pri',
}
/** `20261219` with the time of its begin or end, or in one number where it packs them; '0' for none, '' for what is no date. */
function dayOf(text: string | undefined, time: string, isPacked: boolean): string {
  if (text === undefined || text === '0') return '0'
  if (!/^\d+$/.test(text)) return ''
  if (isPacked) return unpackedTime(Number(text))
  return text.length === 8 ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}T${time}` : ''
}

/** A controller's names of the same fields (DOMAIN 1.2, acc), in the words of the others; 0 stays as it is told: on either side it is no limit at all (DOMAIN 1.3). */
export function controllerFields(text: string, isPacked: boolean): string {
  const pairs = pairsOf(text)
  const named = Object.entries(ofController).flatMap(([name, key]) =>
    pairs[name] === undefined ? [] : [`${key}=${pairs[name]}`],
  )
  const start = dayOf(pairs['StartTime'], '00:00:00', isPacked)
  const end = dayOf(pairs['EndTime'], '23:59:59', isPacked)
  const expires = start === '0' && end === '0' ? '0' : '1'
  return [...named, `StartDatetime=${start}`, `EndDatetime=${end}`, `Expires=${expires}`].join('\t')
}

/** What a roster's line tells: none of the validity, as terminals leave it out. */
const told = ['PIN', 'Name', 'Pri', 'Passwd', 'Card', 'Grp', 'TZ', 'Verify', 'ViceCard'] as const

/** `A=1\tB=2`; what is no pair is left out. */
export function pairsOf(text: string): Record<string, string> {
  const pairs = text.split('\t').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at === -1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1)] as const]
  })
  return Object.fromEntries(pairs)
}

export const newUser = (PIN: string, Name: string): DeviceUser => ({ ...fresh, PIN, Name })

/** The user after an update: keys that a terminal does not know change nothing, and are no error (DOMAIN 1.3 "flag"). */
export function updatedUser(before: DeviceUser | undefined, changes: Record<string, string>): DeviceUser {
  const known = Object.fromEntries(Object.entries(changes).filter(([key]) => isKey(key)))
  return { ...(before ?? newUser(changes['PIN'] ?? '', '')), ...known }
}

export const rosterLine = (user: DeviceUser): string =>
  `USER ${told.map((key) => `${key}=${user[key]}`).join('\t')}`

export type Opening =
  | { isOpen: true }
  | { isOpen: false; why: 'unknown' | 'validity' | 'group' | 'unauthorised' }
const refused = (why: 'unknown' | 'validity' | 'group' | 'unauthorised'): Opening => ({ isOpen: false, why })

const SUPER_ADMIN = '14'

export type DoorRules = {
  /** The option `UserValidTimeFun`: switched off, every date is ignored. */
  checksValidity: boolean
  /** Groups whose time zone never opens. */
  closedGroups: readonly string[]
  /** Of an access controller: who has a row in `userauthorize`; null on an attendance terminal. */
  authorised: ReadonlySet<string> | null
}

/** What the terminal decides by itself, with the line down too (DOMAIN 1.3, firmware E). */
export function openingFor(user: DeviceUser | undefined, display: string, rules: DoorRules): Opening {
  if (user === undefined) return refused('unknown')
  if (user.Pri === SUPER_ADMIN) return { isOpen: true }
  if (rules.authorised !== null && !rules.authorised.has(user.PIN)) return refused('unauthorised')
  if (rules.closedGroups.includes(user.Grp)) return refused('group')
  const { StartDatetime: start, EndDatetime: end } = user
  if (!rules.checksValidity || start === '0' || end === '0') return { isOpen: true }
  if (start === '' || end === '') return refused('validity')
  return comparable(start) <= display && display <= comparable(end) ? { isOpen: true } : refused('validity')
}
