import { useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { contributionFormSchema, type ContributionForm } from '@/domain/contributions/contributionForm'
import type { Contribution } from '@/domain/contributions/contribution'
import type { ContributionCategory } from '@/domain/contributions/contributionCategory'
import { toCorrect } from '@/domain/contributions/correction'
import type { Payee } from '@/domain/contributions/payees'
import { lastOfMonth } from '@/domain/contributions/payMonth'
import { earliest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatMoney } from '@/domain/shared/money'
import { monthKey, monthText } from '@/domain/shared/monthText'
import { isRefused, refused } from '@/domain/shared/refusal'
import { MemberField } from '@/components/members/MemberField'
import { useDraftedAct } from '@/components/records/useDraftedAct'
import { useGym } from '@/session/useGym'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FormSection } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { AmountFields } from './AmountFields'

type Typed = z.input<typeof contributionFormSchema>

type Props = {
  first: CivilDate
  staff: readonly Payee[]
  categories: readonly ContributionCategory[]
  /** The ledger of the month. */
  lines: readonly Contribution[]
  onClose: () => void
}

/** Enters a line by hand: sessions, a bonus, an advance that is repaid. */
export function AddContribution({ first, staff, categories, lines, onClose }: Props) {
  const { gymId, today } = useGym()
  const month = monthKey(first)
  const draftKey = `contributions/new/${gymId}/${month}`
  const act = useDraftedAct(draftKey)
  const memberTyped = useRef('')
  const inUse = categories.filter(({ isActive, deleted }) => isActive && !deleted)
  const defaults = useMemo(
    (): Typed => ({
      ...{ staffId: '', categoryId: '', amount: null, sessions: null, note: '', corrects: '', memberId: '' },
      ...{ date: earliest(today, lastOfMonth(month)), month },
    }),
    [today, month],
  )

  async function add(form: ContributionForm) {
    // What was chosen before the employee was another is hidden by now.
    const isTheirs = lines.some(({ id, staffId }) => id === form.corrects && staffId === form.staffId)
    const isNamed = !isTheirs && isEarningOf(inUse, form.categoryId)
    if (isNamed && form.memberId === '' && memberTyped.current.trim() !== '')
      return refused('Choose the member from the list, or clear the field', 'memberId')
    const answer = await act('addContribution', {
      ...form,
      corrects: isTheirs ? form.corrects : '',
      memberId: isNamed ? form.memberId : '',
    })
    if (isRefused(answer)) return answer
    const name = staff.find(({ id }) => id === form.staffId)?.name ?? ''
    showToast({ text: `Added for ${name}. It waits for approval.` })
    return undefined
  }

  return (
    <FormSheet<Typed, ContributionForm>
      title={`New contribution, ${monthText(first)}`}
      schema={contributionFormSchema}
      defaults={defaults}
      draftKey={draftKey}
      submitLabel="Add contribution"
      onSubmit={add}
      onClose={onClose}
    >
      <FormSection title="Contribution">
        <SelectField<Typed>
          name="staffId"
          label="Employee"
          isRequired
          autoFocus
          emptyValue=""
          options={staff.map(({ id, name, hasLeft }) => ({
            value: id,
            label: hasLeft ? `${name} (left)` : name,
          }))}
        />
        <SelectField<Typed>
          name="categoryId"
          label="Category"
          isRequired
          emptyValue=""
          options={inUse.map(({ id, name, direction }) => ({
            value: id,
            label: direction === 'Deduction' ? `${name} (deduction)` : name,
          }))}
        />
        <AmountFields categories={inUse} lines={lines} />
        <CorrectsField lines={lines} />
        <EarnedWith categories={inUse} lines={lines} onMemberTyped={(text) => (memberTyped.current = text)} />
        <DateField<Typed> name="date" label="Date" isRequired max={today} />
        <TextField<Typed> name="note" label="Note" />
      </FormSection>
    </FormSheet>
  )
}

const isEarningOf = (categories: readonly ContributionCategory[], categoryId: string): boolean =>
  categories.some(({ id, direction }) => id === categoryId && direction === 'Earning')

/** The member is asked for where the line is an earning; a correction has the one of its sale. */
function EarnedWith({
  categories,
  lines,
  onMemberTyped,
}: Pick<Props, 'categories' | 'lines'> & { onMemberTyped: (text: string) => void }) {
  const [staffId, categoryId, corrects] = useWatch<Typed, ['staffId', 'categoryId', 'corrects']>({
    name: ['staffId', 'categoryId', 'corrects'],
  })
  const isCorrection = toCorrect(lines, staffId).some(({ id }) => id === corrects)
  if (!isEarningOf(categories, categoryId) || isCorrection) return null
  return (
    <MemberField
      isFirst={false}
      hint="The member whose session or renewal earned this. Leave blank for none."
      onTyped={onMemberTyped}
    />
  )
}

/** Which reversed commission of theirs it is entered in the place of, where there is one. */
function CorrectsField({ lines }: Pick<Props, 'lines'>) {
  const { settings } = useGym()
  const [staffId] = useWatch<Typed, ['staffId']>({ name: ['staffId'] })
  const open = toCorrect(lines, staffId)
  if (open.length === 0) return null
  return (
    <SelectField<Typed>
      name="corrects"
      label="Corrects"
      hint="Refunds of that sale are then deducted from the corrected amount."
      placeholder="Not a correction"
      canClear
      emptyValue=""
      options={open.map(({ id, amount, note }) => ({
        value: id,
        label: [formatMoney(amount, settings), note].filter(Boolean).join(' · '),
      }))}
    />
  )
}
