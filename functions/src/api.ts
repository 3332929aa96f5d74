import * as logger from 'firebase-functions/logger'
import { onRequest, type Request } from 'firebase-functions/https'
import { serverAuth, serverStore, verifyAppCheckToken } from './adminBackend'
import { handlers } from './endpoints/handlers'
import { addressOf } from './http/addressOf'
import type { HttpCall } from './http/httpCall'
import { limiterOver, type Limiter } from './http/limiter'
import { bodyOf, readBodiesOf } from './http/ownBody'
import { serve, type CallRecord } from './http/serve'

const headersOf = ({ headers }: Request): HttpCall['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )

const wordsOf = (failure: unknown) => (failure instanceof Error ? failure.stack : failure)

function record(call: CallRecord, failure: unknown) {
  if (failure === null) logger.info('call', call)
  else logger.error('call failed', { ...call, failure: wordsOf(failure) })
}

readBodiesOf('api')

let opened: Limiter | null = null

/** Kept between calls, because it holds this instance's own buckets. */
const limiter = (): Limiter =>
  (opened ??= limiterOver(serverStore(), (error) =>
    logger.error('limits are kept in memory', { failure: wordsOf(error) }),
  ))

/**
 * The one function behind Hosting's rewrite of /api (firebase.json): one warm instance serves every call. No CORS,
 * because the page is of the same origin. With APP_CHECK=required in its environment (functions/.env.<project>) it
 * answers only calls that carry a token of App Check in X-Firebase-AppCheck; without, it does not ask.
 */
export const api = onRequest(
  {
    region: 'us-central1',
    cors: false,
    concurrency: 80,
    cpu: 1,
    memory: '512MiB',
    // The desk does not wait for a start; docs/deploy.md says what it costs.
    minInstances: process.env['FUNCTIONS_EMULATOR'] === 'true' ? 0 : 1,
    maxInstances: 10,
    timeoutSeconds: 120,
  },
  async (request, response) => {
    const sent = headersOf(request)
    const { status, headers, body } = await serve(
      {
        handlers,
        store: serverStore(),
        auth: serverAuth(),
        salesEmail: process.env['SALES_EMAIL'] ?? '',
        limiter: limiter(),
        verifyAppCheck: process.env['APP_CHECK'] === 'required' ? verifyAppCheckToken : null,
        now: () => new Date(),
        newId: () => crypto.randomUUID(),
        record,
      },
      {
        method: request.method,
        path: request.path,
        query: request.query,
        headers: sent,
        bodyOf: (most) =>
          request.rawBody === undefined ? bodyOf(request, most) : Promise.resolve(request.rawBody),
        address: addressOf(sent),
      },
    )
    response.status(status).set(headers).json(body)
  },
)
