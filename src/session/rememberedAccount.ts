import type { SignedInAccount } from '@/data/auth/authPort'
import { KEPT, type DeviceStorage, forgetKept } from '@/data/device/frontDesk'

const KEY = `${KEPT}account`

/** So long a front desk opens without anybody verifying who sits there, in milliseconds: 7 days. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000

/** Who was verified last on a front desk's device, so that it opens without a network too. No secrets. */
export type SessionMemory = {
  keep(account: SignedInAccount): void
  /** null: somebody else, nobody, or too long ago. */
  recall(uid: string): SignedInAccount | null
  /** With everything else that was kept for the account. */
  forget(): void
}

export const rememberedAccount = (storage: DeviceStorage, now: () => number): SessionMemory => ({
  keep(account) {
    storage.setItem(KEY, JSON.stringify({ at: now(), account }))
  },
  recall(uid) {
    try {
      const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
      if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('account' in kept)) return null
      const { at, account } = kept
      if (typeof at !== 'number' || now() - at > LONGEST_MS || !isAccount(account)) return null
      return account.uid === uid ? account : null
    } catch {
      return null
    }
  },
  forget: () => forgetKept(storage),
})

const isAccount = (value: unknown): value is SignedInAccount =>
  typeof value === 'object' &&
  value !== null &&
  ['uid', 'email', 'displayName', 'photoURL'].every(
    (key) => key in value && typeof (value as Record<string, unknown>)[key] === 'string',
  ) &&
  'claims' in value &&
  typeof value.claims === 'object' &&
  value.claims !== null
