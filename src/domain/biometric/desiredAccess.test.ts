import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import type { Member } from '@/domain/members/member'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { staffSchema } from '@/domain/staff/staff'
import { desiredAccess, tellsOpen, whyNeverIn, type AccessHolder } from './desiredAccess'
import type { AccessWish } from './device'

const TODAY = '2026-11-20'
const SHUT = { desired: 'disabled', validFrom: null, validUntil: null }
const until = (day: string) => ({ desired: 'enabled', validFrom: null, validUntil: day })
const from = (first: string, last: string) => ({ desired: 'disabled', validFrom: first, validUntil: last })

type Fields = Partial<Omit<Member, 'lookup'>>
const asha = (fields: Fields): AccessHolder => ({ personType: 'member', person: memberWith(fields) })
const employee = (fields: object = {}): AccessHolder => ({
  personType: 'employee',
  person: staffSchema.parse({ id: 's1', gymId: 'g1', name: 'Ravi', nameLower: 'ravi', ...fields }),
})

const of = (holder: AccessHolder, { wish = null as AccessWish | null, today = TODAY, rules = {} } = {}) =>
  desiredAccess(holder, wish, settingsWith({ graceDays: 3, ...rules }), civil(today))

const pkg = (fields: object = {}) =>
  packageWith({ startDate: civil('2026-11-01'), endDate: civil('2026-12-16'), ...fields })
const runs = { currentPackage: pkg() }
const freeze = (first: string, last: string) => ({
  currentPackage: pkg({
    freezes: [{ id: 'f', from: first, to: last, reason: '', endedEarly: false, invoiceId: '' }],
  }),
})

describe('whom the devices let in, and until which day (DOMAIN 1.6, PRODUCT 2.G)', () => {
  it.each<[string, Fields, object]>([
    ['a running package, until its last day and the days of grace', runs, until('2026-12-19')],
    ['the last day of grace', { currentPackage: pkg({ endDate: '2026-11-17' }) }, until('2026-11-20')],
    ['the day after the grace', { currentPackage: pkg({ endDate: '2026-11-16' }) }, SHUT],
    ['no package', {}, SHUT],
    [
      'a package that begins later, from its first day on',
      { currentPackage: pkg({ startDate: '2026-12-01', endDate: '2026-12-31' }) },
      from('2026-12-01', '2027-01-03'),
    ],
    [
      'a renewal that is bought already, until its end',
      { ...runs, futurePackage: pkg({ startDate: '2026-12-17', endDate: '2027-01-16' }) },
      until('2027-01-19'),
    ],
    [
      'a freeze of today, from the day after it',
      freeze('2026-11-18', '2026-11-25'),
      from('2026-11-26', '2026-12-19'),
    ],
    ['a freeze to come, until the day before it', freeze('2026-12-01', '2026-12-05'), until('2026-11-30')],
    ['a freeze that is over', freeze('2026-11-05', '2026-11-19'), until('2026-12-19')],
    [
      'a package cancelled today, without grace',
      {
        lastPackage: pkg({ endDate: '2026-11-19', cancelledOn: '2026-11-20', isExpired: true }),
      },
      SHUT,
    ],
    [
      'a package cancelled for a day to come, until the day before it',
      { currentPackage: pkg({ endDate: '2026-11-29', cancelledOn: '2026-11-30' }) },
      until('2026-11-29'),
    ],
    [
      'what is bought after a package that is cancelled, until its end and the days of grace',
      {
        currentPackage: pkg({ endDate: '2026-11-29', cancelledOn: '2026-11-30' }),
        futurePackage: pkg({ startDate: '2026-11-30', endDate: '2026-12-29' }),
      },
      until('2027-01-01'),
    ],
    [
      'a package that is not billed again, with its grace',
      { currentPackage: pkg({ nextBillDate: null, cancelReason: 'Moves away' }) },
      until('2026-12-19'),
    ],
    ['somebody inactive', { ...runs, isActive: false }, SHUT],
    ['somebody deleted', { ...runs, deleted: true }, SHUT],
    ['somebody blocked', { ...runs, blocked: true }, SHUT],
  ])('%s', (_case, fields, expected) => {
    expect(of(asha(fields))).toEqual(expected)
  })

  it.each(['2026-12-16', '2026-12-19', '2026-12-20'])('on %s the device and the calendar agree', (today) => {
    expect(of(asha(runs), { today }).desired).toBe(today <= '2026-12-19' ? 'enabled' : 'disabled')
  })

  it('dues limit it only where the centre says so: what is paid, and the days of grace', () => {
    const part = { currentPackage: pkg({ paidUntilDate: '2026-11-25' }) }
    const rules = { deviceDuesRule: 'paidUntil' }
    expect(of(asha(part))).toEqual(until('2026-12-19'))
    expect(of(asha(part), { rules })).toEqual(until('2026-11-28'))
    expect(of(asha(part), { rules, today: '2026-11-29' })).toEqual(SHUT)
    const paid = { currentPackage: pkg({ paidUntilDate: '2026-12-16' }) }
    expect(of(asha(paid), { rules })).toEqual(until('2026-12-19'))
    const unpaidRenewal = pkg({ startDate: '2026-12-17', endDate: '2027-01-16', paidUntilDate: '2026-12-16' })
    expect(of(asha({ ...paid, futurePackage: unpaidRenewal }), { rules })).toEqual(until('2026-12-19'))
  })

  it('whoever works here comes in at any time, and nobody who does not', () => {
    expect(of(employee())).toEqual({ desired: 'enabled', validFrom: null, validUntil: null })
    for (const gone of [{ isActive: false }, { deleted: true }]) expect(of(employee(gone))).toEqual(SHUT)
  })
})

