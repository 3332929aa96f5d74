import { comparable } from './deviceClock'
import type { Press } from './family'
import { controllerFields, pairsOf, updatedUser, type DeviceUser } from './userTable'

/** What commands work on. */
export type Memory = {
  users: Map<string, DeviceUser>
  /** Of an access controller; null on an attendance terminal. */
  authorised: Set<string> | null
  options: Map<string, string>
  log: Press[]
}

/** The acknowledgement's code, and what the terminal does after it. */
type Outcome = {
  code: number
  presses?: Press[]
  people?: DeviceUser[]
  restarts?: boolean
}

const done: Outcome = { code: 0 }
const notSupported: Outcome = { code: -1002 }
const noSuchPin: Outcome = { code: -10 }

function update({ users }: Memory, fields: string): Outcome {
  const changes = pairsOf(fields)
  const pin = changes['PIN'] ?? changes['Pin'] ?? ''
  if (pin === '') return { code: -1 }
  users.set(pin, updatedUser(users.get(pin), { ...changes, PIN: pin }))
  return done
}

function remove({ users, authorised }: Memory, fields: string): Outcome {
  const { PIN, Pin } = pairsOf(fields)
  const pin = PIN ?? Pin ?? ''
  authorised?.delete(pin)
  return users.delete(pin) ? done : noSuchPin
}

function authorise({ authorised }: Memory, fields: string, isAllowed: boolean): Outcome {
  if (authorised === null) return notSupported
  const { Pin, PIN } = pairsOf(fields)
  const pin = Pin ?? PIN ?? ''
  if (isAllowed) authorised.add(pin)
  else authorised.delete(pin)
  return done
}

function queryUsers({ users }: Memory, fields: string): Outcome {
  const { PIN } = pairsOf(fields)
  const found = [...users.values()].filter((user) => PIN === undefined || user.PIN === PIN)
  if (found.length === 0 && PIN !== undefined) return noSuchPin
  return { code: 0, people: found }
}

function queryLog({ log }: Memory, fields: string): Outcome {
  const { StartTime = '', EndTime = '9999' } = pairsOf(fields)
  const [from, until] = [comparable(StartTime), comparable(EndTime)]
  return { code: 0, presses: log.filter(({ at }) => from <= at && at <= until) }
}

/** `tablename=user,fielddesc=*,filter=Pin=1001`, of an access controller. */
function queryTable({ users, log, authorised }: Memory, fields: string): Outcome {
  if (authorised === null) return notSupported
  const [, tablename = ''] = /^tablename=(\w+)/.exec(fields) ?? []
  const [, pin] = /filter=Pin=(\d+)/.exec(fields) ?? []
  // What was taken is new no more, and what was not, the terminal sends by itself.
  if (tablename === 'transaction')
    return { code: 0, presses: fields.includes('filter=NewRecord') ? [] : [...log] }
  if (tablename !== 'user') return notSupported
  return { code: 0, people: [...users.values()].filter(({ PIN }) => pin === undefined || PIN === pin) }
}

function setOption({ options }: Memory, text: string): Outcome {
  const at = text.indexOf('=')
  if (at === -1) return { code: -1 }
  options.set(text.slice(0, at), text.slice(at + 1))
  return done
}

const restarting: Outcome = { code: 0, restarts: true }

type Carried = (memory: Memory, rest: string) => Outcome
/** What one of the two families knows alone. */
const ofTerminal =
  (carried: Carried): Carried =>
  (memory, rest) =>
    memory.authorised === null ? carried(memory, rest) : notSupported
const ofController =
  (carried: Carried): Carried =>
  (memory, rest) =>
    memory.authorised === null ? notSupported : carried(memory, rest)
/** By how the command begins, the longer first; what has no row is not supported. */
const kinds: readonly [string, Carried][] = [
  ['DATA UPDATE USERINFO ', update],
  ['DATA DELETE USERINFO ', remove],
  ['DATA QUERY USERINFO', queryUsers],
  ['DATA QUERY ATTLOG', queryLog],
  ['DATA QUERY ', queryTable],
  ['DATA UPDATE userauthorize ', (memory, rest) => authorise(memory, rest, true)],
  ['DATA DELETE userauthorize ', (memory, rest) => authorise(memory, rest, false)],
  [
    'DATA UPDATE user ',
    (memory, rest) => update(memory, controllerFields(rest, memory.options.get('DateFmtFunOn') === '1')),
  ],
  ['DATA DELETE user ', remove],
  ['DATA UPDATE AccGroup ', () => done],
  ['DATA UPDATE AccTimeZone ', () => done],
  ['SET OPTION ', ofTerminal(setOption)],
  ['RELOAD OPTIONS', ofTerminal(() => done)],
  ['REBOOT', ofTerminal(() => restarting)],
  ['SET OPTIONS ', ofController(setOption)],
  ['CONTROL DEVICE 03', ofController(() => restarting)],
  ...(['INFO', 'CHECK', 'LOG', 'AC_UNLOCK', 'AC_UNALARM'] as const).map((word): [string, Carried] => [
    word,
    () => done,
  ]),
]

export function carryOut(memory: Memory, text: string): Outcome {
  const found = kinds.find(([start]) => text.startsWith(start))
  return found === undefined ? notSupported : found[1](memory, text.slice(found[0].length).trimStart())
}
