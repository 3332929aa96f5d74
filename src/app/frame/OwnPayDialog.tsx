import { useCallback, useState } from 'react'
import { payStatementSchema } from '@/domain/contributions/payStatement'
import { startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { monthKey, monthText } from '@/domain/shared/monthText'
import { MonthStepper } from '@/components/gym/MonthStepper'
import { PayStatementView } from '@/components/staff/PayStatementView'
import { useAsked } from '@/session/useAsked'
import { useGym } from '@/session/useGym'
import { useBackend } from '@/session/useSession'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { TableSkeleton } from '@/ui/Skeletons'
import styles from './OwnPayDialog.module.css'

/** What the owner has approved of one's own month. */
function useOwnPay(first: CivilDate) {
  const { gymId } = useGym()
  const { api } = useBackend()
  return useAsked(
    useCallback(async () => {
      const answer = await api.call('ownPay', { gymId, month: monthKey(first) })
      return answer && payStatementSchema.parse(answer.statement)
    }, [api, gymId, first]),
  )
}

/** One's own pay, month by month: nobody at the desk sees anybody else's. */
export function OwnPayDialog({ onClose }: { onClose: () => void }) {
  const { today } = useGym()
  const [first, setFirst] = useState(() => startOfMonth(today))
  return (
    <Dialog title="My pay" width={640} onClose={onClose}>
      <div className={styles.pay}>
        <MonthStepper month={first} thisMonth={startOfMonth(today)} onChange={setFirst} />
        <Month key={first} first={first} />
      </div>
    </Dialog>
  )
}

function Month({ first }: { first: CivilDate }) {
  const { asked, ask } = useOwnPay(first)
  if (asked.status === 'loading') return <TableSkeleton rows={4} columns={3} />
  if (asked.status === 'failed') return <ErrorState error={asked.error} retry={ask} />
  const statement = asked.value
  if (statement.earnings.length === 0 && statement.deductions.length === 0)
    return <p className={styles.quiet}>{`Nothing is approved for ${monthText(first)} yet.`}</p>
  return <PayStatementView statement={statement} />
}
