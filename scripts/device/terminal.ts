import { brokenLine } from './brokenLine'
import { carryOut, type Memory } from './carryOut'
import { displayTime, offsetMinutesOf } from './deviceClock'
import { familyOf } from './family'
import type { Answer } from './rawHttp'
import { talkOf } from './talk'
import { newUser, openingFor, type Opening } from './userTable'

export type TerminalOptions = {
  url: string
  sn: string
  secret: string
  /** On the terminal from the beginning: number and name. */
  users?: Iterable<readonly [pin: string, name: string]>
  /** Of the access-control family: it opens for whoever has a row in `userauthorize`. */
  isController?: boolean
  /** Without a lock of its own it notes down whoever presses, let in or not. */
  hasLock?: boolean
  checksValidity?: boolean
  /** Of a controller: takes dates in one number, as most do, and not as `20261219`. */
  packsDates?: boolean
  closedGroups?: readonly string[]
  now?: () => Date
  timeoutMs?: number
  say?: (line: string) => void
}

type PunchOptions = {
  /** 0 in, 1 out; 255 where nobody presses a key. */
  status?: number
  /** 1 finger, 4 card, 15 face. */
  verify?: number
  secondsAgo?: number
}

const whyWords = {
  unknown: 'nobody has this number here',
  validity: 'not in the period of validity',
  group: 'the group’s door times are closed',
  unauthorised: 'no access to this door',
} as const

const doorText = (opening: Opening) =>
  opening.isOpen ? 'the door opens' : `the door stays shut, ${whyWords[opening.why]}`

/** What a controller's event log says of the door (DOMAIN 1.3): it notes down whoever it refuses as well. */
const events = { unknown: 27, validity: 29, group: 22, unauthorised: 23 } as const

function memoryOf(options: TerminalOptions): Memory {
  const { users = [], isController = false, checksValidity = true, packsDates = true } = options
  const known = new Map([...users].map(([pin, name]) => [pin, newUser(pin, name)]))
  return {
    users: known,
    // Whoever set it up has let those in who are on it.
    authorised: isController ? new Set(known.keys()) : null,
    options: new Map([
      ['UserValidTimeFun', checksValidity ? '1' : '0'],
      ['DateFmtFunOn', packsDates ? '1' : '0'],
    ]),
    log: [],
  }
}

