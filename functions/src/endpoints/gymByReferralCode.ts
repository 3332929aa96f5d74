import { gymWithCode } from '../centres/referralCodes'
import type { Handler } from '../http/handler'
import { HttpError } from '../http/httpError'

/** Says the same of a code nobody has and of a disabled centre's. */
export const gymByReferralCode: Handler<'gymByReferralCode'> = async ({ code }, { store }) => {
  const gym = await gymWithCode(store, code)
  if (gym === null)
    throw new HttpError(422, 'not-found', 'No centre has this code. Check it, then try again.')
  const { id, name, type } = gym
  return { id, name, type }
}
