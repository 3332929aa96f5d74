import type { Views } from '@/domain/shared/arrange'
import { lowerName } from '@/domain/shared/text'
import type { RecordWords } from './useRecordActs'

/** What every category has, whatever it sorts. */
export type Category = { id: string; name: string; order: number; isActive: boolean; deleted: boolean }

export type CategoryTab = 'inUse' | 'archived'

/** How every list of categories can be looked at; each kind adds the orders of its figures and its own filters. */
export const categoryViews: Views<{ category: Category }, CategoryTab, 'order' | 'name', never> = {
  id: ({ category }) => category.id,
  name: ({ category }) => category.name,
  tabs: {
    inUse: { label: 'In use', has: ({ category }) => category.isActive },
    archived: { label: 'Archived', has: ({ category }) => !category.isActive },
  },
  sorts: {
    order: ({ category }) => category.order,
    name: ({ category }) => lowerName(category.name),
  },
}

/** `kept`: what stays with one that is archived. */
const wordsFor = (kept: string): RecordWords<Category> => ({
  archived: ({ name }) => `${name} is archived. Its ${kept} keep it.`,
  restored: ({ name }) => `${name} is in use again.`,
  removed: ({ name }) => `${name} is deleted.`,
})

/** What each screen of categories is called, its file and its acts; by the collection, which it is remembered by too. */
export const categoryScreens = {
  expenseCategories: {
    title: 'Expense categories',
    fileName: 'expense-categories',
    words: wordsFor('expenses'),
  },
  contributionCategories: {
    title: 'Contribution categories',
    fileName: 'contribution-categories',
    words: wordsFor('contributions'),
  },
}
export type CategoryScreen = keyof typeof categoryScreens
