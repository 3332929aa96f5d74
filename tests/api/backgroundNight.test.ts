import { beforeEach, describe, expect, it } from 'vitest'
import { nightlyWork } from '../../functions/src/schedules/nightlyWork'
import { adminStore } from '../support/emulators'
import { emptyStore } from './support/emptyStore'
import { putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'

const { store } = openAdminStore()
const IRON = 'night-iron'
const member = adminStore().doc('members/asha')

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
})

describe('the night', () => {
  // 00:05 in India on 20 November 2026, and 18:35 the day before in London.
  const midnightInIndia = new Date('2026-11-19T18:35:00Z')
  const unexpected = (gymId: string, error: unknown) => expect.unreachable(`${gymId}: ${String(error)}`)
  const older = { gymId: IRON, name: 'Older', totalDueAmount: '100' }

  it('works on the centres where it is midnight, and leaves disabled ones alone', async () => {
    await putGym(store, 'night-london', { preference: { timezone: 'Europe/London' } })
    await putGym(store, 'night-shut', { isDisabled: true })
    const night = await nightlyWork(store, midnightInIndia, unexpected)
    expect(night.map(({ gymId }) => gymId)).toEqual([IRON])
    const london = await nightlyWork(store, new Date('2026-11-20T00:05:00Z'), unexpected)
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
    await nightlyWork(store, new Date('2026-11-20T00:05:00Z'), unexpected)
    const months = adminStore().collection('platformMonths')
    expect((await months.get()).size).toBe(0)
    await nightlyWork(store, midnightInIndia, unexpected)
    await nightlyWork(store, midnightInIndia, unexpected)
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
    await nightlyWork(store, new Date('2026-11-20T00:05:00Z'), unexpected)
    expect(await kept('night-london')).toEqual({
      timezone: 'Europe/London',
      graceDays: 5,
      utcOffsetMinutes: 0,
    })
    await nightlyWork(store, new Date('2026-06-19T23:05:00Z'), unexpected)
    expect(await kept('night-london')).toMatchObject({ utcOffsetMinutes: 60 })
    await nightlyWork(store, midnightInIndia, unexpected)
    expect(await kept(IRON)).toEqual(before)
  })

  it('brings older records up to date, once', async () => {
    await member.set(older)
    const [first] = await nightlyWork(store, midnightInIndia, unexpected)
    expect(first).toMatchObject({ gymId: IRON, failed: 0 })
    expect(first?.upgraded).toBeGreaterThan(0)
    // The due that the older record names is on no invoice: it stays, and is named (decision 20).
    expect(first).toMatchObject({ drifts: 1 })
    expect((await member.get()).data()).toMatchObject({ totalDueAmount: 100 })
    const check = (await adminStore().doc(`moneyChecks/${IRON}`).get()).data()
    expect(check?.['drifts']).toMatchObject([{ memberId: 'asha', stored: 100, recomputed: 0 }])
    const [second] = await nightlyWork(store, midnightInIndia, unexpected)
    expect(second).toEqual({
      gymId: IRON,
      billed: 0,
      begun: 0,
      expired: 0,
      upgraded: 0,
      mended: 0,
      restated: 0,
      entered: 0,
      drafts: 0,
      drifts: 1,
      failed: 0,
    })
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
    const [first] = await nightlyWork(store, midnightInIndia, unexpected)
    expect(first?.expired).toBe(1)
    const [second] = await nightlyWork(store, midnightInIndia, unexpected)
    expect(second?.expired).toBe(0)
  })
})
