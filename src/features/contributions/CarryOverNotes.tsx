import { nextMonth, owingIn } from '@/domain/contributions/carryOver'
import { isGenerated } from '@/domain/contributions/payLine'
import { firstOfMonth } from '@/domain/contributions/payMonth'
import type { Month } from '@/domain/monthStats/monthStats'
import { formatMoney } from '@/domain/shared/money'
import { monthText } from '@/domain/shared/monthText'
import { answered } from '@/components/records/answered'
import { attempt } from '@/components/records/attempt'
import { newActKey, useAct } from '@/session/useAct'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import { Note } from '@/ui/Note'
import type { LedgerRow } from './ledgerRow'

/** Whom nothing can be paid for the month, because the deductions are more, with what is done about it. */
export function CarryOverNotes({ month, rows }: { month: Month; rows: readonly LedgerRow[] }) {
  const { gymId, settings } = useGym()
  const act = useAct()
  const isBegun = rows.some(({ line }) => isGenerated(line.id, { gymId, month }))
  const owing = owingIn(rows.map(({ line }) => line))
  const [title, next] = [monthText(firstOfMonth(month)), monthText(firstOfMonth(nextMonth(month)))]

  async function carry(staffId: string, name: string, money: string) {
    const isAgreed = await askToConfirm({
      title: `Carry over ${name}’s ${title}?`,
      text: `${money} is deducted from ${next}, and ${title} counts as settled.`,
      act: `Carry over ${money}`,
    })
    if (!isAgreed) return
    await attempt(async () => {
      answered(await act('carryOverPay', { month, staffId }, newActKey()))
      showToast({ text: `${money} of ${name} carried over to ${next}.` })
    })
  }

  return owing.map(({ staffId, amount, isApproved }) => {
    const name = rows.find(({ line }) => line.staffId === staffId)?.name ?? ''
    const money = formatMoney(amount, settings)
    return (
      <Note key={staffId}>
        {`${name}’s deductions are ${money} more than the earnings. `}
        {isBegun ? 'Nothing can be paid. ' : `Generate pay for ${title} before you carry that over. `}
        {isApproved ? (
          <Button size="s" onClick={() => void carry(staffId, name, money)}>
            {`Carry over to ${next}`}
          </Button>
        ) : (
          `Approve them, then carry the rest over to ${next}.`
        )}
      </Note>
    )
  })
}
