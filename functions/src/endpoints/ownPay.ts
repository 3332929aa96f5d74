import { contributionCategorySchema } from '@/domain/contributions/contributionCategory'
import { payStatementOf } from '@/domain/contributions/payStatement'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import { linesOfMonth } from '@/data/acts/payScene'
import { allOf } from '@/data/store/allOf'
import { recordList } from '@/data/store/recordRepository'
import type { Handler } from '../http/handler'
import { callingEmployee } from '../staff/callingEmployee'

/** What the owner has approved of the caller's own month. Nobody reads anybody else's, whatever they ask for. */
export const ownPay: Handler<'ownPay'> = async ({ gymId, month }, acting) => {
  const { store } = acting
  const { gym, staff, today } = await callingEmployee(acting, gymId)
  const [lines, categories] = await Promise.all([
    linesOfMonth({ store, gymId }, month),
    allOf(
      store,
      recordList('contributionCategories', gymId),
      ({ id, data }) => contributionCategorySchema.safeParse({ ...data, id }).data ?? null,
    ),
  ])
  const approved = lines.filter(({ status }) => status !== 'Pending')
  const info = clientInfoSchema.parse(upgradeGym(gymId, gym.data).data)
  return { statement: payStatementOf({ gym: info, staff, month, lines: approved, categories, today }) }
}
