import { z } from 'zod'
import { contributionCategoryRepository } from '@/data/contributions/contributionCategoryRepository'
import type { ContributionCategory } from '@/domain/contributions/contributionCategory'
import { mergeTargets, refuseMerge } from '@/domain/contributions/mergedCategories'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { showToast } from '@/ui/feedback/toast'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'

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
  const repository = useRepository(contributionCategoryRepository)
  const { id, name } = category
  const targets = mergeTargets(category, categories)

  async function merge({ into }: Form) {
    const refusal = refuseMerge(category, into, categories)
    if (refusal) throw new FieldProblem('into', refusal.reason)
    const before = { isActive: category.isActive, mergedInto: category.mergedInto }
    await repository.change(gymId, id, { isActive: false, mergedInto: into })
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
      onSubmit={merge}
      onClose={onClose}
    >
      <p>
        {used === 0
          ? `${name} is not used. Merging only archives it.`
          : `${used === 1 ? '1 contribution is' : `${String(used)} contributions are`} shown under the category that stays from now on. Amounts and locked months don’t change.`}
      </p>
      <SelectField<Form>
        name="into"
        label="The category that stays"
        isRequired
        autoFocus
        emptyValue=""
        options={targets.map((target) => ({ value: target.id, label: target.name }))}
        hint={
          targets.length === 0 ? `There is no other ${category.direction.toLowerCase()} in use.` : undefined
        }
      />
    </FormSheet>
  )
}
