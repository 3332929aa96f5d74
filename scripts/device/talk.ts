import type { Answer } from './rawHttp'
import type { brokenLine } from './brokenLine'

/** Lines that a terminal sends at a time. */
const MOST_LINES = 200
const INFO = 'Ver 8.0.4.2-20230918'

type Of = { sn: string; secret: string; isController: boolean; line: ReturnType<typeof brokenLine> }
type Counts = { users: number; punches: number }

/** What a terminal says to the server, in the words of DOMAIN 1.2 and 1.7. */
export function talkOf({ sn, secret, isController, line }: Of) {
  const key = `&pushcommkey=${encodeURIComponent(secret)}`
  const send = (method: 'GET' | 'POST', path: string, query: string, body?: string): Promise<Answer> =>
    line.send({
      method,
      target: `/iclock/${path}?SN=${encodeURIComponent(sn)}${query}`,
      ...(body !== undefined && { body }),
    })
  const family = isController ? '&pushver=3.1.2&DeviceType=acc' : '&pushver=2.4.1&language=69&DeviceType=att'
  return {
    greet: () => send('GET', 'cdata', `&options=all${family}&PushOptionsFlag=1${key}`),
    tellOptions: (pairs: Record<string, string | number>) =>
      send(
        'POST',
        'cdata',
        `${key}&table=options`,
        Object.entries(pairs)
          .map(([name, value]) => `${name}=${String(value)}`)
          .join(','),
      ),
    call({ users, punches }: Counts) {
      const info = `${INFO},${String(users)},1,${String(punches)},192.168.1.201,10,7,12,0,111`
      return send('GET', 'getrequest', `${key}&INFO=${encodeURIComponent(info)}`)
    },
    acknowledge: (lines: readonly string[]) =>
      send('POST', 'devicecmd', key, lines.map((text) => `${text}\n`).join('')),
    /** Answers whether all of it was taken: only 200 counts. */
    async upload(table: 'ATTLOG' | 'OPERLOG', lines: readonly string[]): Promise<boolean> {
      for (let at = 0; at < lines.length; at += MOST_LINES) {
        const body = lines.slice(at, at + MOST_LINES).map((text) => `${text}\n`)
        const { status } = await send('POST', 'cdata', `${key}&table=${table}&Stamp=9999`, body.join(''))
        if (status !== 200) return false
      }
      return true
    },
  }
}
