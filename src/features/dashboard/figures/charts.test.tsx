// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { visit } from '@/domain/attendance/reports/fixtures'
import { memberUntil } from '@/domain/dashboard/fixtures'
import type { ListedMember } from '@/domain/members/listedMember'
import { daysOf, type MonthsHeld } from '@/domain/monthStats/daySeries'
import { monthsOf, spanBefore, spanOf } from '@/domain/monthStats/figureRange'
import { addStats, statsOn, type StatsByMonth } from '@/domain/monthStats/monthStats'
import { templateWith } from '@/domain/packages/fixtures'
import { instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { liveCache } from '@/live/liveCache'
import { cellsOf, drawAfresh, drawnSeries } from '@/plots/fixtures'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { AheadPanels } from './AheadPanels'
import { HeatmapPanel } from './HeatmapPanel'
import { MembersPanel } from './MembersPanel'
import { MoneyPanel } from './MoneyPanel'

// There is no canvas here: what is drawn is what chart.js would get.
vi.mock('@/plots/chartJs', () => import('@/plots/fixtures'))

drawAfresh()
afterEach(() => {
  cleanup()
  liveCache.clear()
})

const show = (panel: ReactNode, held: Parameters<typeof backendHolding>[0] = {}) =>
  renderAs(sessionAtIron(backendHolding(held), 'iron'), panel)

const tableIn = (element: Element) => {
  const table = element.querySelector('table')
  return table ? cellsOf(table) : []
}

/** The words over a drawing, each with what it comes to. */
const sumsIn = (element: Element) =>
  Object.fromEntries(
    [...element.querySelectorAll('dl > div')].map((sum) => [
      sum.querySelector('dt')?.textContent ?? '',
      [...sum.querySelectorAll('dd')].map(({ textContent }) => textContent).join(', '),
    ]),
  )

/** Today is 20 Nov, 2026. */
const joinedOn = (id: string, day: string, endDate: string, packageId = 'monthly'): ListedMember =>
  memberUntil(id, endDate, packageId, { createdAt: instantAt(civil(day), '10:00', 'Asia/Kolkata') })

const span = { from: civil('2026-11-19'), to: civil('2026-11-20') }
const before = { from: civil('2026-11-17'), to: civil('2026-11-18') }
const happened = [
  statsOn(civil('2026-10-02'), { renewals: 4 }),
  statsOn(civil('2026-11-17'), { collected: 1000, expenses: 300 }),
  statsOn(civil('2026-11-18'), { collected: 500, expenses: 900 }),
  statsOn(civil('2026-11-19'), { collected: 2000, expenses: 250, renewals: 1 }),
  statsOn(civil('2026-11-20'), { collected: 700, refunded: 200, expenses: 800 }),
]
const heldOf = (stats: StatsByMonth[]): MonthsHeld => new Map(Object.entries(stats.reduce(addStats)))
const months = heldOf(happened)
/** Renewed ahead: the new term begins after today. */
const withAhead = heldOf([...happened, statsOn(civil('2026-11-25'), { renewals: 2 })])

describe('members by month', () => {
  const members = [
    ...[joinedOn('a', '2026-10-05', '2026-12-31'), joinedOn('b', '2026-11-02', '2026-12-31')],
    ...[joinedOn('c', '2026-11-10', '2026-12-31'), joinedOn('left', '2026-06-01', '2026-10-20')],
    // Whose last day ends a month is gone from the next one on.
    joinedOn('gone', '2026-06-01', '2026-10-31'),
  ]
  const open = (category: string, held = months) =>
    show(
      <MembersPanel
        members={members}
        months={held}
        chosen={{
          ...{ range: '30', span, before: null, months: [...months.keys()], isYearOfMembers: false },
          ...{ category, hrefOf: () => '?' },
        }}
      />,
    ).container

  it('are who joined, renewed and lapsed, in the drawing as in the table, which adds up', async () => {
    const panel = open('')
    expect(tableIn(panel)).toEqual([
      ['Month', 'Joined', 'Renewed', 'Lapsed'],
      ['Oct 2026', '1', '4', '1'],
      ['Nov 2026', '2', '1', '1'],
      ['Total', '3', '5', '2'],
    ])
    expect(sumsIn(panel)).toEqual({ Joined: '3', Renewed: '5', Lapsed: '2' })
    await waitFor(() => expect(drawnSeries()).toEqual({ Joined: [1, 2], Renewed: [4, 1], Lapsed: [-1, -1] }))
  })

  it('count a renewal once its day has come, as who joined and who lapsed', () => {
    expect(tableIn(open('', withAhead))).toEqual(tableIn(open('')))
  })

  it('of one category say that renewals are not counted by it', () => {
    const panel = open('Yoga')
    expect(tableIn(panel).at(-1)).toEqual(['Total', '3', '--', '2'])
    expect(panel.textContent).toContain('Renewals are not counted by category.')
  })
})

describe('collected and expenses', () => {
  const open = (isCompared: boolean) =>
    show(
      <MoneyPanel
        range="7"
        span={span}
        days={daysOf(span, months)}
        before={isCompared ? daysOf(before, months) : null}
        isEmpty={false}
      />,
    ).container

  it('stand by the day beside those of the period before: expenses and profit as well', async () => {
    const panel = open(true)
    const then = ['Collected before', 'Expenses before', 'Profit before']
    expect(tableIn(panel)).toEqual([
      ['Day', 'Collected', 'Expenses', 'Profit', ...then],
      ['19 Nov, 2026', '₹2,000.00', '₹250.00', '₹1,750.00', '₹1,000.00', '₹300.00', '₹700.00'],
      ['20 Nov, 2026', '₹500.00', '₹800.00', '-₹300.00', '₹500.00', '₹900.00', '-₹400.00'],
      ['Total', '₹2,500.00', '₹1,050.00', '₹1,450.00', '₹1,500.00', '₹1,200.00', '₹300.00'],
    ])
    expect(sumsIn(panel)).toEqual({
      ...{ Collected: '₹2,500', 'Collected before': '₹1,500' },
      ...{ Expenses: '₹1,050, Before ₹1,200', Profit: '₹1,450, Before ₹300' },
    })
    await waitFor(() =>
      expect(drawnSeries()).toEqual({
        ...{ Collected: [2000, 500], Expenses: [250, 800], Profit: [1750, -300] },
        'Collected before': [1000, 500],
      }),
    )
  })

  it('of 365 days stand by the month', () => {
    const held: MonthsHeld = new Map(
      monthsOf(spanOf('365', span.to)).map((month) => [month, months.get(month) ?? null]),
    )
    const days = daysOf(spanOf('365', span.to), held)
    const panel = show(
      <MoneyPanel range="365" span={spanOf('365', span.to)} days={days} before={null} isEmpty={false} />,
    ).container
    const table = tableIn(panel)
    expect(table).toHaveLength(15)
    expect(table[0]?.[0]).toBe('Month')
    expect(table.at(-2)).toEqual(['1 to 20 Nov 2026', '₹4,000.00', '₹2,250.00', '₹1,750.00'])
    expect([table[1]?.[0], table[2]?.[0]]).toEqual(['21 to 30 Nov 2025', 'Dec 2025'])
  })

  it('of 365 days stand beside as many days of those before, where these are in more months', () => {
    const to = civil('2028-12-31')
    const [own, then] = [spanOf('365', to), spanBefore('365', to)]
    const stats = heldOf([
      statsOn(civil('2027-01-02'), { collected: 7 }),
      statsOn(civil('2028-01-01'), { collected: 40 }),
      statsOn(civil('2028-01-05'), { collected: 100 }),
    ])
    const held: MonthsHeld = new Map(
      [...monthsOf(then), ...monthsOf(own)].map((month) => [month, stats.get(month) ?? null]),
    )
    const { container } = show(
      <MoneyPanel
        range="365"
        span={own}
        days={daysOf(own, held)}
        before={daysOf(then, held)}
        isEmpty={false}
      />,
    )
    const table = tableIn(container).map(([name, collected, , , before]) => [name, collected, before])
    expect(table).toHaveLength(14)
    expect([table[1], ...table.slice(-2)]).toEqual([
      ['2 to 31 Jan 2028', '₹100.00', '₹7.00'],
      ['Dec 2028', '₹0.00', '₹40.00'],
      ['Total', '₹100.00', '₹47.00'],
    ])
  })

  it('stand alone where nothing is compared', () => {
    const panel = open(false)
    expect(tableIn(panel)[0]).toEqual(['Day', 'Collected', 'Expenses', 'Profit'])
    expect(sumsIn(panel)).toEqual({ Collected: '₹2,500', Expenses: '₹1,050', Profit: '₹1,450' })
  })
})

describe('what is ahead', () => {
  const members = [
    ...[joinedOn('a', '2026-06-01', '2026-11-20'), joinedOn('b', '2026-06-01', '2026-11-23')],
    ...[joinedOn('c', '2026-06-01', '2026-11-23', 'gold'), joinedOn('d', '2026-06-01', '2027-01-18')],
    // The 61st day.
    joinedOn('e', '2026-06-01', '2027-01-19', 'gold'),
    joinedOn('f', '2026-06-01', '2026-11-19', 'gold'),
  ]
  const template = (id: string, name: string, price: number) => ({
    [`memberPackages/${id}`]: templateWith({ id, gymId: 'iron', name, nameLower: id, price }),
  })
  const held = { ...template('monthly', 'Monthly', 1000), ...template('gold', 'Gold', 2500) }

  it('are the renewals of the next 60 days, on their days, with what they bring', () => {
    show(<AheadPanels members={members} isPart={false} />, held)
    const card = screen.getByRole('region', { name: 'Renewals of the next 60 days' })
    expect(card.textContent).toContain('20 Nov, 2026 to 18 Jan, 2027')
    expect(card.textContent).toContain('₹5,500 from 4 members')
    const days = [...card.querySelectorAll('td a')].map((day) => [
      day.getAttribute('href'),
      day.getAttribute('title'),
    ])
    expect(days).toEqual([
      ['/members?ends=2026-11-20..2026-11-20', '20 Nov, 2026: 1 member, ₹1,000'],
      ['/members?ends=2026-11-23..2026-11-23', '23 Nov, 2026: 2 members, ₹3,500'],
      ['/members?ends=2027-01-18..2027-01-18', '18 Jan, 2027: 1 member, ₹1,000'],
    ])
    // Each day stands below the day of the week that it is.
    const [head, ...weeks] = tableIn(card)
    expect(head?.indexOf('Fri')).toBe(weeks[0]?.findIndex((cell) => cell.startsWith('20 Nov')))
    expect(head?.indexOf('Mon')).toBe(weeks[1]?.findIndex((cell) => cell.startsWith('23 Nov')))
  })

  it('is the package mix: who holds what today, and what each brings', () => {
    show(<AheadPanels members={members} isPart={false} />, held)
    const card = screen.getByRole('region', { name: 'Package mix' })
    expect(tableIn(card)).toEqual([
      ['Package', 'Members', 'Amount', 'Share'],
      ['Gold', '2', '₹5,000', '63 %'],
      ['Monthly', '3', '₹3,000', '38 %'],
    ])
    expect(card.textContent).toContain('₹8,000 from 5 members')
  })
})

describe('entries by day and hour', () => {
  it('are counted where they happened, once somebody asks', async () => {
    const day = (date: string, ...hours: string[]) => ({
      [`attendanceDays/iron_${date}`]: {
        ...{ gymId: 'iron', date },
        people: Object.fromEntries(
          hours.map((hour, at) => [
            `m${String(at)}`,
            { type: 'member', name: 'M', by: 'iron', visits: [visit(date, hour, null)] },
          ]),
        ),
      },
    })
    const { container } = show(<HeatmapPanel />, {
      ...day('2026-11-16', '07:10', '07:50', '09:00'),
      ...day('2026-11-09', '07:30'),
      ...day('2026-11-20', '08:15'),
    })
    expect(tableIn(container)).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Show the last 4 weeks' }))
    await screen.findByRole('table')
    const [head, ...rows] = tableIn(container)
    expect(head).toEqual(['Day', '7 am', '8 am', '9 am'])
    // The week as India has it.
    expect(rows.map(([weekday]) => weekday).join(' ')).toMatch(/^Sunday Monday .* Saturday$/)
    expect(rows[1]).toEqual(['Monday', '3', '0', '1'])
    expect(rows[5]).toEqual(['Friday', '0', '1', '0'])
    expect(rows.flat().filter((cell) => /^[1-9]/.test(cell))).toHaveLength(3)
  })
})
