import { promoStatusOf, type PromoCode } from '@/domain/promoCodes/promoCode'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { RecordActs, RecordWords } from '@/components/records/useRecordActs'
import { showToast } from '@/ui/feedback/toast'
import type { RowAction } from '@/lists/EntityTable'

export const promoActWords: RecordWords<PromoCode> = {
  archived: ({ name }) => `${name} is archived. Invoices that show it keep it.`,
  restored: ({ name }) => `${name} is back on the list.`,
}

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
  acts: RecordActs<PromoCode>,
): RowAction[] {
  const status = promoStatusOf(promo, today)
  const copyIt: RowAction = {
    label: 'Copy code',
    icon: 'pi-clone',
    key: 'C',
    run: () => void copyCode(promo),
  }
  const testIt: RowAction = {
    label: 'Test code',
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
function endOf(promo: PromoCode, today: CivilDate, acts: RecordActs<PromoCode>): RowAction[] {
  const { name, validTo, isActive } = promo
  if (validTo !== null && validTo < today) return []
  const end = () => acts.change(promo, { isActive: false }, `${name} is ended. No sale takes it from now on.`)
  const runAgain = () => acts.change(promo, { isActive: true }, `${name} runs again.`)
  return isActive
    ? [{ label: 'End now', icon: 'pi-stop-circle', run: end }]
    : [{ label: 'Run again', icon: 'pi-play', run: runAgain }]
}

/** Puts the code on the clipboard; where that is not allowed, it is said so that it can be typed. */
async function copyCode({ name }: PromoCode): Promise<void> {
  try {
    await navigator.clipboard.writeText(name)
    showToast({ text: `${name} is copied.` })
  } catch {
    showToast({ text: `Copying is not allowed here. The code is ${name}.`, tone: 'problem' })
  }
}
