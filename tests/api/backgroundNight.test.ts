import { beforeEach, describe, expect, it } from 'vitest'
import { shardOf } from '@/domain/members/directory'
import { adminStore } from '../support/emulators'
import { putGym } from './support/gymFixtures'
import { beginNight, everyNight, IRON, nothingDone, store } from './support/nightGym'

const member = adminStore().doc('members/asha')

beforeEach(beginNight)

describe('the night', () => {
  const midnightInLondon = new Date('2026-11-20T00:05:00Z')
  const older = { gymId: IRON, name: 'Older', totalDueAmount: '100' }

  it('works on the centres where it is midnight, and leaves disabled ones alone', async () => {
    await putGym(store, 'night-london', { preference: { timezone: 'Europe/London' } })
    await putGym(store, 'night-shut', { isDisabled: true })
    const night = await everyNight()
    expect(night.map(({ gymId }) => gymId)).toEqual([IRON])
    const london = await everyNight(midnightInLondon)
    expect(london.map(({ gymId }) => gymId)).toEqual(['night-london'])
  })

  it('keeps the platform’s month at the market’s midnight, as of the day that ended, and at no other hour', async () => {
    const currentPackage = {
      ...{ packageId: 'yearly', name: 'Yearly', price: 12_000 },
      ...{ startDate: '2026-01-01', endDate: '2026-12-31' },
    }
    const createdAt = new Date('2026-11-05T06:00:00Z')
    await putGym(store, 'night-london', {
      preference: { timezone: 'Europe/London' },
      currentPackage,
      createdAt,
    })
    await everyNight(midnightInLondon)
    const months = adminStore().collection('platformMonths')
    expect((await months.get()).size).toBe(0)
    await everyNight()
    await everyNight()
    expect((await months.get()).docs.map((month) => month.data())).toMatchObject([
      {
        ...{ month: '2026-11', day: '2026-11-19', monthly: 1_000, gyms: 1, signups: 1, lost: 0 },
        byPackage: { yearly: { name: 'Yearly', gyms: 1, monthly: 1_000 } },
      },
    ])
  })

  it('keeps the distance from UTC by which the rules tell the centre’s day, and changes no other setting', async () => {
    await putGym(store, 'night-london', { preference: { timezone: 'Europe/London', graceDays: 5 } })
    const kept = async (gymId: string) =>
      (await adminStore().doc(`gyms/${gymId}`).get()).get('preference') as Record<string, unknown>
    const before = await kept(IRON)
    await everyNight(midnightInLondon)
    expect(await kept('night-london')).toEqual({
      timezone: 'Europe/London',
      graceDays: 5,
      utcOffsetMinutes: 0,
    })
    await everyNight(new Date('2026-06-19T23:05:00Z'))
    expect(await kept('night-london')).toMatchObject({ utcOffsetMinutes: 60 })
    await everyNight()
    expect(await kept(IRON)).toEqual(before)
  })

  it('takes marks from midnight on where clocks change on that day', async () => {
    await putGym(store, 'night-la', { preference: { timezone: 'America/Los_Angeles' } })
    const offset = async () =>
      (await adminStore().doc('gyms/night-la').get()).get('preference.utcOffsetMinutes') as unknown
    // On 1 November 2026 until two o'clock by summer time.
    await everyNight(new Date('2026-11-01T07:05:00Z'))
    expect(await offset()).toBe(-420)
    await everyNight(new Date('2026-11-02T08:05:00Z'))
    expect(await offset()).toBe(-480)
    await everyNight(new Date('2027-03-14T08:05:00Z'))
    expect(await offset()).toBe(-420)
  })

  it('brings older records up to date, once', async () => {
    await member.set(older)
    const [first] = await everyNight()
    expect(first).toMatchObject({ gymId: IRON, failed: 0 })
    expect(first?.upgraded).toBeGreaterThan(0)
    // The due that the older record names is on no invoice: it stays, and is named (decision 20).
    expect(first).toMatchObject({ drifts: 1 })
    expect((await member.get()).data()).toMatchObject({ totalDueAmount: 100 })
    const check = (await adminStore().doc(`moneyChecks/${IRON}`).get()).data()
    expect(check?.['drifts']).toMatchObject([{ memberId: 'asha', stored: 100, recomputed: 0 }])
    const [second] = await everyNight()
    expect(second).toEqual({ ...nothingDone, gymId: IRON, drifts: 1 })
  })

  it('leaves the day of joining where the renewal of an imported member begins, and on the nights after', async () => {
    const pkg = { name: 'Monthly', duration: 1, durationType: 'Month', isExpired: false }
    await member.set({
      ...{ gymId: IRON, name: 'Asha', createdAt: null },
      currentPackage: { ...pkg, id: 'p1', startDate: '2026-10-20', endDate: '2026-11-19' },
      futurePackage: { ...pkg, id: 'p2', startDate: '2026-11-20', endDate: '2026-12-19' },
      lookup: { joinedOn: '2025-04-01' },
    })
    const said = async () => {
      const directory = await adminStore()
        .doc(`memberDirectory/${IRON}_${shardOf('asha')}`)
        .get()
      return [(await member.get()).get('lookup.joinedOn'), directory.get('people.asha.j')] as unknown[]
    }
    const [first] = await everyNight()
    expect(first).toMatchObject({ begun: 1, failed: 0 })
    expect(await said()).toEqual(['2025-04-01', '2025-04-01'])
    const [second] = await everyNight()
    expect(second).toMatchObject({ begun: 0, upgraded: 0 })
    expect(await said()).toEqual(['2025-04-01', '2025-04-01'])
  })

  it('marks a package that has ended, once', async () => {
    await member.set({
      ...older,
      currentPackage: {
        name: 'Monthly',
        duration: 1,
        durationType: 'Month',
        endDate: '2026-11-18',
        isExpired: false,
      },
    })
    const [first] = await everyNight()
    expect(first?.expired).toBe(1)
    const [second] = await everyNight()
    expect(second?.expired).toBe(0)
  })
})
