import { addDays, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { Dice } from './dice'
import type { Outline, Plan } from './outline'
import type { Act, Habit, Paying, Sale } from './life'
import { laterPayments, usualPaying } from './paying'
import { termsBefore, type Term } from './terms'

const reasons = ['Corporate tie-up', 'Couple offer', 'Referred by a member', 'Old member, came back'] as const

/** Most pay the list price; some have a discount for a reason, some a promo code. */
function saleOf(template: PackageTemplate, startDate: CivilDate, paying: Paying, dice: Dice): Sale {
  const kind = dice.weighted([
    ['list', 84],
    ['discount', 8],
    ['promo', 8],
  ] as const)
  const isCheap = template.price < 1000
  return {
    template,
    startDate,
    paying,
    discount: kind === 'discount' && !isCheap ? dice.pick([100, 200, 250, 300]) : 0,
    discountReason: kind === 'discount' && !isCheap ? dice.pick(reasons) : '',
    promo:
      kind === 'promo' && !isCheap
        ? dice.pick([
            { name: 'WELCOME5', percentOff: 5 },
            { name: 'FESTIVE10', percentOff: 10 },
          ])
        : null,
    comments: '',
  }
}

/** In time, while the one before still runs, or else on the day of coming back. */
function soldOnOf({ startDate }: Term, previous: Term | undefined, dice: Dice): CivilDate {
  const followsOn = previous !== undefined && previous.endDate === addDays(startDate, -1)
  return followsOn ? latest(previous.startDate, addDays(startDate, -dice.between(1, 6))) : startDate
}

/** The packages of a life one after the other, with what was paid for them, as far as today. */
export function actsOf(outline: Outline, plan: Plan): Act[] {
  const { last, most, next, soldOn, paying, acts } = outline
  const { today, horizon, shop, dice } = plan
  if (!last) return []
  const choose = () => dice.weighted(shop.usual)
  const terms = [...termsBefore(last, choose, { horizon, most, dice }), last]
  const result: Act[] = []
  terms.forEach((term, of) => {
    const previous = terms[of - 1]
    const isLast = term === last
    const on = (isLast ? soldOn : undefined) ?? soldOnOf(term, previous, dice)
    const how = (isLast ? paying : undefined) ?? usualPaying(dice)
    const kind = of === 0 ? 'assign' : 'renew'
    const sale = saleOf(term.template, term.startDate, how, dice)
    result.push({ kind, on: on > today ? today : on, sale }, ...laterPayments(how, on, of, today))
  })
  result.push(...(acts?.(terms.length - 1) ?? []))
  if (next) {
    const on = latest(last.startDate, addDays(today, -next.soldDaysAgo))
    const how = usualPaying(dice)
    const sale = saleOf(next.template, addDays(last.endDate, 1), how, dice)
    result.push({ kind: 'renew', on, sale }, ...laterPayments(how, on, terms.length, today))
  }
  return result.filter(({ on }) => on <= today)
}

/** The day the member was entered: with the first package or a day or two before. */
export function joinedOnOf({ joinedOn }: Outline, acts: readonly Act[], { today, dice }: Plan): CivilDate {
  const first = acts[0]
  if (!first) return joinedOn ?? today
  return addDays(
    first.on,
    -dice.weighted([
      [0, 70],
      [1, 20],
      [2, 10],
    ] as const),
  )
}

/** When people come: before work, after work, and few in between. */
export function habitOf(dice: Dice, stoppedOn: CivilDate | null): Habit {
  const [gym, width] = dice.weighted([
    [[6 * 60 + 50, 55], 42],
    [[8 * 60 + 40, 60], 12],
    [[12 * 60 + 15, 100], 8],
    [[18 * 60 + 40, 70], 30],
    [[20 * 60, 45], 8],
  ] as const)
  return {
    perWeek: dice.weighted([
      [1.2, 12],
      [2.4, 24],
      [3.6, 32],
      [4.8, 24],
      [5.8, 8],
    ] as const),
    around: Math.round(gym + (dice.next() + dice.next() - 1) * width),
    stayMinutes: dice.between(50, 95),
    stoppedOn,
  }
}
