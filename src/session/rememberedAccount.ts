import type { SignedInAccount } from '@/data/auth/authPort'
import {
  forgetAllButMarks,
  forgetKept,
  KEPT,
  KEPT_MARKS,
  keysOf,
  type DeviceStorage,
} from '@/data/device/frontDesk'

const KEY = `${KEPT}account`

/** So long a front desk opens without anybody verifying who sits there, in milliseconds: 7 days. */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000

/** Who was verified last on a front desk's device, so that it opens without a network too. No secrets. */
export type SessionMemory = {
  /** Marks that somebody else left are nobody's then: the server takes a mark from whoever made it. */
  keep(account: SignedInAccount): void
  /** null: somebody else, nobody, or too long ago. */
  recall(uid: string): SignedInAccount | null
  /** With everything else that was kept for the account. */
  forget(): void
  /**
   * The account, but not its marks: somebody else ended its session. What was refused may have been for that, and is sent once more.
   */
  dismiss(): void
  /** How many marks are kept. */
  marks(): number
}

/** A kept mark as it lies there; null where it cannot be read. */
function markIn(text: string | null): object | null {
  try {
    const mark: unknown = JSON.parse(text ?? '')
    return typeof mark === 'object' ? mark : null
  } catch {
    return null
  }
}

const isOf = (mark: object | null, uid: string) => mark !== null && 'by' in mark && mark.by === uid

export const rememberedAccount = (storage: DeviceStorage, now: () => number): SessionMemory => ({
  keep(account) {
    storage.setItem(KEY, JSON.stringify({ at: now(), account }))
    for (const key of keysOf(storage, KEPT_MARKS))
      if (!isOf(markIn(storage.getItem(key)), account.uid)) storage.removeItem(key)
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
  dismiss() {
    forgetAllButMarks(storage)
    for (const key of keysOf(storage, KEPT_MARKS)) {
      const mark = markIn(storage.getItem(key))
      if (mark) storage.setItem(key, JSON.stringify({ ...mark, refusal: '' }))
    }
  },
  marks: () => keysOf(storage, KEPT_MARKS).length,
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
