import type { CivilDate } from '@/domain/shared/civilDate'
import { commandPayloads, type AccessPayload, type settableOptions } from './commandPayload'
import type { BiometricDevice, DeviceCommand } from './device'
import { controllerDate, packsDates } from './deviceClock'
import { doorMask, tellsDoors } from './doorMask'
import type { RosterLine } from './roster'

type Told = Pick<
  BiometricDevice,
  'protocol' | 'strategy' | 'blockedGroup' | 'normalGroup' | 'doors' | 'options'
>
type Command = Pick<DeviceCommand, 'kind' | 'pin' | 'payload'>

/** A person as the device has them, with the password that must not be reset; null: the device has not told of them. */
export type KnownPerson = (Omit<RosterLine, 'id' | 'gymId' | 'sn' | 'seenAt'> & { passwd: string }) | null

/** Longer names are cut by the devices, some of them in the middle of a letter. */
const NAME_BYTES = 24
const encoder = new TextEncoder()

/** Without what separates fields and lines, and no longer than a device takes. */
export function deviceName(name: string): string {
  let cut = ''
  for (const letter of name.replace(/[\t\r\n]+/g, ' ').trim()) {
    if (encoder.encode(cut + letter).length > NAME_BYTES) break
    cut += letter
  }
  return cut.trimEnd()
}

const field = (text: string) => text.replace(/[\t\r\n]+/g, ' ')

/** DOMAIN 1.3: nobody is stopped by their time zone, because the vendors' documents contradict each other. */
const ALWAYS_OPEN = '0000000100000000'
/** Lies wholly in the past, because some firmware compares whole days. */
const CLOSED = ['2000-01-01T00:00:00', '2000-01-02T00:00:00', '1'] as const
const FOR_EVER = ['0', '0', '0'] as const
const LONG_OPEN = '2000-01-01T00:00:00'
const FAR_AWAY = '2099-12-31' as CivilDate

type Access = AccessPayload & { isIn: boolean }

function windowOf({ isIn, validFrom, validUntil }: Access): readonly [string, string, string] {
  if (!isIn) return CLOSED
  if (validFrom === null && validUntil === null) return FOR_EVER
  return [validFrom === null ? LONG_OPEN : `${validFrom}T00:00:00`, `${validUntil ?? FAR_AWAY}T23:59:59`, '1']
}

const groupOf = (
  { strategy, blockedGroup, normalGroup }: Told,
  known: KnownPerson,
  isIn: boolean,
): string => {
  if (strategy === 'group' && !isIn) return String(blockedGroup)
  const own = known?.grp ?? ''
  return own === '' || own === '0' || own === String(blockedGroup) ? String(normalGroup) : own
}

/** The whole record, so that nothing of it is reset. */
function userText(told: Told, pin: string, known: KnownPerson, access: Access): string {
  const [start, end, expires] = told.strategy === 'validity' ? windowOf(access) : FOR_EVER
  return [
    `DATA UPDATE USERINFO PIN=${known?.pin ?? pin}`,
    `Name=${deviceName(known?.name || access.name)}`,
    `Pri=${field(known?.pri || '0')}`,
    `Passwd=${field(known?.passwd ?? '')}`,
    `Card=${field(known?.card ?? '')}`,
    `Grp=${field(groupOf(told, known, access.isIn))}`,
    `TZ=${ALWAYS_OPEN}`,
    `Verify=${field(known?.verify || '-1')}`,
    `ViceCard=${field(known?.viceCard ?? '')}`,
    `StartDatetime=${start}`,
    `EndDatetime=${end}`,
    `Expires=${expires}`,
  ].join('\t')
}

/** Not the day before, which would be 0 in one number. */
const LONG_PAST = '2000-01-02' as CivilDate

/** DOMAIN 1.2, acc: two dates, in one number each where the option says so; 0 on either side would let in for ever (1.3). */
function controllerWindow(told: Told, { isIn, validFrom, validUntil }: Access): [string, string] {
  const isPacked = packsDates(told.options)
  const window = (from: CivilDate, until: CivilDate): [string, string] => [
    controllerDate(from, false, isPacked),
    controllerDate(until, true, isPacked),
  ]
  if (told.strategy !== 'validity') return ['0', '0']
  if (!isIn) return window(LONG_PAST, LONG_PAST)
  if (validFrom === null && validUntil === null) return ['0', '0']
  return window(validFrom ?? LONG_PAST, validUntil ?? FAR_AWAY)
}

/** Also whoever the device still has in the group that opens nothing, told by other means since. */
const isGrouped = ({ strategy, blockedGroup }: Told, known: KnownPerson): boolean =>
  strategy === 'group' || known?.grp === String(blockedGroup)

