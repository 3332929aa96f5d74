import { beforeEach, describe, expect, it } from 'vitest'
import { firstOf } from '@/data/store/firstOf'
import { carryLastMark, markMissedNight } from '@/data/gymActivity/keepGymActivity'
import { upgradeGym } from '@/data/maintenance/upgradeGym'
import type { GymFilter } from '@/data/gyms/gymQueries'
import { gymInvoiceSchema } from '@/domain/gymInvoices/gymInvoice'
import { civil } from '@/domain/shared/civilDate'
import { adminStore } from '../support/emulators'
import { repositoriesOver } from '../support/repositories'
import { endVisitsWork } from '../../functions/src/schedules/endVisitsWork'
import { nightlyWork } from '../../functions/src/schedules/nightlyWork'
import { putGym } from './support/gymFixtures'
import {
  beginNight,
  change,
  IRON,
  midnight,
  nextMidnight,
  put,
  putInvoice,
  putMember,
  store,
  stored,
  ZINC,
} from './support/nightGym'

const silent = () => undefined
const unexpected = (gymId: string, error: unknown) => expect.unreachable(`${gymId}: ${String(error)}`)

const nightWith = (at = midnight, signedInAt: Date | null = null) =>
  nightlyWork(store, at, unexpected, () => Promise.resolve(signedInAt))
const activityOf = async (gymId = IRON) =>
  (await stored(`gyms/${gymId}`))?.['activity'] as Record<string, unknown>

const line = (
  type: 'member' | 'employee',
  ...visits: [entry: Date, exit: Date | null, isAutoExit?: boolean][]
) => ({
  ...{ type, name: 'Asha', code: '', dp: '', by: 'desk' },
  visits: visits.map(([entry, exit, isAutoExit = false]) => ({ entry, exit, isAutoExit })),
})
const putDay = (date: string, people: object) =>
  put(`attendanceDays/${IRON}_${date}`, { gymId: IRON, date, people })
