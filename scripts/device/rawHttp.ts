import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

export type Answer = { status: number; body: string }
type Asked = { method: 'GET' | 'POST'; target: string; body?: string; timeoutMs: number }

/** Nothing came back: the line is down, or the answer was lost. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

function socketTo(url: URL): Socket {
  const isTls = url.protocol === 'https:'
  const host = url.hostname
  const port = Number(url.port || (isTls ? 443 : 80))
  return isTls ? connectTls({ host, port, servername: host }) : connectPlain({ host, port })
}

/** As a terminal writes it: no more headers than these, and a body in plain text. */
function headOf({ hostname, port }: URL, { method, target, body }: Asked): string {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${hostname}${port === '' ? '' : `:${port}`}`,
    'User-Agent: iClock Proxy/1.09',
    'Connection: close',
    'Accept: */*',
    ...(body === undefined
      ? []
      : ['Content-Type: text/plain', `Content-Length: ${String(Buffer.byteLength(body))}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** null while some of it is still to come. A terminal neither joins chunks nor follows a redirect. */
function answerIn(received: Buffer): Answer | null {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd === -1) return null
  const head = received.subarray(0, headEnd).toString('latin1')
  const [, status = '0'] = /^HTTP\/1\.[01] (\d{3})/.exec(head) ?? []
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? []
  if (length === undefined) throw new NoAnswer('The answer has no Content-Length: a terminal cannot read it.')
  const body = received.subarray(headEnd + 4)
  if (body.length < Number(length)) return null
  return { status: Number(status), body: body.subarray(0, Number(length)).toString('utf8') }
}

/** One request on a connection of its own, as terminals make them. */
export function ask(url: URL, asked: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = socketTo(url)
    const received: Buffer[] = []
    const end = (work: () => void) => {
      socket.destroy()
      work()
    }
    const give = (why: string) => end(() => reject(new NoAnswer(why)))
    socket.setTimeout(asked.timeoutMs, () => give('No answer in time.'))
    socket.once('error', (error) => give(error.message))
    socket.once('end', () => give('The connection was closed before the answer was whole.'))
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk)
      try {
        const answer = answerIn(Buffer.concat(received))
        if (answer !== null) end(() => resolve(answer))
      } catch (error) {
        give(error instanceof Error ? error.message : String(error))
      }
    })
    socket.write(headOf(url, asked) + (asked.body ?? ''))
  })
}
