import { monthOf } from '@/domain/monthStats/monthStats'
import { earliest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { plus, sum, type Paise } from '@/domain/shared/money'
import { nextMonth } from './carryOver'
import { accountAfter, basisOf, moveOf, type Account } from './commissionAccount'
import type { Contribution } from './contribution'
import { standingFor } from './mergedCategories'
import { beginsIn, daysOfMonth, monthsBetween, ownLines, type Move, type Sale } from './sale'
import { backsIn } from './takenBack'

/** What is still to be taken back of somebody until a day, in months of which the ledger has nothing of the sale for them. */
function stillTakenBack(sale: Sale, until: CivilDate): Move[] {
  const lines = ownLines(sale)
  const last = monthOf(until)
  let account: Account | null = null
  return monthsBetween(beginsIn(sale, last), nextMonth(last)).flatMap((month) => {
    const own = lines.filter((line) => line.month === month)
    const { from, to } = daysOfMonth(month)
    const isClosed = own.length > 0 || sale.source.locked.has(month)
    const backs = isClosed ? [] : backsIn({ from, to: earliest(to, until) }, account, sale)
    const standing = own.filter(({ status }) => status !== 'Reversed')
    account = accountAfter(account, [
      ...standing.map((line) => moveOf(line, sale.source.categories)),
      ...backs,
    ])
    return backs
  })
}

/**
 * The value that others keep of a sale under a category until a day: of what the ledger has of it for them, `lines`, and less what is
 * still to be taken back of that. So it is the same whether that was generated already.
 */
export function keptByOthers(
  { invoice, source }: Sale,
  lines: readonly Contribution[],
  categoryId: string,
  until: CivilDate,
): Paise {
  const standsFor = standingFor(source.categories)
  const others = source.staff.filter(({ id }) => lines.some(({ staffId }) => staffId === id))
  const backs = others
    .flatMap((staff) => stillTakenBack({ invoice, staff, source }, until))
    .filter((move) => standsFor(move.categoryId) === categoryId)
  return plus(basisOf(lines), sum(backs.map(({ basis }) => basis)))
}
