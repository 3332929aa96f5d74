import { createHash } from 'node:crypto'
import { unreadAfter } from '@/domain/biometric/unread'
import { chunksOf } from '@/domain/shared/chunksOf'
import { beginningOf } from '@/domain/shared/text'
import { devicePath } from '@/data/biometric/biometricRecords'
import { readDevice } from '@/data/biometric/deviceRecords'
import type { DeviceScene } from './iclockCall'

const LINES_A_TRANSACTION = 100
/** Of one upload; more of the same tell nobody more. */
const MOST_KEPT = 300
const LONGEST = 500
/** So long our support can look at them; a TTL policy removes them then (docs/deploy.md). */
const KEPT_MS = 30 * 86_400_000

/** A finger, a face or a photo, in whatever table a device sends it: dropped unread, as no template is ever kept. */
const holdsTemplate = (line: string): boolean =>
  /^\s*(FP|FACE|FVEIN|BIODATA|BIOPHOTO|USERPIC)\s/i.test(line) || /\b(TMP|Content)=/i.test(line)

const pathOf = (sn: string, raw: string) =>
  `biometricRejects/${createHash('sha256').update(`${sn}\n${raw}`).digest('hex').slice(0, 32)}`

type Reject = { path: string; raw: string; lines: number }

/** Each line by itself; of very many what is left over is one, so that no upload fills the store with what nobody can read. */
function rejectsOf(sn: string, lines: readonly string[]): Reject[] {
  const kept = lines.filter((line) => !holdsTemplate(line)).map((line) => beginningOf(line, LONGEST))
  const distinct = [...new Set(kept)]
  const each = distinct.slice(0, MOST_KEPT).map((raw) => ({ path: pathOf(sn, raw), raw, lines: 1 }))
  const rest = distinct.slice(MOST_KEPT)
  const [first] = rest
  if (first === undefined) return each
  return [...each, { path: pathOf(sn, rest.join('\n')), raw: first, lines: rest.length }]
}

/** Lines that nobody can read, each once however often they come; the device counts them, and its owner is told. */
export async function keepRejects(
  { store, device, now }: DeviceScene,
  table: string,
  lines: readonly string[],
): Promise<void> {
  const { id: sn, gymId } = device
  const expiresAt = new Date(now.getTime() + KEPT_MS)
  for (const some of chunksOf(rejectsOf(sn, lines), LINES_A_TRANSACTION))
    await store.transact(async (transaction) => {
      const stored = await Promise.all(some.map(({ path }) => transaction.get(path)))
      const fresh = some.filter((_line, index) => stored[index] === null)
      const current = readDevice(await transaction.get(devicePath(sn)), gymId)
      if (fresh.length === 0) return
      for (const { path, ...reject } of fresh)
        transaction.create(path, { gymId, sn, table, ...reject, receivedAt: now, expiresAt })
      if (current === null) return
      const more = fresh.reduce((sum, one) => sum + one.lines, 0)
      const unread = unreadAfter(current.unread, more, now)
      transaction.update(devicePath(sn), [{ at: ['unread'], value: unread }])
    })
}
