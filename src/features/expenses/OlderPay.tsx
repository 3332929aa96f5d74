import type { Expense } from '@/domain/expenses/expense'
import { olderPayOf } from '@/domain/expenses/ofPay'
import { formatMoney } from '@/domain/shared/money'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import type { ExpenseActs } from './useExpenseActs'

type Props = { expense: Expense; acts: Pick<ExpenseActs, 'stop' | 'removeTax'> }

/** Of an expense of pay that repeats or has tax in it, from before pay did neither: says so, and ends it. */
export function OlderPay({ expense, acts }: Props) {
  const { settings } = useGym()
  const { repeats, hasTax } = olderPayOf(expense)
  if (expense.deleted) return null
  return (
    <>
      {repeats && (
        <Note>
          This is pay, which comes from Contributions each month. This one is still marked as repeating.{' '}
          <Button size="s" onClick={() => acts.stop(expense)}>
            Stop repeating
          </Button>
        </Note>
      )}
      {hasTax && (
        <Note>
          Pay has no tax in it, but {formatMoney(expense.gst, settings)} of this is counted as tax.{' '}
          <Button size="s" onClick={() => acts.removeTax(expense)}>
            Remove the tax
          </Button>
        </Note>
      )}
    </>
  )
}
