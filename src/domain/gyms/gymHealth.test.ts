import { describe, expect, it, test } from 'vitest'
import { gymStandings } from './gymActivity'
import { healthParts, healthScore, type HealthFacts } from './gymHealth'

const best: HealthFacts = {
  quietDays: 0,
  checkIns: 120,
  invoices: 20,
  activeMembers: 120,
  devices: 2,
  failingDevices: 0,
  ...{ unpaidInvoices: 0, unpaidDays: 0 },
  standing: 'Active',
}
const none: HealthFacts = {
  quietDays: null,
  checkIns: 0,
  invoices: 0,
  activeMembers: 0,
  devices: 1,
  failingDevices: 1,
  ...{ unpaidInvoices: 2, unpaidDays: 31 },
  standing: 'Expired',
}
const pointsOf = (id: string, facts: Partial<HealthFacts>) =>
  healthParts({ ...best, ...facts }).find((part) => part.id === id)?.points

describe('the health of a centre (PRODUCT 4, screen 2)', () => {
  it('is 100 for one that does everything and 0 for one that does nothing', () => {
    expect(healthScore(best)).toBe(100)
    expect(healthScore(none)).toBe(0)
  })

  it('is the sum of its parts, none above its most or below nothing, whatever the figures', () => {
    for (const standing of gymStandings)
      for (const quietDays of [null, 0, 2, 6, 7, 400])
        for (const activeMembers of [0, 1, 500])
          for (const count of [0, 3, 9_999]) {
            const facts = { ...best, standing, quietDays, activeMembers, checkIns: count, invoices: count }
            const parts = healthParts(facts)
            for (const { points, most, why } of parts) {
              expect(points).toBeGreaterThanOrEqual(0)
              expect(points).toBeLessThanOrEqual(most)
              expect(why).toMatch(/\.$/)
            }
            expect(healthScore(facts)).toBe(parts.reduce((total, { points }) => total + points, 0))
          }
    expect(healthParts(best).reduce((total, { most }) => total + most, 0)).toBe(100)
  })

  test.each([
    [1, 30],
    [2, 22],
    [3, 22],
    [4, 12],
    [6, 12],
    [7, 0],
  ])('falls with the days without activity: %d days, %d points', (quietDays, points) => {
    expect(pointsOf('activity', { quietDays })).toBe(points)
  })

  it('gives half of the check-ins for half a visit a member', () => {
    expect(pointsOf('checkIns', { checkIns: 60 })).toBe(13)
    expect(pointsOf('checkIns', { checkIns: 0, activeMembers: 0 })).toBe(0)
  })

  it('falls with what the centre owes the platform, and more with how long', () => {
    expect(pointsOf('dues', {})).toBe(10)
    expect(pointsOf('dues', { unpaidInvoices: 1, unpaidDays: 0 })).toBe(5)
    expect(pointsOf('dues', { unpaidInvoices: 3, unpaidDays: 30 })).toBe(5)
    expect(pointsOf('dues', { unpaidInvoices: 1, unpaidDays: 31 })).toBe(0)
    const why = healthParts({ ...best, unpaidInvoices: 1, unpaidDays: 31 }).at(-1)?.why
    expect(why).toBe('1 subscription invoice is unpaid, the oldest for 31 days.')
  })

  it('gives devices full where there are none, and by those that answer', () => {
    expect(pointsOf('devices', { devices: 0, failingDevices: 0 })).toBe(10)
    expect(pointsOf('devices', { devices: 2, failingDevices: 1 })).toBe(5)
  })
})
