import { gymPath } from '@/data/gyms/gymOf'
import { gymAccounts } from '../gyms/gymAccounts'
import { signInOf } from '../gyms/signIns'
import type { Handler } from '../http/handler'
import { noSuchGym } from '../http/httpError'

export const listSignIns: Handler<'listSignIns'> = async ({ gymId }, { store, auth }) => {
  if ((await store.get(gymPath(gymId))) === null) throw noSuchGym()
  const accounts = await gymAccounts(auth, store, gymId)
  return { accounts: accounts.map((account) => signInOf(account, gymId)) }
}