describe('what a person says comes before the calendar: the last wish wins', () => {
  const at = new Date('2026-11-20T06:00:00Z')
  const stop: AccessWish = { desired: 'disabled', at, by: 'owner' }
  const letIn: AccessWish = { desired: 'enabled', at, by: 'owner' }

  it('"stop" holds for members and employees, whatever the calendar says later', () => {
    for (const today of [TODAY, '2026-12-10']) {
      expect(of(asha(runs), { wish: stop, today })).toEqual(SHUT)
      expect(of(employee(), { wish: stop, today })).toEqual(SHUT)
    }
  })

  it('"stop" ends with the next sale, and not with one of before', () => {
    const sold = (text: string) => asha({ currentPackage: pkg({ assignedAt: new Date(text) }) })
    expect(of(sold('2026-11-20T05:59:59Z'), { wish: stop })).toEqual(SHUT)
    expect(of(sold('2026-11-20T06:00:01Z'), { wish: stop })).toEqual(until('2026-12-19'))
  })

  it('"let in" against the calendar holds for its day, and takes nothing off a package', () => {
    expect(of(asha({}), { wish: letIn })).toEqual(until(TODAY))
    expect(of(asha({}), { wish: letIn, today: '2026-11-21' })).toEqual(SHUT)
    expect(of(asha(runs), { wish: letIn })).toEqual(until('2026-12-19'))
    expect(of(asha(freeze('2026-11-18', '2026-11-25')), { wish: letIn })).toEqual(until(TODAY))
  })

  it('the day of a "let in" is the centre’s', () => {
    const lateEvening: AccessWish = { ...letIn, at: new Date('2026-11-19T19:00:00Z') }
    expect(of(asha({}), { wish: lateEvening })).toEqual(until(TODAY))
    expect(of(asha({}), { wish: lateEvening, today: '2026-11-19' })).toEqual(SHUT)
  })

  it('nothing lets in who has left, and it is said why', () => {
    for (const gone of [{ isActive: false }, { deleted: true }, { blocked: true }]) {
      expect(of(asha({ ...runs, ...gone }), { wish: letIn })).toEqual(SHUT)
      expect(whyNeverIn(asha(gone))).toMatch(/^Asha Rao (has left|is blocked)/)
    }
    expect(whyNeverIn(employee({ isActive: false }))).toMatch(/^Ravi does not work here/)
    expect(whyNeverIn(asha({}))).toBeNull()
  })
})

it('a device that knows days is given those that lie ahead; another waits for its day', () => {
  const ahead = of(asha({ currentPackage: pkg({ startDate: '2026-12-01', endDate: '2026-12-31' }) }))
  expect(tellsOpen(ahead, { strategy: 'validity' })).toBe(true)
  expect(tellsOpen(ahead, { strategy: 'group' })).toBe(false)
  const shut = of(asha({}))
  expect(tellsOpen(shut, { strategy: 'validity' })).toBe(false)
  expect(tellsOpen(of(asha(runs)), { strategy: 'delete' })).toBe(true)
})
