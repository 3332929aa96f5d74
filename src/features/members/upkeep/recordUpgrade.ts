import type { Backend } from '@/session/backend'

/** More answers than this with older records left, and something keeps them from being upgraded. */
const MOST_CALLS = 20

const looked = new Set<string>()
const running = new Map<string, number>()
const listeners = new Set<() => void>()

function show(gymId: string, count: number) {
  if (count > 0) running.set(gymId, count)
  else running.delete(gymId)
  listeners.forEach((changed) => changed())
}

/** How many older records of the centre are being brought up to date at this moment. */
export const beingUpgraded = (gymId: string): number => running.get(gymId) ?? 0

export function watchUpgrade(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/**
 * PRODUCT 2.M: a query passes over records that lack a field it uses, so a list can't heal them by reading. Once per
 * account and centre they are counted, and where there are any the server upgrades them now instead of at night. A
 * failure is nobody's concern here: the nightly job comes anyway, and the call logs it.
 */
export async function upgradeOnce({ repositories, api }: Backend, gymId: string, uid: string): Promise<void> {
  const session = `${uid} ${gymId}`
  if (looked.has(session)) return
  looked.add(session)
  try {
    const outdated = await repositories.members.outdated(gymId)
    if (outdated === 0) return
    show(gymId, outdated)
    for (let calls = 0; calls < MOST_CALLS; calls += 1) {
      const answer = await api.call('upgradeRecords', { gymId })
      if (!answer || answer.left === 0 || answer.upgraded === 0) return
      show(gymId, answer.left)
    }
  } catch {
    looked.delete(session)
  } finally {
    show(gymId, 0)
  }
}
