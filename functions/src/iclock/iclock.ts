import * as logger from 'firebase-functions/logger'
import { runWith } from 'firebase-functions/v1'
import { targetOf } from '@/domain/biometric/iclockRequest'
import { serverStore } from '../adminBackend'
import { addressOf, straightAddressOf } from '../http/addressOf'
import { bodyOf, readBodiesOf } from '../http/ownBody'
import { answerIclock } from './answerIclock'
import type { SecretMemory } from './authorise'
import type { KnockMemory } from './knocks'

readBodiesOf('iclock')

const secrets: SecretMemory = new Map()
const knocks: KnockMemory = new Map()

/**
 * Where terminals call, behind Hosting's rewrite of /iclock. Of the first generation, because that alone can be let answer plain HTTP
 * without a redirect, which a terminal does not follow (docs/devices.md); and by this name, because its own address then ends in the path
 * that is fixed in a terminal (DOMAIN 1.4).
 */
export const iclock = runWith({ memory: '512MB', timeoutSeconds: 120, maxInstances: 20 })
  .region('us-central1')
  .https.onRequest(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : value,
      ]),
    )
    const { path, query } = targetOf(request.originalUrl)
    const { status, text } = await answerIclock(
      {
        store: serverStore(),
        now: () => new Date(),
        secrets,
        knocks,
        failed: (what, error) =>
          logger.error('a device was put off', {
            what,
            failure: error instanceof Error ? error.stack : error,
          }),
      },
      {
        method: request.method,
        path,
        query,
        headers,
        address: addressOf(headers),
        straightAddress: straightAddressOf(headers),
        bodyOf: (most) =>
          request.rawBody === undefined ? bodyOf(request, most) : Promise.resolve(request.rawBody),
      },
    )
    const bytes = Buffer.from(text)
    response
      .status(status)
      .set({
        'content-type': 'text/plain',
        'content-length': String(bytes.byteLength),
        'cache-control': 'no-store',
      })
      .end(bytes)
  })
