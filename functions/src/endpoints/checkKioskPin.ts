import { z } from 'zod'
import { olderKioskPinSchema, secondsToWait, triesThatCount } from '@/domain/gyms/kioskPin'
import { mapOf } from '@/domain/shared/readers'
import { gymPath } from '@/data/gyms/gymOf'
import { isOlderPinOf, isPinOf, pinHashSchema } from '../gyms/pinHash'
import type { Handler } from '../http/handler'
import { noSuchGym } from '../http/httpError'

/** Closed to everybody but the server: who could read a hash of six digits could try them all. */
export const kioskPinPath = (gymId: string) => `kioskPins/${gymId}`

const triedSchema = z.array(z.date()).catch([])

type Check = (pin: string) => Promise<boolean>

/** How a PIN is told right by what is kept: the server's hash, else an older centre's own; null where there is none. */
function checkBy(kept: Record<string, unknown>, gym: Record<string, unknown>): Check | null {
  const hash = pinHashSchema.safeParse(kept)
  if (hash.success) return (pin) => isPinOf(pin, hash.data)
  const older = olderKioskPinSchema.safeParse(mapOf(gym['preference'])?.['kioskPin'])
  return older.success ? (pin) => isOlderPinOf(pin, older.data) : null
}

const NONE_SET = 'The PIN is not set any more. Sign out to leave kiosk mode.'

/** A try is counted before it is looked at, so that of many at once no more than five are; a right one forgets them. */
export const checkKioskPin: Handler<'checkKioskPin'> = async ({ gymId, pin }, { store, now }) => {
  const path = kioskPinPath(gymId)
  const tried = await store.transactByVersion(async (transaction) => {
    const [kept, gym] = await Promise.all([transaction.get(path), transaction.get(gymPath(gymId))])
    if (gym === null) throw noSuchGym()
    const check = checkBy(kept?.data ?? {}, gym.data)
    if (check === null) return { kind: 'unset' } as const
    const triedAt = triesThatCount(triedSchema.parse(kept?.data['triedAt']), now)
    const seconds = secondsToWait(triedAt, now)
    if (seconds > 0) return { kind: 'wait', seconds } as const
    const counted = [...triedAt, now]
    transaction.merge(path, { gymId, triedAt: counted, updatedAt: now })
    return { kind: 'counted', check, next: secondsToWait(counted, now) } as const
  })
  if (tried.kind === 'unset') return { kind: 'refused', reason: NONE_SET }
  if (tried.kind === 'wait') return tried
  if (!(await tried.check(pin)))
    return tried.next > 0 ? { kind: 'wait', seconds: tried.next } : { kind: 'wrong' }
  await store.batch((writer) => writer.merge(path, { triedAt: [] }))
  return { kind: 'right' }
}
