import { useMemo } from 'react'
import { beginningCategories } from '@/domain/expenses/beginningCategories'
import { refuseCategory, type ExpenseCategory } from '@/domain/expenses/expenseCategory'
import { attempt } from '@/parts/attempt'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import { showToast } from '@/ui/feedback/toast'

export type CategoryActs = {
  archive: (category: ExpenseCategory) => void
  restore: (category: ExpenseCategory) => void
  /** Goes only while no expense names it. */
  remove: (category: ExpenseCategory) => void
  /** The starter set; those that are there stay as they are, and so does a name that is taken. */
  begin: (existing: readonly ExpenseCategory[]) => void
}

export function useCategoryActs(): CategoryActs {
  const { gymId } = useCentre()
  const { expenseCategories } = useMoneyRepositories()
  return useMemo((): CategoryActs => {
    const restored = (id: string) => expenseCategories.restore(gymId, id)
    const archive = (category: ExpenseCategory) =>
      void attempt(async () => {
        await expenseCategories.archive(gymId, category.id)
        showToast({
          text: `${category.name} is archived. Its expenses keep it.`,
          undo: () => restored(category.id),
        })
      })
    return {
      archive,
      restore: ({ id, name }) =>
        void attempt(async () => {
          await restored(id)
          showToast({ text: `${name} is in use again.` })
        }),
      remove: (category) =>
        void attempt(async () => {
          const refusal = await expenseCategories.remove(gymId, category)
          if (refusal === null)
            return void showToast({ text: `${category.name} is gone.`, undo: () => restored(category.id) })
          showToast({
            text: refusal.reason,
            tone: 'problem',
            ...(category.isActive && { action: { label: 'Archive', run: () => archive(category) } }),
          })
        }),
      begin: (existing) =>
        void attempt(async () => {
          const set = beginningCategories(gymId)
          await Promise.all(
            set.map(async ({ id, fields, order }) => {
              if (refuseCategory(fields.name, id, existing) !== null) return
              const isKnown = existing.some((one) => one.id === id && one.deleted)
              await (isKnown ? restored(id) : expenseCategories.add(gymId, id, fields, order))
            }),
          )
          showToast({ text: `${set.length} categories are there. Set a budget where you want one.` })
        }),
    }
  }, [expenseCategories, gymId])
}
