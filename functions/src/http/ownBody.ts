import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** By these headers alone a parser knows that a request has a body; Node itself has gone by them already. */
const signs = ['content-length', 'transfer-encoding']

function isReadable(address = '/'): boolean {
  try {
    return decodeURIComponent(address) !== ''
  } catch {
    return false
  }
}

function hideBody(message: unknown): void {
  if (typeof message !== 'object' || message === null || !('request' in message)) return
  // The channel's documented message: the request before anybody has seen it.
  const request = message.request as IncomingMessage
  for (const sign of signs) delete request.headers[sign]
  // The router cannot read such an address either, and answers so itself; at '/' there is no call.
  if (!isReadable(request.url)) request.url = '/'
}

/**
 * The platform parses bodies before it calls a function, and answers what it cannot read itself, in HTML: there is no
 * place for a handler of such errors. So the bodies of the function with this name are hidden from it, and read here.
 * Where Node does not tell of requests, all goes on as before, but for those answers.
 */
export function readBodiesOf(name: string): void {
  if (process.env['FUNCTION_TARGET'] === name) subscribe('http.server.request.start', hideBody)
}

/** The body as it came, but of one that is larger than `most` bytes not much more than that. */
export async function bodyOf(request: IncomingMessage, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request as AsyncIterable<Uint8Array>) {
      if (size <= most) chunks.push(chunk)
      size += chunk.byteLength
    }
  } catch {
    // The caller hung up, so nobody reads the answer: what has arrived is enough.
  }
  return Buffer.concat(chunks)
}
