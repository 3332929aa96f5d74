// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { attendanceDaySchema } from '@/domain/attendance/attendance'
import { visit } from '@/domain/attendance/reports/fixtures'
import { memberUntil } from '@/domain/dashboard/fixtures'
import { keptCountsSchema } from '@/domain/dashboard/keptCounts'
import { dueLeadOf } from '@/domain/dashboard/keptLeads'
import { leadWith } from '@/domain/leads/fixtures'
import { statsOn } from '@/domain/monthStats/monthStats'
import { instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { DashboardContext, type Dashboard } from '../useDashboard'
import { TodayStrip } from './TodayStrip'

afterEach(() => {
  cleanup()
  liveCache.clear()
})

/** A Friday, as the clock of the session has it. */
const today = civil('2026-11-20')
const joined = (id: string, day: string) =>
  memberUntil(id, '2026-12-31', 'monthly', { createdAt: instantAt(civil(day), '10:00', 'Asia/Kolkata') })

const month = statsOn(today, {
  ...{ invoices: 2, billed: 7000, collected: 6500, byMode: { Cash: 1500, UPI: 5000 } },
})['2026-11']

const counts = keptCountsSchema.parse({
  ...{ day: today, lateUntil: '2026-11-16', late: { count: 2, rupees: 800 }, dueToday: 1200, owed: 2400 },
  ...{ toApprove: 0, weekAgo: { checkIns: 14, collected: 5200, due: 900, followUps: 3 } },
})

const day = attendanceDaySchema.parse({
  ...{ id: `iron_${today}`, gymId: 'iron', date: today },
  people: {
    in: { type: 'member', name: 'In', visits: [visit(today, '11:30', null)] },
    out: { type: 'member', name: 'Out', visits: [visit(today, '07:00', '08:00')] },
  },
})

const ready = <T,>(value: T) => ({ status: 'ready' as const, value, pending: false })

function open(fields: Partial<Dashboard> = {}) {
  const dashboard: Dashboard = {
    listed: ready([
      ...[joined('a', '2026-11-20'), joined('b', '2026-11-20'), joined('c', '2026-11-13')],
      joined('d', '2026-06-01'),
    ]),
    packages: ready(new Map()),
    counts,
    leads: ready([leadWith(), leadWith({ id: 'late', nextFollowUpOn: civil('2026-11-18') })].map(dueLeadOf)),
    days: [day, null],
    askedDays: [ready(day), ready(null)],
    ...fields,
  }
  const held = { 'monthStats/iron_2026-11': { ...month, gymId: 'iron', month: '2026-11' } }
  renderAs(
    sessionAtIron(backendHolding(held), 'iron'),
    <DashboardContext value={dashboard}>
      <TodayStrip />
    </DashboardContext>,
  )
}

/** A figure as it reads: its label, its value and what stands below it. */
const figure = (label: string) =>
  [...(screen.getByText(label).closest('a')?.children ?? [])].map(({ textContent }) => textContent)

it('each figure of today stands beside the one of the same day last week (PRODUCT 4.1)', () => {
  open()
  expect(figure('Collected')).toEqual([
    ...['Collected', '₹6,500', 'UPI\u00a0₹5,000 · Cash\u00a0₹1,500', '₹5,200 last Friday'],
  ])
  expect(figure('Due today')).toEqual(['Due today', '₹1,200', 'On invoices due today', '₹900 last Friday'])
  expect(figure('Check-ins')).toEqual(['Check-ins', '2', '1 inside now', '14 last Friday'])
  expect(figure('New members')).toEqual(['New members', '2', '3 this month', '1 last Friday'])
  expect(figure('Follow-ups due')).toEqual(['Follow-ups due', '2', '1 late', '3 last Friday'])
  expect(figure('Active members').slice(0, 2)).toEqual(['Active members', '4'])
  expect(figure('Dues')).toEqual(['Dues', '₹2,400', '₹800 overdue'])
})

it('what nobody kept of that day is not made up', () => {
  const weekAgo = { checkIns: 14, collected: null, due: null, followUps: null }
  open({ counts: { ...counts, weekAgo } })
  for (const label of ['Collected', 'Due today', 'Follow-ups due'])
    expect(figure(label).join(' ')).not.toContain('last Friday')
  expect(figure('Check-ins')).toContain('14 last Friday')
})
