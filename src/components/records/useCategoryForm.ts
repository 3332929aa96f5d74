import type { RepositoryFactory } from '@/data/repositories'
import { refuseSameName } from '@/domain/shared/refuseSameName'
import { useGym } from '@/session/useGym'
import { FieldProblem } from '@/ui/form/FieldProblem'
import type { Category, CategoryScreen } from './categoryViews'
import { useSaveRecord, type SavedRecords } from './useSaveRecord'

export type CategoryFormProps<T extends Category> = {
  /** All of them: no two in use have one name, and a new one stands behind the last. */
  existing: readonly T[]
  /** The one that is edited; without it one is added. */
  category?: T | undefined
  onClose: () => void
}

/**
 * What the form of a category has in common, whichever kind of them: its `sheet` is for `FormSheet`, and `order` the place of a new
 * one. `screen` names its draft.
 */
export function useCategoryForm<T extends Category, Form extends { name: string }>(
  screen: CategoryScreen,
  factory: RepositoryFactory<SavedRecords<Partial<T>>>,
  { existing, category, onClose }: CategoryFormProps<T>,
  fieldsOf: (form: Form) => Partial<T>,
) {
  const { gymId } = useGym()
  const { id, save } = useSaveRecord<Partial<T>>(factory, category)
  const order = existing.reduce((most, one) => Math.max(most, one.order + 1), 0)
  const onSubmit = async (form: Form) => {
    const refusal = refuseSameName(form.name, id, existing)
    if (refusal) throw new FieldProblem('name', refusal.reason)
    const fields = { ...fieldsOf(form), ...(category ? {} : { order }) }
    await save(fields, { added: `${form.name} is added.`, saved: `${form.name} is saved.` })
  }
  const sheet = {
    title: category ? `Edit ${category.name}` : 'New category',
    ...(category ? {} : { draftKey: `${screen}/new/${gymId}` }),
    submitLabel: category ? 'Save' : 'Add category',
    ...{ onSubmit, onClose },
  }
  return { order, sheet }
}
