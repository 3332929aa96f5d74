import { useMemo } from 'react'
import { carriedLineId, nextMonth, owingIn, refuseCarriedAgain } from '@/domain/contributions/carryOver'
import { contributionRepository } from '@/data/contributions/contributionRepository'
import { firstOfMonth } from '@/domain/contributions/payMonth'
import { isUngenerated, refuseWithoutCategory } from '@/domain/contributions/payPreview'
import type { Month } from '@/domain/monthStats/monthStats'
import { formatMoney } from '@/domain/shared/money'
import { monthText } from '@/domain/shared/monthText'
import { answered } from '@/components/records/answered'
import { attempt } from '@/components/records/attempt'
import { useLive } from '@/live/useLive'
import { newActKey, useAct } from '@/session/useAct'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import { Note } from '@/ui/Note'
import type { LedgerRow } from './ledgerRow'
import { usePayPreview } from './usePayPreview'

type Props = { month: Month; rows: readonly LedgerRow[] }
type Owing = ReturnType<typeof owingIn>[number]

/** Whom nothing can be paid for the month, because the deductions are more, with what is done about it. */
export function CarryOverNotes({ month, rows }: Props) {
  const owing = owingIn(rows.map(({ line }) => line))
  // What is left to generate is asked anew once something is.
  return owing.length > 0 && <Owings key={`${month} ${rows.length}`} {...{ month, rows, owing }} />
}

function Owings({ month, rows, owing }: Props & { owing: readonly Owing[] }) {
  const { gymId, settings } = useGym()
  const act = useAct()
  const { asked } = usePayPreview(month)
  const next = useNextMonth(month)
  const [title, nextTitle] = [monthText(firstOfMonth(month)), monthText(firstOfMonth(nextMonth(month)))]

  async function carry(staffId: string, name: string, money: string) {
    const isAgreed = await askToConfirm({
      title: `Carry over ${name}’s ${title}?`,
      text: `${money} is deducted from ${nextTitle}, and ${title} counts as settled.`,
      act: `Carry over ${money}`,
    })
    if (!isAgreed) return
    await attempt(async () => {
      answered(await act('carryOverPay', { month, staffId }, newActKey()))
      showToast({ text: `${money} of ${name} carried over to ${nextTitle}.` })
    })
  }

  /** Why the server would refuse it, in a sentence; null where it would not, and '' while that isn't known. */
  function refusedBecause({ staffId, isApproved }: Owing, name: string): string | null {
    if (asked.status === 'loading' || next.status === 'loading') return ''
    if (next.status === 'ready' && next.isLocked)
      return `${nextTitle} is locked. Reverse the deductions here and enter them in a later month.`
    const carried = next.lines.find(({ id }) => id === carriedLineId(gymId, month, staffId)) ?? null
    const already = refuseCarriedAgain({ month }, carried, name)
    if (already) return already.reason
    const people = asked.status === 'ready' ? asked.value : []
    const own = people.filter((person) => person.staffId === staffId && isUngenerated(person))
    const without = refuseWithoutCategory(own, month)
    if (without) return without.reason
    if (own.length > 0) return `Generate pay for ${title} before you carry that over.`
    return isApproved ? null : `Approve them, then carry the rest over to ${nextTitle}.`
  }

  return owing.map((one) => {
    const { staffId, amount } = one
    const name = rows.find(({ line }) => line.staffId === staffId)?.name ?? ''
    const money = formatMoney(amount, settings)
    const because = refusedBecause(one, name)
    return (
      <Note key={staffId}>
        {`${name}’s deductions are ${money} more than the earnings. `}
        {because ?? 'Nothing can be paid. '}
        {because === null && (
          <Button size="s" onClick={() => void carry(staffId, name, money)}>
            {`Carry over to ${nextTitle}`}
          </Button>
        )}
      </Note>
    )
  })
}

/** The month that it would be deducted from; live. */
function useNextMonth(month: Month) {
  const { gymId } = useGym()
  const repository = useRepository(contributionRepository)
  const next = nextMonth(month)
  const lines = useLive(useMemo(() => repository.ofMonth(gymId, next), [repository, gymId, next]))
  const held = useLive(useMemo(() => repository.month(gymId, next), [repository, gymId, next]))
  return {
    status: [lines, held].some(({ status }) => status === 'loading') ? 'loading' : 'ready',
    lines: lines.status === 'ready' ? lines.value.rows : [],
    isLocked: held.status === 'ready' && (held.value?.lockedOn ?? null) !== null,
  } as const
}