const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00Z`)

const payment = { mode: 'UPI', date: '2026-11-19', reference: '' }
const putGymInvoice = (id: string, fields: object) =>
  put(
    `gymInvoices/${id}`,
    gymInvoiceSchema.parse({
      ...{ id, gymId: IRON, packageName: 'Growth', startDate: '2026-11-01', endDate: '2027-10-31' },
      ...{ fy: '26-27', seq: 1, number: `FC/${id}`, sac: '997331', rate: 18, placeOfSupply: 'Goa' },
      ...{ taxable: 1000, cgst: 90, sgst: 90, igst: 0, amount: 1180, customer: { name: 'Iron' } },
      ...{ seller: null, isComplete: false, isPaid: false, payment: null },
      ...fields,
    }),
  )

const package20 = {
  packageId: 'growth',
  name: 'Growth',
  price: 12_000,
  startDate: '2026-11-01',
  endDate: '2027-10-31',
}

const gyms = () => repositoriesOver(store, { now: () => midnight }, silent).gyms
const filter = (fields: Partial<GymFilter>): GymFilter => ({
  ...{ search: '', status: 'active', type: null, sort: 'name', direction: 'asc' },
  ...fields,
})
const listed = async (fields: Partial<GymFilter>) =>
  (await firstOf(gyms().page(filter(fields), { pageSize: 10 }))).rows.map(({ id }) => id)

beforeEach(beginNight)

describe('what a centre does, kept by its night (PRODUCT 4, screen 2)', () => {
  it('counts the check-ins of 7 days, the invoices of 30, active members and devices', async () => {
    await putDay('2026-11-19', {
      asha: line('member', [at('19', '02:00'), at('19', '03:00')], [at('19', '12:00'), null]),
      ravi: line('employee', [at('19', '01:00'), at('19', '13:00')]),
    })
    await putDay('2026-11-13', { asha: line('member', [at('13', '02:00'), at('13', '03:00')]) })
    await putDay('2026-11-12', { asha: line('member', [at('12', '02:00'), at('12', '03:00')]) })
    await putInvoice('in', { issuedOn: civil('2026-10-21') })
    await putInvoice('before', { issuedOn: civil('2026-10-20') })
    await put('biometricDevices/front', { gymId: IRON, enabled: true, lastSeenAt: midnight })
    await put('biometricDevices/back', { gymId: IRON, enabled: true, lastSeenAt: at('18', '10:00') })
    await put('biometricDevices/night', { gymId: IRON, enabled: true, lastSeenAt: at('19', '16:30') })
    await put('biometricDevices/off', { gymId: IRON, enabled: false })
    await put('biometricDevices/other', { gymId: ZINC, enabled: true })
    await nightWith(midnight, at('18', '08:00'))
    expect(await activityOf()).toMatchObject({
      ...{ countedOn: '2026-11-20', checkIns: 3, invoices: 1, devices: 3, failingDevices: 1 },
      signedInAt: at('18', '08:00'),
    })
  })

  it('tells what the centre owes the platform, and no other centre’s', async () => {
    await putGymInvoice('old', { issuedOn: '2026-10-01' })
    await putGymInvoice('new', { issuedOn: '2026-11-01' })
    await putGymInvoice('paid', { issuedOn: '2026-09-01', isPaid: true, payment })
    await putGymInvoice('other', { issuedOn: '2026-08-01', gymId: ZINC })
    await nightWith()
    expect(await activityOf()).toMatchObject({ unpaidInvoices: 2, unpaidSince: '2026-10-01' })
    await change('gymInvoices/old', { isPaid: true, payment })
    await change('gymInvoices/new', { isPaid: true, payment })
    await nightWith(nextMidnight)
    expect(await activityOf()).toMatchObject({ unpaidInvoices: 0, unpaidSince: null })
  })

  it('counts as active whom the centre’s own dashboard counts', async () => {
    const term = { name: 'Monthly', type: 'Non Recurring', startDate: '2026-11-01' }
    await putMember('asha', { currentPackage: { ...term, endDate: '2026-12-01' } })
    await putMember('ravi')
    await nightWith()
    await nightWith(nextMidnight)
    expect(await activityOf()).toMatchObject({ activeMembers: 1 })
    expect(await stored(`gyms/${IRON}`)).toMatchObject({ members: 2 })
  })

  it('takes for activity what people did, and not what the night billed', async () => {
    await putInvoice('own', {})
    await change('invoices/own', { createdAt: at('10', '10:00'), autoGenerated: false })
    await putInvoice('billed', {})
    await change('invoices/billed', { createdAt: at('19', '10:00'), autoGenerated: true })
    await nightWith()
    expect(await activityOf()).toMatchObject({ lastAt: at('10', '10:00') })
  })

  it('is the server’s own: no act in the audit log, no change of the record, nothing in what Sales sees', async () => {
    await adminStore()
      .doc(`gyms/${IRON}`)
      .update({ updatedAt: at('01', '00:00') })
    await nightWith()
    expect((await stored(`gyms/${IRON}`))?.['updatedAt']).toEqual(at('01', '00:00'))
    expect(await stored(`gymsPublic/${IRON}`)).not.toHaveProperty('activity')
    const { docs } = await adminStore().collection('auditLogs').where('collection', '==', 'gyms').get()
    expect(docs).toEqual([])
  })

  it('names a night that failed as a whole, and the next good one clears it', async () => {
    const broken: typeof store = {
      ...store,
      count: (query) =>
        query.collection === 'members' ? Promise.reject(new Error('down')) : store.count(query),
    }
    await putMember('asha')
    await nightlyWork(broken, midnight, silent)
    expect(await activityOf()).toMatchObject({ problems: expect.any(Number) as number })
    expect(await listed({ sign: 'problems' })).toEqual([IRON])
    await nightWith(nextMidnight)
    expect(await listed({ sign: 'problems' })).toEqual([])
  })

  it('counts as a problem what somebody has to do, and no note that the owner may only read', async () => {
    await put('biometricDevices/silent', { gymId: IRON, enabled: true, lastSeenAt: at('17', '10:00') })
    await nightWith()
    expect(await activityOf()).toMatchObject({ problems: 0, failingDevices: 1 })
    expect(await listed({ sign: 'problems' })).toEqual([])
    expect(await listed({ sign: 'devices' })).toEqual([IRON])
    await put('members/broken', { gymId: IRON, name: 'Broken', guardian: { name: 7 } })
    await nightWith(nextMidnight)
    expect(await activityOf()).toMatchObject({ problems: 1 })
    expect(await listed({ sign: 'problems' })).toEqual([IRON])
  })

  it('names a night that never came, once it should be over, and none of a centre of today', async () => {
    const failing = () => listed({ sign: 'problems' })
    await nightWith()
    expect(await failing()).toEqual([])
    await putGym(store, ZINC, { createdAt: at('20', '19:00') })
    await nightWith(at('20', '21:05'))
    expect(await failing()).toEqual([IRON])
    expect(await activityOf()).toMatchObject({ countedOn: '2026-11-20', problems: 0 })
    await nightWith(new Date('2026-11-21T18:35:00Z'))
    expect(await failing()).toEqual([])
    await change(`gyms/${IRON}`, { isDisabled: true })
    await nightWith(at('22', '21:05'))
    expect(await listed({ sign: 'problems', status: 'all' })).toEqual([ZINC])
  })

  it('comes in the second hour where the first was left out', async () => {
    await nightWith()
    await nightWith(at('20', '20:05'))
    expect(await activityOf()).toMatchObject({ countedOn: '2026-11-21' })
    await nightWith(at('20', '21:05'))
    expect(await listed({ sign: 'problems' })).toEqual([])
  })

  it('goes on, when it was cut short and begins again, with the centres that still wait for theirs', async () => {
    await putGym(store, 'a-last')
    await change('gyms/a-last', { activity: { countedOn: '2026-11-20' } })
    await putGym(store, ZINC)
    const visited: string[] = []
    await nightlyWork(store, midnight, unexpected, (_, gymId) => {
      visited.push(gymId)
      return Promise.resolve(null)
    })
    expect(visited).toEqual([IRON, ZINC, 'a-last'])
  })

  it('tells by how much the revenue of 30 days ago rose where a package was assigned', async () => {
    await change(`gyms/${IRON}`, {
      currentPackage: { ...package20, startDate: '2026-01-01', endDate: '2026-12-31' },
    })
    await nightWith()
    const assigned = { ...package20, price: 24_000, startDate: '2026-11-20', endDate: '2027-11-19' }
    await change(`gyms/${IRON}`, { currentPackage: assigned })
    await nightWith(nextMidnight)
    expect(await activityOf()).toMatchObject({ monthly: 2000, monthlyBefore: 1000 })
    expect(await firstOf(gyms().kept('monthlyBefore'))).toBe(1000)
  })

  it('of a disabled centre says so, and keeps what was known', async () => {
    await change(`gyms/${IRON}`, { currentPackage: package20 })
    await nightWith(midnight, at('18', '08:00'))
    expect(await activityOf()).toMatchObject({ monthly: 1000, standing: 'Active' })
    await change(`gyms/${IRON}`, { isDisabled: true, disabledAt: midnight })
    await nightWith(nextMidnight)
    expect(await activityOf()).toMatchObject({
      problems: 0,
      ...{ standing: 'Disabled', monthly: 0, health: null, signs: '', lastAt: at('18', '08:00') },
      countedOn: '2026-11-21',
    })
  })
})

describe('a mark of today', () => {
  const quarter = (now: Date) => endVisitsWork(store, now, unexpected)

  it('is told within the quarter of an hour, then at most once an hour', async () => {
    await nightWith()
    expect(await activityOf()).toMatchObject({ lastAt: null, signs: 'silent unhealthy' })
    await putDay('2026-11-20', { asha: line('member', [at('20', '02:05'), null]) })
    await quarter(at('20', '02:15'))
    expect(await activityOf()).toMatchObject({ lastAt: at('20', '02:05'), signs: 'unhealthy', checkIns: 0 })
    await putDay('2026-11-20', { asha: line('member', [at('20', '02:05'), at('20', '03:00')]) })
    await quarter(at('20', '03:15'))
    expect(await activityOf()).toMatchObject({ lastAt: at('20', '02:05') })
    await putDay('2026-11-20', { asha: line('member', [at('20', '02:05'), at('20', '03:10')]) })
    await quarter(at('20', '03:15'))
    expect(await activityOf()).toMatchObject({ lastAt: at('20', '03:10') })
  })

  it('by a clock that runs ahead is a mark of now', async () => {
    await putDay('2026-11-20', { asha: line('member', [at('20', '09:00'), null]) })
    await quarter(at('20', '02:15'))
    expect(await activityOf()).toMatchObject({ lastAt: at('20', '02:15') })
  })
})

describe('a mark and the hourly pass at the same time', () => {
  const page = async () => (await store.get(`gyms/${IRON}`)) ?? expect.fail('no centre')
  const later = at('20', '21:05') // 02:35 on the 21st, whose night did not come

  beforeEach(async () => {
    await nightWith()
    expect(await activityOf()).toMatchObject({ signs: 'silent unhealthy' })
  })

  it('leave a centre silent no more where the night is missed by what was read before', async () => {
    const before = await page()
    expect(await carryLastMark(store, before, at('20', '21:00'), later)).toBe(true)
    expect(await markMissedNight(store, before, later)).toBe(true)
    expect(await activityOf()).toMatchObject({ signs: 'unhealthy problems', lastAt: at('20', '21:00') })
  })

  it('leave the missed night where the mark comes by what was read before', async () => {
    const before = await page()
    expect(await markMissedNight(store, before, later)).toBe(true)
    expect(await carryLastMark(store, before, at('20', '21:00'), later)).toBe(true)
    expect(await activityOf()).toMatchObject({ signs: 'unhealthy problems', lastAt: at('20', '21:00') })
  })

  it('write nothing that was written meanwhile, nor to a centre that is gone', async () => {
    const before = await page()
    await nightWith(nextMidnight)
    expect(await markMissedNight(store, before, later)).toBe(false)
    expect(await carryLastMark(store, await page(), at('20', '21:00'), later)).toBe(true)
    expect(await carryLastMark(store, before, at('20', '20:30'), later)).toBe(false)
    await store.batch((writer) => writer.remove(`gyms/${IRON}`))
    expect(await carryLastMark(store, before, at('20', '21:00'), later)).toBe(false)
  })
})

describe('the lists and figures of the platform', () => {
  it('find a centre by its signs, its package and the days it ends, and add up what packages bring', async () => {
    await change(`gyms/${IRON}`, { currentPackage: { ...package20, isTrial: false } })
    await putGym(store, ZINC, {
      currentPackage: { ...package20, packageId: 'trial', isTrial: true, price: 0, endDate: '2026-11-25' },
    })
    await putDay('2026-11-19', { asha: line('member', [at('19', '02:00'), null]) })
    await nightWith()
    expect(await listed({ sign: 'silent' })).toEqual([ZINC])
    expect(await listed({ sign: 'unhealthy' })).toEqual([ZINC])
    expect(await listed({ packageId: 'growth' })).toEqual([IRON])
    const week = { from: civil('2026-11-20'), to: civil('2026-11-26') }
    expect(await listed({ ends: week })).toEqual([ZINC])
    expect(await listed({ ends: week, isTrial: false })).toEqual([])
    expect(
      await firstOf(gyms().counts([filter({ isTrial: true }), filter({ sign: 'devices' })], '')),
    ).toEqual([1, 0])
    // The tile MRR, and the list that it opens.
    expect(await firstOf(gyms().kept('monthly'))).toBe(1000)
    expect(await listed({ isPaying: true })).toEqual([IRON])
    expect(await firstOf(gyms().kept('monthlyBefore'))).toBe(0)
    // As a night of an earlier version left it, until the migration.
    await change(`gyms/${IRON}`, { activity: { signs: '' } })
    expect(await listed({ isPaying: true })).toEqual([])
    await upgradeGym(store, IRON, { apply: true })
    expect(await listed({ isPaying: true })).toEqual([IRON])
    const all: string[] = []
    for await (const { id } of gyms().all(filter({}))) all.push(id)
    expect(all).toEqual([IRON, ZINC])
  })
})
