import { useMemo } from 'react'
import { z } from 'zod'
import type { Expense } from '@/domain/expenses/expense'
import type { ExpenseCategory } from '@/domain/expenses/expenseCategory'
import { MISSING } from '@/domain/shared/constants'
import { useLive } from '@/live/useLive'
import { attempt } from '@/parts/attempt'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import { startWork } from '@/ui/feedback/startWork'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'

type Props = {
  category: ExpenseCategory
  existing: readonly ExpenseCategory[]
  onClose: () => void
}

const schema = z.object({ into: z.string().min(1, 'Choose the category that stays') })
type Form = z.infer<typeof schema>

const expensesWords = (count: number) => (count === 1 ? '1 expense' : `${count} expenses`)

function mergeWords(name: string, count: number | undefined): string {
  if (count === 0) return `No expense names ${name}: it is archived only.`
  const moved =
    count === undefined ? 'Its expenses move' : `${expensesWords(count)} ${count === 1 ? 'moves' : 'move'}`
  return `${moved} to the category that stays, whatever their month. Then ${name} is archived.`
}

/**
 * Moves every expense of a category to another one and archives it. One expense after the other, so that it may be
 * stopped: what is moved is moved, and merging again goes on with the rest.
 */
export function MergeDialog({ category, existing, onClose }: Props) {
  const { gymId } = useCentre()
  const { expenses, expenseCategories } = useMoneyRepositories()
  const uses = useLive(
    useMemo(() => expenseCategories.uses(gymId, category.id), [expenseCategories, gymId, category.id]),
  )
  const count = uses.status === 'ready' ? uses.value : undefined
  const others = existing.filter(({ id, isActive, deleted }) => id !== category.id && isActive && !deleted)

  async function merge(into: ExpenseCategory) {
    const { failed, isStopped, brokeOff } = await startWork<Expense>({
      title: `Merge ${category.name} into ${into.name}`,
      count,
      rows: expenses.ofCategory(gymId, category.id),
      nameOf: ({ description, vendor, date }) => description || vendor || (date ?? MISSING),
      each: ({ id }) => expenses.move(gymId, id, into.id),
      doneText: (done) => `${expensesWords(done)} moved to ${into.name}.`,
    })
    if (isStopped || failed.length > 0 || brokeOff !== '') return
    await expenseCategories.archive(gymId, category.id)
    showToast({ text: `${category.name} is merged into ${into.name} and archived.` })
  }

  return (
    <FormSheet
      as="dialog"
      title={`Merge ${category.name} into another`}
      schema={schema}
      defaults={{ into: '' }}
      submitLabel="Merge"
      onSubmit={({ into }) => {
        const target = others.find(({ id }) => id === into)
        // Not waited for: the work shows by itself how far it is, and this makes room for it.
        if (target) void attempt(() => merge(target))
        return Promise.resolve()
      }}
      onClose={onClose}
    >
      <p>{mergeWords(category.name, count)}</p>
      <SelectField<Form>
        name="into"
        label="The category that stays"
        isRequired
        emptyValue=""
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        hint={others.length === 0 ? 'There is no other category in use.' : undefined}
      />
    </FormSheet>
  )
}
