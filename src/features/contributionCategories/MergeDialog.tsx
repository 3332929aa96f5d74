import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { contributionCategoryRepository } from '@/data/contributions/contributionCategoryRepository'
import { staffRepository } from '@/data/staff/staffRepository'
import type { ContributionCategory } from '@/domain/contributions/contributionCategory'
import { kindOf, mergeTargets } from '@/domain/contributions/mergedCategories'
import { mergedRateText, paidByIt } from '@/domain/contributions/mergedRate'
import type { Staff } from '@/domain/staff/staff'
import { useRecords } from '@/components/records/useRecords'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { ErrorLine } from '@/ui/ErrorState'
import { showToast } from '@/ui/feedback/toast'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import { Note } from '@/ui/Note'

const schema = z.object({ into: z.string().min(1, 'Choose the category that stays') })
type Form = z.infer<typeof schema>

type Props = {
  category: ContributionCategory
  used: number
  categories: readonly ContributionCategory[]
  onClose: () => void
}

/** Shows everything of one category under another one, also in locked months, and archives it. */
export function MergeDialog({ category, used, categories, onClose }: Props) {
  const { gymId } = useGym()
  const { live, records: staff } = useRecords(staffRepository)
  const repository = useRepository(contributionCategoryRepository)
  const { id, name } = category
  const targets = mergeTargets(category, categories)

  async function merge({ into }: Form) {
    const before = { isActive: category.isActive, mergedInto: category.mergedInto }
    const refusal = await repository.mergeInto(gymId, id, into)
    if (refusal) throw new FieldProblem('into', refusal.reason)
    const target = categories.find((one) => one.id === into)?.name ?? ''
    showToast({
      text: `${name} is merged into ${target} and archived.`,
      undo: () => repository.change(gymId, id, before),
    })
  }

  return (
    <FormSheet
      as="dialog"
      title={`Merge ${name} into another`}
      schema={schema}
      defaults={{ into: '' }}
      submitLabel="Merge"
      isReading={live.status !== 'ready'}
      onSubmit={merge}
      onClose={onClose}
    >
      <p>
        {used === 0
          ? `No contribution is under ${name}. Merging archives it.`
          : `${used === 1 ? '1 contribution is' : `${String(used)} contributions are`} shown under the category that stays from now on. What is in the ledger keeps its amount.`}
      </p>
      <SelectField<Form>
        name="into"
        label="The category that stays"
        isRequired
        autoFocus
        emptyValue=""
        options={targets.map((target) => ({ value: target.id, label: target.name }))}
        hint={targets.length === 0 ? `There is no other ${kindOf(category)} in use.` : undefined}
      />
      {live.status === 'ready' && <MergedRate {...{ category, categories, staff }} />}
      {live.status === 'loading' && <Note>One moment, it is being read who is paid by {name}.</Note>}
      {live.status === 'failed' && <ErrorLine error={live.error} retry={live.retry} />}
    </FormSheet>
  )
}

/** What the chosen category pays whoever is paid by this one. */
function MergedRate({
  category,
  categories,
  staff,
}: Pick<Props, 'category' | 'categories'> & { staff: readonly Staff[] }) {
  const { today } = useGym()
  const chosen = useWatch<Form, 'into'>({ name: 'into' })
  const into = categories.find(({ id }) => id === chosen)
  const text = into ? mergedRateText(category, into, paidByIt(category, staff, categories, today)) : ''
  return text === '' ? null : <Note>{text}</Note>
}
