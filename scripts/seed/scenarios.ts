import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { addDays, daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Paying, Sale } from './life'
import { before, day, quarterSince, running, type Scenario } from './outline'
import { modeOf, paidAtOnce } from './paying'
import { termFrom, termOf } from './terms'

const plainSale = (template: PackageTemplate, startDate: CivilDate, paying: Paying, comments = ''): Sale => ({
  template,
  startDate,
  paying,
  discount: 0,
  discountReason: '',
  promo: null,
  comments,
})

const endingIn =
  (offsets: readonly number[], most?: number): Scenario =>
  (plan, index) => {
    const { shop } = plan
    const first = plan.dice.pick([shop.short, shop.short, shop.quarter])
    const end = day(plan, offsets[index % offsets.length] ?? 0)
    return {
      last: termOf([first, shop.short, shop.quarter, shop.premium], end, plan.today),
      most: most ?? before(plan),
    }
  }

const spread = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    Math.round(from + ((to - from) * index) / Math.max(1, count - 1)),
  )

/** Part of the price, or nothing, is paid; it falls due `dueDaysAgo` days before today. */
const owing =
  (now: number, soldDaysAgo: number, dueDaysAgo: (index: number) => number): Scenario =>
  (plan, index) => {
    const last = quarterSince(plan, soldDaysAgo + index)
    const dueIn = daysBetween(last.startDate, plan.today) - dueDaysAgo(index)
    return { last, most: before(plan), paying: { now, mode: modeOf(plan.dice), dueIn, later: [] } }
  }

const leavingReasons = [
  'Moved to another city',
  'Doctor advised rest',
  'Timings did not suit',
  'Joined a gym nearer home',
  'Found it costly',
  'Shifted job, no time now',
]

