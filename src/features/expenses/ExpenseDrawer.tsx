import { useMemo } from 'react'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil, formatInstant } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'
import { isOfPay } from '@/domain/expenses/ofPay'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import { useLive } from '@/live/useLive'
import { CategoryName } from '@/components/money/CategoryName'
import { useFileUrl } from '@/components/files/useFileUrl'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Drawer } from '@/ui/Drawer'
import { ErrorState } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { StateChip } from '@/ui/StateChip'
import styles from './ExpenseDrawer.module.css'
import { nameOfExpense, recurrenceWords, type Categories } from './expenseWords'
import { OlderPay } from './OlderPay'
import { StoredBill } from './StoredBill'
import type { ExpenseActs } from './useExpenseActs'
import type { ExpenseList } from './useExpenseRows'
import { walkOf } from '@/lists/walk'

type Props = { id: string; list: ExpenseList; categories: Categories; acts: ExpenseActs }

/** One expense in full, with its bill. */
export function ExpenseDrawer({ id, list, categories, acts }: Props) {
  const { gymId, settings } = useGym()
  const expenses = useRepository(expenseRepository)
  const found = useLive(useMemo(() => expenses.one(gymId, id), [expenses, gymId, id]))
  const expense = found.status === 'ready' ? found.value : null
  const url = useFileUrl(expense?.bill ?? '')
  const walk = walkOf(list)
  if (expense === null)
    return (
      <Drawer title="Expense" isLoading={found.status === 'loading'} {...walk}>
        {found.status === 'failed' ? (
          <ErrorState error={found.error} retry={() => found.retry()} />
        ) : (
          <ErrorState error={{ message: 'There is no expense with this id. It may have been removed.' }} />
        )}
      </Drawer>
    )
  const isDraft = expense.status === 'Draft'
  return (
    <Drawer
      title={formatMoney(expense.amount, settings)}
      subtitle={`${nameOfExpense(expense, categories)} · ${formatCivil(expense.date)}`}
      chips={
        <>
          {isDraft && <StateChip tone="grey">Draft</StateChip>}
          {expense.deleted && <StateChip tone="red">Deleted</StateChip>}
          {expense.recurrence !== null && (
            <StateChip tone="blue" icon="pi-replay">
              {recurrenceWords(expense)}
            </StateChip>
          )}
        </>
      }
      onEdit={expense.deleted ? undefined : () => list.edit(id)}
      actions={
        !expense.deleted && (
          <>
            {isDraft && (
              <Button size="s" kind="primary" icon="pi-check" onClick={() => acts.confirm(expense)}>
                Confirm
              </Button>
            )}
            <Button
              size="s"
              kind={isDraft ? 'secondary' : 'primary'}
              icon="pi-pencil"
              onClick={() => list.edit(id)}
            >
              Edit
            </Button>
            {expense.recurrence !== null && !isOfPay(expense) && (
              <Button size="s" icon="pi-stop-circle" onClick={() => acts.stop(expense)}>
                Stop repeating
              </Button>
            )}
            {isOfPay(expense) ? (
              <Button size="s" icon="pi-money-bill" onClick={() => acts.openPay(expense)}>
                Change it in Contributions
              </Button>
            ) : (
              <Button
                size="s"
                icon="pi-trash"
                onClick={() => {
                  acts.remove(expense)
                  list.close()
                }}
              >
                Delete
              </Button>
            )}
          </>
        )
      }
      {...walk}
    >
      <div className={styles.sections}>
        <OlderPay expense={expense} acts={acts} />
        <Card title="Expense">
          <Facts
            items={[
              ['Category', <CategoryName key="category" category={categories.get(expense.categoryId)} />],
              ['Description', expense.description || MISSING],
              ['Vendor', expense.vendor || MISSING],
              ['Paid by', expense.modeOfPayment || MISSING],
              ['Paid from', expense.paidFrom || MISSING],
              ['Tax in the amount', expense.gst > 0 ? formatMoney(expense.gst, settings) : MISSING],
              ['Entered', formatInstant(expense.createdAt, settings.timezone)],
            ]}
          />
        </Card>
        {expense.bill !== '' && (
          <Card title="Bill">
            <StoredBill path={expense.bill} url={url} isPreview />
          </Card>
        )}
      </div>
    </Drawer>
  )
}
