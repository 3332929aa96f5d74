import { discountLimitOf } from '@/domain/invoices/discountLimit'
import type { Member } from '@/domain/members/member'
import { daysStillGiven } from '@/domain/packageLife/given'
import { useGym } from '@/session/useGym'
import { useRole } from '@/session/useSession'
import { Note } from '@/ui/Note'

const stillText = (days: number) =>
  days === 0
    ? 'No more days can be given on this term. Ask the owner to do it.'
    : `You may give ${days === 1 ? '1 day' : `${days} days`} more on this term. More is the owner’s to give.`

/** How many days somebody in this role may give (PRODUCT 2.T), to one member or to several; nothing where there is no limit. */
export function DaysGivenNote({ member }: { member?: Member }) {
  const { settings } = useGym()
  const role = useRole()
  const limit = discountLimitOf(role, settings)
  if (limit >= 100) return null
  if (limit === 0) return <Note kind="quiet">Days are given by the owner here. Ask them to do it.</Note>
  const still = member ? daysStillGiven(member, { role, settings }) : null
  return (
    <Note kind="quiet">
      {still === null
        ? `Days count as given away, with the discount: together up to ${limit} % of what the term costs. More is the owner’s to give.`
        : stillText(still)}
    </Note>
  )
}
