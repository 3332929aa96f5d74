import type { Role } from '@/domain/access/role'
import { contract } from '@/domain/api/contract'
import type { Backend } from '@/session/backend'

/** More answers than this with older records left, and something keeps them from being upgraded. */
const MOST_CALLS = 20
/** The server reads a whole centre once a minute. Milliseconds. */
const BETWEEN_CALLS = 61_000

/** How many are being brought up to date, null where nobody counted; or that some stay as they are until the night. */
export type UpgradeState = { kind: 'idle' } | { kind: 'running'; count: number | null } | { kind: 'left' }

/** Who has the server read a whole centre. */
export const mayUpgrade = (role: Role): boolean =>
  (contract.upgradeRecords.roles as readonly Role[]).includes(role)

const idle: UpgradeState = { kind: 'idle' }
const looked = new Set<string>()
const states = new Map<string, UpgradeState>()
const listeners = new Set<() => void>()

function show(gymId: string, state: UpgradeState) {
  states.set(gymId, state)
  listeners.forEach((changed) => changed())
}

export const upgradeState = (gymId: string): UpgradeState => states.get(gymId) ?? idle

export function watchUpgrade(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** True when nothing older is left. */
async function upgradeAll({ api }: Backend, gymId: string): Promise<boolean> {
  for (let calls = 0; calls < MOST_CALLS; calls += 1) {
    const answer = await api.call('upgradeRecords', { gymId })
    if (!answer) return false
    if (answer.left === 0) return true
    if (answer.upgraded === 0) return false
    show(gymId, { kind: 'running', count: answer.left })
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_CALLS))
  }
  return false
}

/**
 * PRODUCT 2.M: a query passes over records that lack a field it uses, so a list can't heal them by reading. Once per
 * account, centre and list `look` says how many there are (null: some), and the server upgrades them now instead of at night,
 * for whoever may ask for it. The nightly job comes anyway, so a failure is only told to who looks at the list.
 */
export async function upgradeOnce(
  backend: Backend,
  { gymId, uid, list, role }: { gymId: string; uid: string; list: string; role: Role },
  look: () => Promise<number | null>,
): Promise<void> {
  const session = `${uid} ${gymId} ${list}`
  if (looked.has(session)) return
  looked.add(session)
  try {
    const count = await look()
    if (count === 0 || upgradeState(gymId).kind !== 'idle') return
    if (!mayUpgrade(role)) return show(gymId, { kind: 'left' })
    show(gymId, { kind: 'running', count })
    const isWhole = await upgradeAll(backend, gymId)
    show(gymId, isWhole ? idle : { kind: 'left' })
  } catch {
    looked.delete(session)
    if (upgradeState(gymId).kind === 'running') show(gymId, { kind: 'left' })
  }
}
