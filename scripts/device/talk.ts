import type { brokenLine } from './brokenLine'
import type { Family, Press } from './family'
import type { Answer } from './rawHttp'
import type { DeviceUser } from './userTable'

/** Lines that a terminal sends at a time. */
const MOST_LINES = 200
const INFO = 'Ver 8.0.4.2-20230918'

type Of = { sn: string; secret: string; family: Family; line: ReturnType<typeof brokenLine> }
type Counts = { users: number; punches: number }

const written = (pairs: Record<string, string | number>) =>
  Object.entries(pairs)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(',')

/** What a terminal says to the server, in the words of DOMAIN 1.2 and 1.7. */
export function talkOf({ sn, secret, family, line }: Of) {
  const key = `&pushcommkey=${encodeURIComponent(secret)}`
  const send = (method: 'GET' | 'POST', path: string, query: string, body?: string): Promise<Answer> =>
    line.send({
      method,
      target: `/iclock/${path}?SN=${encodeURIComponent(sn)}${query}`,
      ...(body !== undefined && { body }),
    })
  /** Answers whether all of it was taken: only 200 counts. */
  async function upload<Row>(
    {
      addressOf,
      lineOf,
    }: { addressOf: Family['people']['addressOf']; lineOf: (row: Row, isAsked: boolean) => string },
    rows: readonly Row[],
    askedBy: string,
  ): Promise<boolean> {
    for (let at = 0; at < rows.length; at += MOST_LINES) {
      const some = rows.slice(at, at + MOST_LINES)
      const { path, query } = addressOf(askedBy, some.length)
      const body = some.map((row) => `${lineOf(row, askedBy !== '')}\n`).join('')
      const { status } = await send('POST', path, `${key}${query}`, body)
      if (status !== 200) return false
    }
    return true
  }
  return {
    greet: () => send('GET', 'cdata', `&options=all${family.hello}&PushOptionsFlag=1${key}`),
    /** An access controller registers where the server asks for it, and is told its options by a call of their own. */
    register: (pairs: Record<string, string | number>) => send('POST', 'registry', key, written(pairs)),
    askOptions: () => send('POST', 'push', key, ''),
    tellOptions: (pairs: Record<string, string | number>) =>
      send('POST', 'cdata', `${key}&table=options`, written(pairs)),
    call({ users, punches }: Counts) {
      const info = `${INFO},${String(users)},1,${String(punches)},192.168.1.201,10,7,12,0,111`
      return send('GET', 'getrequest', `${key}&INFO=${encodeURIComponent(info)}`)
    },
    acknowledge: (lines: readonly string[]) =>
      send('POST', 'devicecmd', key, lines.map((text) => `${text}\n`).join('')),
    tellPresses: (presses: readonly Press[], askedBy = '') => upload(family.presses, presses, askedBy),
    tellPeople: (users: readonly DeviceUser[], askedBy = '') => upload(family.people, users, askedBy),
  }
}
