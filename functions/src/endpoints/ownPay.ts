import { contributionCategorySchema } from '@/domain/contributions/contributionCategory'
import { payStatementOf } from '@/domain/contributions/payStatement'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import { linesOfMonth } from '@/data/acts/payScene'
import { tenantFilter } from '@/data/store/collection'
import { pagesOf } from '@/data/store/pagesOf'
import type { DocumentStore } from '@/data/store/documentStore'
import type { Handler } from '../http/handler'
import { callingEmployee } from '../staff/callingEmployee'

async function categoriesOf(store: DocumentStore, gymId: string) {
  const question = { collection: 'contributionCategories', where: [tenantFilter(gymId)], orderBy: [] }
  const found = []
  for await (const documents of pagesOf(store, question))
    for (const { id, data } of documents) {
      const read = contributionCategorySchema.safeParse({ ...data, id })
      if (read.success) found.push(read.data)
    }
  return found
}

/** What the owner has approved of the caller's own month. Nobody reads anybody else's, whatever they ask for. */
export const ownPay: Handler<'ownPay'> = async ({ gymId, month }, acting) => {
  const { store } = acting
  const { gym, staff, today } = await callingEmployee(acting, gymId)
  const [lines, categories] = await Promise.all([
    linesOfMonth({ store, gymId }, month),
    categoriesOf(store, gymId),
  ])
  const approved = lines.filter(({ status }) => status !== 'Pending')
  const info = clientInfoSchema.parse(upgradeGym(gymId, gym.data).data)
  return { statement: payStatementOf({ gym: info, staff, month, lines: approved, categories, today }) }
}
