import { promoStatusOf, type PromoCode } from '@/domain/promoCodes/promoCode'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { RowAction } from '@/ui/list/EntityTable'
import type { PromoActs } from './usePromoActs'

export type PromoDoors = {
  edit: (id: string) => void
  /** Opens the form of a new code with the terms of this one. */
  duplicate: (promo: PromoCode) => void
  test: (code: string) => void
}

/** What may be done to a code on that day; who may not edit copies and tests it. */
export function promoActions(
  promo: PromoCode,
  today: CivilDate,
  mayEdit: boolean,
  { edit, duplicate, test }: PromoDoors,
  acts: PromoActs,
): RowAction[] {
  const status = promoStatusOf(promo, today)
  const copyIt: RowAction = { label: 'Copy code', icon: 'pi-clone', key: 'C', run: () => acts.copy(promo) }
  const testIt: RowAction = {
    label: 'Would it apply?',
    icon: 'pi-question-circle',
    key: 'T',
    run: () => test(promo.name),
  }
  const duplicateIt: RowAction = { label: 'Duplicate', icon: 'pi-copy', run: () => duplicate(promo) }
  if (!mayEdit) return [testIt, copyIt]
  if (status === 'Archived')
    return [{ label: 'Restore', icon: 'pi-undo', run: () => acts.restore(promo) }, duplicateIt]
  return [
    { label: 'Edit', icon: 'pi-pencil', key: 'E', run: () => edit(promo.id) },
    testIt,
    copyIt,
    duplicateIt,
    ...endOf(promo, today, acts),
    { label: 'Archive', icon: 'pi-inbox', run: () => acts.archive(promo) },
  ]
}

/** A code whose last day has passed is ended by its date: only another last day brings it back. */
function endOf(promo: PromoCode, today: CivilDate, acts: PromoActs): RowAction[] {
  if (promo.validTo !== null && promo.validTo < today) return []
  return promo.isActive
    ? [{ label: 'End now', icon: 'pi-stop-circle', run: () => acts.endNow(promo) }]
    : [{ label: 'Run again', icon: 'pi-play', run: () => acts.runAgain(promo) }]
}
