import { defaultSettings, gymPath, storedSettings } from '@/data/gyms/gymOf'
import { membersOfPhone } from '@/data/members/memberQueries'
import { tenantFilter } from '@/data/store/collection'
import { phoneDigits } from '@/domain/shared/phone'
import type { Handler } from '../http/handler'
import { notAllowed } from '../http/httpError'

/** As many members of one phone are looked at: hardly a family has more. */
const OF_ONE_PHONE = 10

/** Tells whoever works on leads that a number is a member's already, and nothing else of them; Sales while the centre lets it. */
export const phoneOfMember: Handler<'phoneOfMember'> = async ({ gymId, phone }, { store, gym, caller }) => {
  const mayAsk = caller.role !== 'SALES' || (gym !== null && storedSettings(gym).salesMayUseLeads)
  if (!mayAsk) throw notAllowed()
  // The platform's own belong to no centre.
  const asked = gym ?? (await store.get(gymPath(gymId)))
  const { locale } = asked === null ? defaultSettings : storedSettings(asked)
  const { path: collection, where, orderBy } = membersOfPhone(gymId, phoneDigits(phone), locale)
  const found = await store.query({
    ...{ collection, orderBy, limit: OF_ONE_PHONE },
    where: [tenantFilter(gymId), ...where],
  })
  if (found.length === 0) return { who: 'nobody' }
  return { who: found.some(({ data }) => data['isActive'] !== false) ? 'member' : 'formerMember' }
}