function controllerUserText(told: Told, pin: string, known: KnownPerson, access: Access): string {
  const [start, end] = controllerWindow(told, access)
  return [
    `DATA UPDATE user CardNo=${field(known?.card ?? '')}`,
    `Pin=${known?.pin ?? pin}`,
    `Password=${field(known?.passwd ?? '')}`,
    `Group=${field(isGrouped(told, known) ? groupOf(told, known, access.isIn) : known?.grp || '0')}`,
    `StartTime=${start}`,
    `EndTime=${end}`,
    `Name=${deviceName(known?.name || access.name)}`,
    `Privilege=${field(known?.pri || '0')}`,
  ].join('\t')
}

const isController = ({ protocol }: Told) => protocol === 'acc'

const recordText = (told: Told, pin: string, known: KnownPerson, access: Access): string =>
  isController(told) ? controllerUserText(told, pin, known, access) : userText(told, pin, known, access)

/** A controller is told the authorisation first, then the person. */
const deletion = (told: Told, pin: string): string[] =>
  isController(told)
    ? [`DATA DELETE userauthorize Pin=${pin}`, `DATA DELETE user Pin=${pin}`]
    : [`DATA DELETE USERINFO PIN=${pin}`]

/**
 * On a controller nobody passes a door without a right to it, whatever else lets them in. Whoever is let in is told with both, also where
 * one is known: it may be told by other means than before, and the right or the record may still be what those left.
 */
function accessTexts(told: Told, pin: string, known: KnownPerson, access: Access): string[] {
  const own = known?.pin ?? pin
  const record = recordText(told, pin, known, access)
  if (access.isIn) {
    const allowed = `DATA UPDATE userauthorize Pin=${own}\tAuthorizeTimezoneId=1\tAuthorizeDoorId=${String(doorMask(told))}`
    return tellsDoors(told) ? [record, allowed] : [record]
  }
  switch (told.strategy) {
    case 'delete':
      return deletion(told, own)
    case 'authorize':
      return [`DATA DELETE userauthorize Pin=${own}`]
    default:
      return [record]
  }
}

function queryText(told: Told, pin: string, asked: (typeof commandPayloads.QUERY)['_output']): string {
  if (asked.table === 'ATTLOG') {
    const { fromDate, toDate, onlyNew } = asked
    return isController(told)
      ? `DATA QUERY tablename=transaction,fielddesc=*,filter=${onlyNew ? 'NewRecord' : '*'}`
      : `DATA QUERY ATTLOG StartTime=${fromDate} 00:00:00\tEndTime=${toDate} 23:59:59`
  }
  if (isController(told))
    return `DATA QUERY tablename=user,fielddesc=*,filter=${pin === '' ? '*' : `Pin=${pin}`}`
  return pin === '' ? 'DATA QUERY USERINFO' : `DATA QUERY USERINFO PIN=${pin}`
}

/** DOMAIN 1.2 has no `REBOOT` for controllers (acc): its third way of controlling one restarts it. */
const CONTROLLER_RESTART = 'CONTROL DEVICE 03000000'

/** DOMAIN 1.2: an option counts once the options are read anew; the clock's zone at the next start alone. */
const takingEffect = (name: (typeof settableOptions)[number]): string[] =>
  name === 'TimeZone' ? [] : ['RELOAD OPTIONS']

/**
 * What a device is told (DOMAIN 1.2 and 1.3), most often one text. Out of the kind and its checked payload alone: no text of a
 * page, a person or a device becomes a command. null where the payload is none of that kind.
 */
export function commandTexts(
  told: Told,
  { kind, pin, payload }: Command,
  known: KnownPerson,
): string[] | null {
  switch (kind) {
    case 'ENABLE':
    case 'DISABLE': {
      const access = commandPayloads[kind].safeParse(payload).data
      return access ? accessTexts(told, pin, known, { ...access, isIn: kind === 'ENABLE' }) : null
    }
    case 'UPSERT': {
      const access = commandPayloads.UPSERT.safeParse(payload).data
      return access ? [recordText(told, pin, known, { ...access, isIn: true })] : null
    }
    case 'DELETE':
      return deletion(told, known?.pin ?? pin)
    case 'OPTION': {
      const option = commandPayloads.OPTION.safeParse(payload).data
      if (!option) return null
      const { name, value } = option
      return isController(told)
        ? [`SET OPTIONS ${name}=${String(value)}`]
        : [`SET OPTION ${name}=${String(value)}`, ...takingEffect(name)]
    }
    case 'QUERY': {
      const asked = commandPayloads.QUERY.safeParse(payload).data
      return asked ? [queryText(told, pin, asked)] : null
    }
    case 'REBOOT':
      return [isController(told) ? CONTROLLER_RESTART : 'REBOOT']
  }
}

/** As it goes to the device, byte for byte, however often. */
export const commandLines = (id: number, texts: readonly string[]): string =>
  texts.map((text) => `C:${String(id)}:${text}\n`).join('')
