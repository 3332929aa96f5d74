import { requireGymWithCode } from '../gyms/referralCodes'
import type { Handler } from '../http/handler'

/** Says the same of a code nobody has and of a disabled centre's. */
export const gymByReferralCode: Handler<'gymByReferralCode'> = async ({ code }, { store }) => {
  const { id, name, type } = await requireGymWithCode(store, code)
  return { id, name, type }
}
