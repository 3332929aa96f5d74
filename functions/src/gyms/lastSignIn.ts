import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { DocumentStore } from '@/data/store/documentStore'
import { gymAccounts } from './gymAccounts'

/** A page that stays open signs nobody in again: its token is refreshed by the hour, and tells that it is used. */
const timesOf = ({ metadata }: UserRecord): number[] =>
  [metadata.lastSignInTime, metadata.lastRefreshTime].flatMap((text) => {
    const time = text ? new Date(text).getTime() : NaN
    return Number.isNaN(time) ? [] : [time]
  })

/** When the owner or an employee of the centre was last signed in; null: never. */
export async function lastSignIn(auth: Auth, store: DocumentStore, gymId: string): Promise<Date | null> {
  const times = (await gymAccounts(auth, store, gymId)).flatMap(({ user }) => timesOf(user))
  return times.length === 0 ? null : new Date(Math.max(...times))
}
