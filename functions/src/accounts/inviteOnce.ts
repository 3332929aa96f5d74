import type { DocumentStore } from '@/data/store/documentStore'
import { sendPasswordMail } from './sendPasswordMail'

/** So long a claim holds: longer than a mail takes at the most, and soon over when an instance died at it. */
const CLAIM_MS = 30_000
const LOOK_AGAIN_MS = 250

type Claim = { kind: 'mine'; email: string } | { kind: 'sent' } | { kind: 'elsewhere' }

/** Closed to everybody, and removed by time like the limits it lies with. */
const claimPath = (path: string) => `rateLimits/invite_${path.replaceAll('/', '_')}`

const claim = (store: DocumentStore, path: string, now: Date): Promise<Claim> =>
  store.transactByVersion(async (transaction) => {
    const [record, held] = await Promise.all([transaction.get(path), transaction.get(claimPath(path))])
    if (record === null || (record.data['invitedAt'] ?? null) !== null) return { kind: 'sent' }
    const until: unknown = held?.data['expiresAt']
    if (until instanceof Date && until > now) return { kind: 'elsewhere' }
    const email: unknown = record.data['email']
    if (typeof email !== 'string' || email === '') return { kind: 'sent' }
    transaction.set(claimPath(path), { expiresAt: new Date(now.getTime() + CLAIM_MS) })
    // The record says the same as before, but must be as it was read: who has sent meanwhile has changed it.
    transaction.update(path, [{ at: ['invitedAt'], value: null }])
    return { kind: 'mine', email }
  })

/**
 * Mails whom the record at `path` is about (its `email`) the link to set a password: once, however many ask and however
 * much at a time, which `invitedAt` of the record says from then on. Where it can't be sent, the next one who asks tries
 * again. Answers whether it is sent; who comes while another sends it waits for that one's outcome.
 */
export async function inviteOnce(
  store: DocumentStore,
  path: string,
  now: Date,
  send: (email: string) => Promise<boolean> = sendPasswordMail,
): Promise<boolean> {
  const began = performance.now()
  for (;;) {
    const at = new Date(now.getTime() + performance.now() - began)
    const claimed = await claim(store, path, at)
    if (claimed.kind === 'sent') return true
    if (claimed.kind === 'mine') {
      const isSent = await send(claimed.email).catch(() => false)
      await store.batch((writer) => {
        if (isSent) writer.update(path, [{ at: ['invitedAt'], value: at }])
        writer.remove(claimPath(path))
      })
      return isSent
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}
