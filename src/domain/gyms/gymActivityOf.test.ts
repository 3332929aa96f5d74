import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { gymSchema } from './gym'
import { gymActivityOf, type ActivityFacts } from './gymActivityOf'

const moment = { today: civil('2026-11-20'), timezone: 'Asia/Kolkata' }
const gym = (fields: object = {}) =>
  gymSchema.parse({
    id: 'iron',
    name: 'Iron',
    createdAt: new Date('2026-01-01T06:00:00Z'),
    currentPackage: { name: 'Growth', price: 12_000, startDate: '2026-11-01', endDate: '2027-10-31' },
    ...fields,
  })
const facts = (fields: Partial<ActivityFacts> = {}): ActivityFacts => ({
  lastMarkAt: null,
  lastSaleAt: null,
  signedInAt: null,
  checkIns: 0,
  invoices: 0,
  activeMembers: 0,
  devices: 0,
  failingDevices: 0,
  ...{ unpaidInvoices: 0, unpaidSince: null },
  problems: 0,
  ...fields,
})
const at = (day: string) => new Date(`2026-11-${day}T10:00:00Z`)

describe('what the night keeps of a centre', () => {
  it('has as last activity the latest of mark, sale and sign-in', () => {
    const told = facts({ lastMarkAt: at('17'), lastSaleAt: at('19'), signedInAt: at('18') })
    expect(gymActivityOf(gym(), told, moment)).toMatchObject({
      lastAt: at('19'),
      signedInAt: at('18'),
      countedOn: '2026-11-20',
    })
  })

  it('keeps what was known where the last days say no more', () => {
    const known = gym({ activity: { lastAt: at('02'), signedInAt: at('01') } })
    expect(gymActivityOf(known, facts(), moment)).toMatchObject({ lastAt: at('02'), signedInAt: at('01') })
  })

  it('calls a centre silent on the seventh day after its last activity, in its own zone', () => {
    const signs = (lastMarkAt: Date | null, fields: object = {}) =>
      gymActivityOf(gym(fields), facts({ lastMarkAt }), moment).signs
    expect(signs(new Date('2026-11-13T18:29:59Z'))).toContain('silent')
    expect(signs(new Date('2026-11-13T18:30:00Z'))).not.toContain('silent')
    expect(signs(null)).toContain('silent')
    expect(signs(null, { createdAt: at('15') })).toBe('paying')
  })

  it('keeps what the package brings now and brought 30 days before, in rupees', () => {
    expect(gymActivityOf(gym(), facts(), moment)).toMatchObject({ monthly: 1_000, monthlyBefore: 0 })
  })

  it('calls a dead centre unhealthy, and not one that is too new or disabled', () => {
    expect(gymActivityOf(gym(), facts(), moment)).toMatchObject({
      health: 30,
      signs: 'silent unhealthy paying',
    })
    const fresh = gym({ createdAt: at('10') })
    expect(gymActivityOf(fresh, facts(), moment)).toMatchObject({ health: null, signs: 'silent paying' })
    const told = facts({ problems: 1, devices: 1, failingDevices: 1 })
    expect(gymActivityOf(gym(), told, moment)).toMatchObject({
      signs: 'silent unhealthy problems devices paying',
    })
    expect(gymActivityOf(gym({ isDisabled: true }), told, moment)).toMatchObject({
      ...{ health: null, signs: '', standing: 'Disabled', monthly: 0 },
    })
  })

  it('takes points for what the centre has owed the platform since that day', () => {
    const owing = (since: string) =>
      gymActivityOf(gym(), facts({ unpaidInvoices: 1, unpaidSince: civil(since) }), moment).health
    expect([owing('2026-10-21'), owing('2026-10-20')]).toEqual([25, 20])
  })

  it('reads figures that make no sense as none, and does not lose the centre by them', () => {
    expect(gym({ activity: 'broken' }).activity).toBe(null)
    expect(gym({ activity: { checkIns: -1, health: 700, lastAt: 'then' } }).activity).toMatchObject({
      checkIns: 0,
      health: null,
      lastAt: null,
    })
  })
})
