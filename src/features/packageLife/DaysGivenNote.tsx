import { discountLimitOf } from '@/domain/invoices/discountLimit'
import { useGym } from '@/session/useGym'
import { useRole } from '@/session/useSession'
import { Note } from '@/ui/Note'

/** How many days somebody in this role may give (PRODUCT 2.T); nothing where there is no limit. */
export function DaysGivenNote() {
  const { settings } = useGym()
  const limit = discountLimitOf(useRole(), settings)
  if (limit >= 100) return null
  return (
    <Note kind="quiet">
      {limit === 0
        ? 'Days are given by the owner here. Ask them to do it.'
        : `Days count as given away, with the discount: together up to ${limit} % of what the term costs. More is the owner’s to give.`}
    </Note>
  )
}