/** A terminal of the ADMS protocol as far as a server can tell. Its line and its clock may be broken at will. */
export function createTerminal(options: TerminalOptions) {
  const { sn, secret, hasLock = true, isController = false, closedGroups = ['99'] } = options
  const { now = () => new Date(), timeoutMs = 20_000, say = () => undefined } = options
  const memory = memoryOf(options)
  const line = brokenLine(options.url, timeoutMs)
  const family = familyOf(isController)
  const talk = talkOf({ sn, secret, family, line })
  const clock = { offsetMinutes: 330, driftSeconds: 0, delay: 30 }
  let isGreeted = false
  /** Of the log, how many the server has. */
  let delivered = 0
  const acknowledgements: string[] = []

  const display = (secondsAgo = 0) =>
    displayTime(new Date(now().getTime() - secondsAgo * 1000), clock.offsetMinutes, clock.driftSeconds)
  const opensFor = (pin: string, at = display()): Opening =>
    openingFor(memory.users.get(pin), at, {
      checksValidity: memory.options.get('UserValidTimeFun') === '1',
      closedGroups,
      authorised: memory.authorised,
    })

  function takeOptions(body: string) {
    const named = (name: string) => Number(new RegExp(`^${name}=(-?[\\d.]+)\\r?$`, 'm').exec(body)?.[1])
    const [timeZone, delay] = [named('TimeZone'), named(isController ? 'RequestDelay' : 'Delay')]
    if (!Number.isNaN(timeZone)) clock.offsetMinutes = offsetMinutesOf(timeZone)
    if (!Number.isNaN(delay)) clock.delay = delay
  }

  /** What a controller says of itself, with keys of its own among it. */
  const registration = () => ({
    ...{ DeviceType: 'acc', '~SerialNumber': sn, LockCount: 1, ReaderCount: 1, authKey: 'F1E2D3C4' },
    ...{ DateFmtFunOn: memory.options.get('DateFmtFunOn') ?? '0', VMSPasswd: 'admin' },
  })

  /** A server that does not know the controller yet answers OK and no more. */
  async function isTaken({ status, body }: Answer): Promise<boolean> {
    if (status !== 200) return false
    if (isController && body.trim() === 'OK') return (await talk.register(registration())).status === 200
    return body.startsWith(family.greeting)
  }

  /** Without the server's options a terminal does nothing else. */
  async function handshake(): Promise<Answer> {
    const answer = await talk.greet()
    isGreeted = await isTaken(answer)
    if (!isGreeted) {
      say(`The server refuses this terminal: ${String(answer.status)} ${answer.body.trim().slice(0, 80)}`)
      return answer
    }
    takeOptions(isController ? (await talk.askOptions()).body : answer.body)
    await talk.tellOptions({
      UserCount: memory.users.size,
      TransactionCount: memory.log.length,
      FingerFunOn: 1,
      FaceFunOn: 1,
      UserValidTimeFun: memory.options.get('UserValidTimeFun') ?? '0',
      '~LockFunOn': hasLock ? 15 : 0,
    })
    say(`Connected as ${sn}; the clock shows ${display()}.`)
    return answer
  }

  /** Punches that the server does not have yet, the oldest first. They stay here until it says 200. */
  async function deliver(): Promise<boolean> {
    const until = memory.log.length
    const isThere = await talk.tellPresses(memory.log.slice(delivered, until))
    if (isThere) delivered = Math.max(delivered, until)
    return isThere
  }

  const uploadRoster = () => talk.tellPeople([...memory.users.values()])

  async function obey(id: string, text: string): Promise<void> {
    const { code, presses, people, restarts = false } = carryOut(memory, text)
    say(`${text.replaceAll('\t', ' ')} → ${String(code)}`)
    const [word = ''] = text.split(' ')
    acknowledgements.push(`ID=${id}&${isController ? 'return' : 'Return'}=${String(code)}&CMD=${word}`)
    if (presses !== undefined) await talk.tellPresses(presses, id)
    if (people !== undefined) await talk.tellPeople(people, id)
    if (restarts) isGreeted = false
  }

  async function acknowledge(): Promise<void> {
    if (acknowledgements.length === 0) return
    const told = [...acknowledgements]
    const { status } = await talk.acknowledge(told)
    if (status === 200) acknowledgements.splice(0, told.length)
  }

  /** One call of the terminal: what it owes, then what it is told. Answers how many commands came. */
  async function poll(): Promise<number> {
    if (!isGreeted) await handshake()
    if (!isGreeted) return 0
    await deliver()
    await acknowledge()
    const { status, body } = await talk.call({ users: memory.users.size, punches: memory.log.length })
    if (status === 401) isGreeted = false
    if (status !== 200) return 0
    const commands = [...body.matchAll(/^C:([^:\n]+):(.*)$/gm)]
    for (const [, id = '', text = ''] of commands) await obey(id, text.replace(/\r$/, ''))
    await acknowledge()
    return commands.length
  }

  /** A finger, a card or a face at the door. The terminal opens or not by itself, and tells the server when it can. */
  async function punch(
    pin: string,
    { status = 0, verify = 1, secondsAgo = 0 }: PunchOptions = {},
  ): Promise<Opening> {
    const at = display(secondsAgo)
    const opening = opensFor(pin, at)
    const name = memory.users.get(pin)?.Name ?? ''
    say(`${at.slice(11)} ${pin}${name === '' ? '' : ` ${name}`}: ${doorText(opening)}`)
    if (!opening.isOpen && hasLock && !isController) return opening
    memory.log.push({ pin, at, status, verify, event: opening.isOpen ? 0 : events[opening.why] })
    // Without the server the punch waits in the log.
    if (isGreeted && !line.state.isDown) await deliver().catch(() => undefined)
    return opening
  }

  return {
    ...{ sn, handshake, poll, punch, uploadRoster, deliver },
    /** What it would answer at the door now. */
    opensFor: (pin: string) => opensFor(pin),
    enrol: (pin: string, name: string) => void memory.users.set(pin, newUser(pin, name)),
    users: () => [...memory.users.values()],
    waiting: () => memory.log.length - delivered,
    delay: () => clock.delay,
    time: () => display(),
    setLine: (isUp: boolean) => void (line.state.isDown = !isUp),
    /** The next answers do not arrive; what was asked did. */
    loseAnswers: (count: number) => void (line.state.answersToLose = count),
    /** Everything is sent so many times. */
    repeat: (times: number) => void (line.state.repeats = times),
    drift: (seconds: number) => void (clock.driftSeconds = seconds),
  }
}

export type Terminal = ReturnType<typeof createTerminal>
