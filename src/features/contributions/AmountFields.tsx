import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { Contribution } from '@/domain/contributions/contribution'
import type { ContributionCategory } from '@/domain/contributions/contributionCategory'
import {
  isBySession,
  usualAmount,
  type contributionFormSchema,
} from '@/domain/contributions/contributionForm'
import { toCorrect } from '@/domain/contributions/correction'
import { formatMoney, times, toPaise, toRupees } from '@/domain/shared/money'
import { useGym } from '@/session/useGym'
import { MoneyField, NumberField } from '@/ui/form/NumberField'

type Typed = z.input<typeof contributionFormSchema>

type Props = {
  categories: readonly ContributionCategory[]
  /** The ledger of the month. */
  lines: readonly Contribution[]
}

/** Sessions at the category's rate, or an amount: its usual one, until another is typed. A correction has none. */
export function AmountFields({ categories, lines }: Props) {
  const { settings } = useGym()
  const [staffId, categoryId, corrects, sessions] = useWatch<
    Typed,
    ['staffId', 'categoryId', 'corrects', 'sessions']
  >({ name: ['staffId', 'categoryId', 'corrects', 'sessions'] })
  const category = categories.find(({ id }) => id === categoryId)
  const isCorrection = toCorrect(lines, staffId).some(({ id }) => id === corrects)
  useSuggested(categoryId, category === undefined || isCorrection ? null : usualAmount(category))
  if (category === undefined || !isBySession(category))
    return <MoneyField<Typed> name="amount" label="Amount" isRequired />
  const each = formatMoney(category.rate, settings)
  const total = toRupees(times(toPaise(category.rate), Number.isInteger(sessions) ? (sessions ?? 0) : 0))
  return (
    <NumberField<Typed>
      name="sessions"
      label="Sessions"
      isRequired
      hint={total > 0 ? `${each} each, ${formatMoney(total, settings)} in all` : `${each} each`}
    />
  )
}

/** Once another category is chosen, its usual amount takes the place of nothing, or of what the one before suggested. */
function useSuggested(categoryId: string, usual: number | null): void {
  const { setValue, getValues } = useFormContext<Typed>()
  const before = useRef({ categoryId, usual })
  useEffect(() => {
    const from = before.current
    if (from.categoryId === categoryId && from.usual === usual) return
    before.current = { categoryId, usual }
    const amount = getValues('amount')
    if (amount !== usual && (amount === null || amount === from.usual))
      setValue('amount', usual, { shouldDirty: true, shouldValidate: true })
  }, [categoryId, usual, getValues, setValue])
}
