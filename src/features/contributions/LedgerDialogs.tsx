import { lazy, Suspense } from 'react'
import type { ContributionCategory } from '@/domain/contributions/contributionCategory'
import type { Month } from '@/domain/monthStats/monthStats'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Staff } from '@/domain/staff/staff'
import type { LedgerRow } from './ledgerRow'

const GenerateDialog = lazy(async () => ({ default: (await import('./GenerateDialog')).GenerateDialog }))
const LockDialog = lazy(async () => ({ default: (await import('./LockDialog')).LockDialog }))
const PayDialog = lazy(async () => ({ default: (await import('./PayDialog')).PayDialog }))
const ReverseDialog = lazy(async () => ({ default: (await import('./ReverseDialog')).ReverseDialog }))
const PayStatementDialog = lazy(async () => ({
  default: (await import('@/components/staff/PayStatementDialog')).PayStatementDialog,
}))
const BankFileDialog = lazy(async () => ({ default: (await import('./BankFileDialog')).BankFileDialog }))

/** What is being done with the month or with lines of it. */
export type Doing =
  | { act: 'generate' | 'lock' }
  | { act: 'pay' | 'reverse'; rows: readonly LedgerRow[] }
  | { act: 'statement'; staffId: string }
  | { act: 'bankFile' }

type Props = {
  doing: Doing
  month: Month
  /** `Nov 2026`. */
  name: string
  rows: readonly LedgerRow[]
  staff: readonly Staff[]
  categories: readonly ContributionCategory[]
  onClose: () => void
  onGenerate: () => void
  /** Opens the form of an amount that is entered by hand. */
  onAdd: () => void
  onMonth: (first: CivilDate) => void
}

/** The window of what is being done. */
export function LedgerDialogs({
  doing,
  month,
  name,
  rows,
  staff,
  categories,
  onClose,
  onGenerate,
  onAdd,
  onMonth,
}: Props) {
  const lines = rows.map(({ line }) => line)
  const stated = doing.act === 'statement' ? staff.find(({ id }) => id === doing.staffId) : undefined
  return (
    <Suspense fallback={null}>
      {doing.act === 'generate' && <GenerateDialog {...{ month, name, onClose, onAdd, onMonth }} />}
      {doing.act === 'lock' && <LockDialog {...{ month, name, onClose, onGenerate, onAdd }} />}
      {doing.act === 'pay' && <PayDialog rows={doing.rows} {...{ month, onClose }} />}
      {doing.act === 'reverse' && <ReverseDialog rows={doing.rows} {...{ lines, onClose }} />}
      {doing.act === 'bankFile' && (
        <BankFileDialog
          lines={lines.filter(({ status }) => status !== 'Reversed')}
          {...{ month, name, staff, onClose }}
        />
      )}
      {stated && <PayStatementDialog staff={stated} {...{ month, lines, categories, onClose }} />}
    </Suspense>
  )
}
