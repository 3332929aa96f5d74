// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { kpiIds, type Kpis } from '@/domain/dashboard/kpis'
import type { Bought } from '@/domain/leads/leadFunnel'
import { civil } from '@/domain/shared/civilDate'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { KpiTiles } from './KpiTiles'

afterEach(cleanup)

const now: Kpis = {
  ...{ active: 120, growth: -3, renewal: 84.5, churn: 4.2, collection: 96, revenue: 1250, ltv: 18_000 },
  conversion: 12.5,
}
const then: Kpis = {
  ...{ active: 110, growth: 2, renewal: 80, churn: 3, collection: 96, revenue: 1300, ltv: 17_000 },
  conversion: 10,
}
const span = { from: civil('2026-10-22'), to: civil('2026-11-20') }
const spanBefore = { from: civil('2026-09-22'), to: civil('2026-10-21') }

const came = { came: 80, bought: 10, percent: 12.5 }

function show(kpis: Kpis, before: Kpis | null, category = '', bought: Bought | null = came) {
  renderAs(
    sessionAtIron(backendHolding({}), 'iron'),
    <KpiTiles
      span={span}
      kpis={kpis}
      before={before && { kpis: before, span: spanBefore }}
      category={category}
      isLoading={false}
      leads={{ status: 'ready', value: { bought }, pending: false }}
    />,
  )
}

function tile(label: string) {
  const element = screen.getByText(label, { selector: 'dt, dt *' }).closest('div')
  const [value, ...notes] = element?.querySelectorAll('dd') ?? []
  const delta = value?.querySelector('[title]') ?? null
  return {
    value: value?.firstChild?.textContent,
    notes: notes.map(({ textContent }) => textContent),
    delta: delta?.textContent,
    tone: delta?.getAttribute('data-tone'),
    about: delta?.getAttribute('title'),
  }
}

describe('the key figures (PRODUCT 4.1)', () => {
  it('each stand with their formula, and with the target of the trade where there is one', () => {
    show(now, null)
    const formulas = {
      'Active members': ['120', 'A package runs today'],
      'Net growth': ['-3', 'Active at the end − at the start'],
      'Renewal rate': ['84.5 %', 'Renewed ÷ (renewed + lapsed)', 'Target: over 80 %'],
      Churn: ['4.2 %', 'Lapsed of those active at the start', 'Target: under 3 % a month'],
      Collection: ['96 %', 'Collected ÷ billed', 'Target: over 95 %'],
      'Revenue a member': ['₹1,250', 'Collected ÷ average active members'],
      'Lifetime value': ['₹18,000', 'Revenue a member a month ÷ churn a month'],
      Conversion: ['12.5 %', 'Leads that bought ÷ leads that came', '10 of 80'],
    }
    expect(Object.keys(formulas)).toHaveLength(kpiIds.length)
    for (const [label, [value, ...notes]] of Object.entries(formulas)) {
      expect(tile(label)).toMatchObject({ value, delta: undefined })
      expect(tile(label).notes.slice(0, notes.length)).toEqual(notes)
    }
  })

  it('say how far each is from the period before, good or bad as it is for the centre', () => {
    show(now, then)
    expect(tile('Active members')).toMatchObject({ delta: 'up by 10', tone: 'good' })
    expect(tile('Net growth')).toMatchObject({ delta: 'down by 5', tone: 'bad' })
    expect(tile('Renewal rate')).toMatchObject({ delta: 'up by 4.5 points', tone: 'good' })
    expect(tile('Collection')).toMatchObject({ delta: 'no change', tone: null })
    expect(tile('Revenue a member')).toMatchObject({ delta: 'down by ₹50', tone: 'bad' })
    expect(tile('Lifetime value')).toMatchObject({ delta: 'up by ₹1,000', tone: 'good' })
    expect(tile('Conversion')).toMatchObject({ delta: 'up by 2.5 points', tone: 'good' })
    expect(tile('Renewal rate').about).toBe('Before: 80 % from 22 Sep, 2026 to 21 Oct, 2026')
  })

  it('the conversion opens the leads that came on these days, and those of them that bought (PRODUCT 2.Q)', () => {
    show(now, null)
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    const days = 'tab=everyone&created=2026-10-22..2026-11-20'
    expect(href('Conversion')).toBe(`/leads?${days}`)
    expect(href('10')).toBe(`/leads?${days}&reached=Converted`)
    cleanup()
    show({ ...now, conversion: null }, null, '', null)
    expect(tile('Conversion').notes).toContain(
      'More than 2,000 leads came in these months. Choose fewer days.',
    )
  })

  it('a churn that rises is bad, and one that falls is good', () => {
    show(now, then)
    expect(tile('Churn')).toMatchObject({ delta: 'up by 1.2 points', tone: 'bad' })
    cleanup()
    show(then, now)
    expect(tile('Churn')).toMatchObject({ delta: 'down by 1.2 points', tone: 'good' })
  })

  it('of one category alone say what is not counted by it, without a target', () => {
    show({ ...now, renewal: null, conversion: null }, null, 'Yoga')
    expect(tile('Renewal rate')).toMatchObject({ value: '--', notes: ['Not counted by category'] })
    expect(tile('Conversion').notes).toEqual(['Not counted by category'])
    expect(screen.queryByRole('link', { name: 'Conversion' })).toBeNull()
  })
})
