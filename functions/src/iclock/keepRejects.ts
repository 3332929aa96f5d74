import { createHash } from 'node:crypto'
import { unreadAfter } from '@/domain/biometric/unread'
import { beginningOf } from '@/domain/shared/text'
import { devicePath } from '@/data/biometric/biometricRecords'
import { readDevice } from '@/data/biometric/deviceRecords'
import type { DeviceScene } from './iclockCall'

const LINES_A_TRANSACTION = 100
const LONGEST = 500
/** So long our support can look at them; a TTL policy removes them then (docs/deploy.md). */
const KEPT_MS = 30 * 86_400_000

/** A finger, a face or a photo, in whatever table a device sends it: dropped unread, as no template is ever kept. */
const holdsTemplate = (line: string): boolean =>
  /^\s*(FP|FACE|FVEIN|BIODATA|BIOPHOTO|USERPIC)\s/i.test(line) || /\b(TMP|Content)=/i.test(line)

const pathOf = (sn: string, raw: string) =>
  `biometricRejects/${createHash('sha256').update(`${sn}\n${raw}`).digest('hex').slice(0, 32)}`

/** Lines that nobody can read, each once however often they come; the device counts them, and its owner is told. */
export async function keepRejects(
  { store, device, now }: DeviceScene,
  table: string,
  lines: readonly string[],
): Promise<void> {
  const { id: sn, gymId } = device
  const expiresAt = new Date(now.getTime() + KEPT_MS)
  const kept = lines.filter((line) => !holdsTemplate(line)).map((line) => beginningOf(line, LONGEST))
  const byPath = [...new Map(kept.map((raw) => [pathOf(sn, raw), raw] as const))]
  for (let from = 0; from < byPath.length; from += LINES_A_TRANSACTION)
    await store.transact(async (transaction) => {
      const some = byPath.slice(from, from + LINES_A_TRANSACTION)
      const stored = await Promise.all(some.map(([path]) => transaction.get(path)))
      const fresh = some.filter((_line, index) => stored[index] === null)
      const current = readDevice(await transaction.get(devicePath(sn)), gymId)
      if (fresh.length === 0) return
      for (const [path, raw] of fresh) transaction.create(path, { gymId, sn, table, raw, receivedAt: now, expiresAt })
      if (current === null) return
      const unread = unreadAfter(current.unread, fresh.length, now)
      transaction.update(devicePath(sn), [{ at: ['unread'], value: unread }])
    })
}
