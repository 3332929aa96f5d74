import { ClearError } from '../steps/clearError.mjs'
import { host, projectId } from './ports.mjs'

const PATIENCE_MS = 180_000
const pause = () => new Promise((resolve) => setTimeout(resolve, 500))

/** @param {string} title @param {() => Promise<boolean>} isThere */
export async function waitUntil(title, isThere) {
  for (const started = performance.now(); !(await isThere().catch(() => false)); await pause()) {
    if (performance.now() - started > PATIENCE_MS)
      throw new ClearError(`${title} did not come within ${PATIENCE_MS / 1000} s.`)
  }
}

/** A function whose process is not ready in time loses its event for good: so what wakes it is written again. */
const WRITTEN_AGAIN_MS = 15_000

/**
 * The demo data wakes a function a document, each in a process of its own. The first who works in it would wait for them:
 * so a centre in an older shape is put behind them, until a function has brought it up to date, and the API answers.
 * @param {Record<'firestore' | 'hosting', number>} ports
 */
export async function functionsAtRest(ports) {
  const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const gyms = `projects/${projectId}/databases/(default)/documents/gyms`
  const gym = `http://${host}:${ports.firestore}/v1/${gyms}/last-of-the-demo`
  let writtenAt = -Infinity
  await waitUntil('The end of what the demo data woke', async () => {
    if (performance.now() - writtenAt > WRITTEN_AGAIN_MS) {
      writtenAt = performance.now()
      const body = JSON.stringify({ fields: { name: { stringValue: `Last of the demo, ${writtenAt}` } } })
      await fetch(gym, { method: 'PATCH', headers: owner, body })
    }
    const answer = await fetch(gym, { headers: owner })
    return (await answer.text()).includes('nameLower')
  })
  await fetch(gym, { method: 'DELETE', headers: owner })
  await waitUntil('An answer of the API', async () => {
    const url = `http://${host}:${ports.hosting}/api/act`
    const answer = await fetch(url, { method: 'POST', body: '{}', signal: AbortSignal.timeout(5_000) })
    return answer.status === 401
  })
}
