import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { DocumentStore } from '@/data/store/documentStore'
import { accountsOf } from './gymAccounts'

/** So many accounts Auth answers at once. */
const MOST_AT_ONCE = 100

/** A page that stays open signs nobody in again: its token is refreshed by the hour, and tells that it is used. */
const timesOf = ({ metadata }: UserRecord): number[] =>
  [metadata.lastSignInTime, metadata.lastRefreshTime].flatMap((text) => {
    const time = text ? new Date(text).getTime() : NaN
    return Number.isNaN(time) ? [] : [time]
  })

/** When the owner or an employee of the centre was last signed in; null: never. */
export async function lastSignIn(auth: Auth, store: DocumentStore, gymId: string): Promise<Date | null> {
  const accounts = await accountsOf(store, gymId)
  const times: number[] = []
  for (let from = 0; from < accounts.length; from += MOST_AT_ONCE) {
    const asked = accounts.slice(from, from + MOST_AT_ONCE).map(({ uid }) => ({ uid }))
    const { users } = await auth.getUsers(asked)
    times.push(...users.flatMap(timesOf))
  }
  return times.length === 0 ? null : new Date(Math.max(...times))
}