export const scenarios = {
  active: (plan) => ({ last: running(plan), most: before(plan) }),
  newcomer: (plan, index) => {
    const daysAgo = [0, 0, 1, 2, 4, 6, 9, 13][index % 8] ?? 0
    return {
      last: termFrom(plan.dice.pick([plan.shop.quarter, plan.shop.half]), day(plan, -daysAgo)),
      most: 0,
    }
  },
  absent: (plan, index) => ({
    last: quarterSince(plan, 34 + index * 4),
    most: before(plan),
    stoppedOn: day(plan, index === 0 ? -40 : -11 - index * 3),
  }),
  expiring: endingIn([0, 0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6]),
  grace: endingIn([-1, -1, -2, -3, -3]),
  expired: endingIn(spread(-4, -30, 11)),
  lapsed30: endingIn(spread(-33, -88, 9)),
  lapsed90: endingIn(spread(-93, -176, 8), 2),
  lapsed180: (plan, index) => ({
    last: termOf(
      [plan.shop.short, plan.shop.premium, plan.shop.day],
      day(plan, -182 - index * 5),
      plan.today,
    ),
    most: 0,
    ...(index % 3 === 1 && { paying: { now: 0.6, mode: 'Cash', dueIn: 15, later: [] } }),
  }),
  frozen: (plan, index) => ({
    last: quarterSince(plan, 25 + index * 6),
    most: before(plan),
    acts: () => [
      {
        kind: 'freeze',
        on: day(plan, -index - 1),
        from: day(plan, -index),
        to: day(plan, 9 - index),
        reason:
          ['Travelling for work', 'Viral fever', 'Family wedding', 'Exams', 'Knee injury', 'Out of station'][
            index % 6
          ] ?? '',
      },
    ],
  }),
  thawed: (plan, index) => ({
    last: quarterSince(plan, 48 + index * 3),
    most: before(plan),
    acts: () => [
      {
        kind: 'freeze',
        on: day(plan, -31),
        from: day(plan, -30),
        to: day(plan, -21),
        reason: 'Out of station',
      },
      ...(index % 2 === 0 ? [{ kind: 'endFreeze', on: day(plan, -25) } as const] : []),
    ],
  }),
  upcoming: (plan, index) => ({
    last: termFrom(plan.dice.pick([plan.shop.short, plan.shop.quarter]), day(plan, 2 + index * 2)),
    most: 0,
    soldOn: day(plan, -(index % 3)),
  }),
  early: (plan, index) => ({
    last: termOf([plan.shop.short, plan.shop.quarter, plan.shop.premium], day(plan, 1 + index), plan.today),
    most: before(plan),
    next: { template: plan.dice.pick([plan.shop.quarter, plan.shop.half]), soldDaysAgo: index % 4 },
  }),
  blocked: (plan) => ({
    last: quarterSince(plan, 40),
    most: 1,
    acts: () => [{ kind: 'block', on: day(plan, -6), reason: 'Lent their card to a friend' }],
  }),
  deactivated: (plan, index) => ({
    last: quarterSince(plan, 60 + index * 14),
    most: 1,
    acts: () => [
      {
        kind: 'deactivate',
        on: day(plan, -8 - index * 7),
        reason: leavingReasons[index % leavingReasons.length] ?? '',
      },
    ],
  }),
  deleted: (plan, index) => ({
    last: quarterSince(plan, 100 + index * 20),
    most: 0,
    acts: () => [{ kind: 'remove', on: day(plan, -20 - index * 9) }],
  }),
  none: (plan, index) => ({ last: null, most: 0, joinedOn: day(plan, -index) }),
  upgraded: (plan, index) => {
    const on = day(plan, -6 - index * 11)
    return {
      last: termFrom(plan.shop.short, addDays(on, -12)),
      most: 2,
      paying: paidAtOnce(plan.dice),
      acts: () => [
        {
          kind: 'change',
          on,
          mode: 'restart',
          sale: plainSale(plan.shop.quarter, on, paidAtOnce(plan.dice)),
        },
      ],
    }
  },
  keptEnd: (plan, index) => {
    const on = day(plan, -4 - index * 5)
    return {
      last: termFrom(plan.shop.short, addDays(on, -9)),
      most: 3,
      paying: paidAtOnce(plan.dice),
      acts: () => [
        {
          kind: 'change',
          on,
          mode: 'keepEnd',
          sale: plainSale(plan.shop.premium, on, paidAtOnce(plan.dice)),
        },
      ],
    }
  },
  downgraded: (plan, index) => ({
    last: termFrom(plan.shop.quarter, day(plan, -70 - index * 3)),
    most: 0,
    acts: () => [
      {
        kind: 'change',
        on: day(plan, -2),
        mode: 'atEnd',
        sale: plainSale(plan.shop.short, day(plan, 1), paidAtOnce(plan.dice)),
      },
    ],
  }),
  /** Changes to something cheaper at once, so that credit is left over. */
  creditor: (plan) => {
    const on = day(plan, -9)
    return {
      last: termFrom(plan.shop.half, addDays(on, -15)),
      most: 0,
      paying: paidAtOnce(plan.dice),
      acts: () => [
        {
          kind: 'change',
          on,
          mode: 'restart',
          sale: plainSale(plan.shop.quarter, on, paidAtOnce(plan.dice)),
        },
      ],
    }
  },
  cancelled: (plan, index) => ({
    last: quarterSince(plan, 50 + index * 12),
    most: 1,
    paying: paidAtOnce(plan.dice),
    acts: () => [
      { kind: 'cancel', on: day(plan, -9 - index * 13), fee: 200, reason: 'Shifting to another city' },
    ],
  }),
  extended: (plan, index) => ({
    last: quarterSince(plan, 45 + index * 8),
    most: before(plan),
    acts: () => [{ kind: 'extend', on: day(plan, -18), days: 3, reason: 'Closed for floor repairs' }],
  }),
  owesOpen: owing(0, 0, (index) => -5 - index),
  owesUnpaid: owing(0, 7, (index) => index % 3),
  owesPart: owing(0.5, 6, (index) => -3 - index),
  owesOverdue: owing(0, 16, (index) => 5 + index * 2),
  owesPartOverdue: owing(0.4, 30, (index) => 12 + index * 4),
  forgiven: (plan, index) => ({
    last: termOf(
      [plan.shop.short, plan.shop.quarter, plan.shop.day],
      day(plan, -40 - index * 30),
      plan.today,
    ),
    most: 1,
    paying: { now: 0.5, mode: 'Cash', dueIn: 10, later: [] },
    acts: (of) => [{ kind: 'forgive', on: day(plan, -15 - index * 20), of }],
  }),
  bounced: (plan) => ({
    last: quarterSince(plan, 11),
    most: 1,
    paying: { now: 1, mode: 'Cheque', dueIn: 2, later: [] },
    acts: (of) => [{ kind: 'bounce', on: day(plan, -6), of }],
  }),
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios
