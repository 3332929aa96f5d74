import { connect } from 'node:net'
import { host } from '../../support/emulators'

export type RawAnswer = { status: number; headers: Map<string, string>; body: string; head: string }

/** Sends bytes over a socket as a terminal does, and reads until the other side hangs up. */
export function sendRaw(port: number, text: string | Uint8Array): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(text))
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      const whole = Buffer.concat(chunks)
      const at = whole.indexOf('\r\n\r\n')
      const head = whole.subarray(0, at).toString('latin1')
      const [line = '', ...rest] = head.split('\r\n')
      resolve({
        status: Number(line.split(' ')[1]),
        headers: new Map(
          rest.map((header) => {
            const colon = header.indexOf(':')
            return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()] as const
          }),
        ),
        body: whole.subarray(at + 4).toString('utf8'),
        head,
      })
    })
  })
}

const HEADERS =
  'Host: adms.example.in\r\nUser-Agent: iClock Proxy/1.09\r\nConnection: close\r\nAccept: */*\r\n'

/** The bytes of a request as DOMAIN 1.7 names them. */
export const iclockRequest = (method: 'GET' | 'POST', address: string, body = ''): string =>
  method === 'GET'
    ? `GET ${address} HTTP/1.1\r\n${HEADERS}\r\n`
    : `POST ${address} HTTP/1.1\r\n${HEADERS}Content-Type: text/plain\r\nContent-Length: ${String(Buffer.byteLength(body))}\r\n\r\n${body}`
