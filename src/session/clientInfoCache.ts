import { clientInfoSchema, type ClientInfo } from '@/domain/gyms/gym'
import { CLIENT_INFO_KEY } from '@/domain/shared/constants'
import type { TabStorage } from './tabStorage'

/** The cached copy of the centre, if it is this account's and this centre's. Anything unreadable counts as absent. */
export function readClientInfo(storage: TabStorage, uid: string, gymId: string): ClientInfo | null {
  const text = storage.getItem(CLIENT_INFO_KEY)
  if (text === null) return null
  try {
    const cached: unknown = JSON.parse(text)
    if (typeof cached !== 'object' || cached === null || !('uid' in cached) || cached.uid !== uid) return null
    const { success, data } = clientInfoSchema.safeParse(cached)
    return success && data.id === gymId ? data : null
  } catch {
    return null
  }
}

/** Keeps the centre under `clientInfo` together with the account it was read for (SPECIFICATION 4 and 7). */
export function keepClientInfo(storage: TabStorage, uid: string, info: ClientInfo): void {
  storage.setItem(CLIENT_INFO_KEY, JSON.stringify({ uid, ...info }))
}
