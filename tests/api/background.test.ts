import { beforeEach, describe, expect, it } from 'vitest'
import { mendDay } from '@/data/attendance/mendDay'
import { lastVisitsPath } from '@/data/members/lastVisits'
import { firstOf } from '@/data/store/firstOf'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { visitsOf } from '@/domain/attendance/visits'
import { shardOf } from '@/domain/members/directory'
import { civil } from '@/domain/shared/civilDate'
import { carryLastVisit } from '../../functions/src/triggers/carryLastVisit'
import { endVisitsWork } from '../../functions/src/schedules/endVisitsWork'
import { nightlyWork } from '../../functions/src/schedules/nightlyWork'
import { adminStore } from '../support/emulators'
import { emptyStore } from './support/emptyStore'
import { repositoriesOver } from '../support/repositories'
import { gymInfo, putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'

const { store } = openAdminStore()
const IRON = 'night-iron'

const visit = { entry: new Date('2026-11-18T04:00:00Z'), exit: null, isAutoExit: false }
const member = adminStore().doc('members/asha')
const attendance = adminStore().doc(`attendance/${IRON}_asha`)

const putMember = (fields: object) => member.set({ gymId: IRON, name: 'Asha', ...fields })
const putDays = (dates: string[], fields: object = {}) =>
  attendance.set({
    gymId: IRON,
    memberId: 'asha',
    personId: 'asha',
    personType: 'member',
    ...Object.fromEntries(dates.map((date) => [dateKeyOf(civil(date)), [visit]])),
    ...fields,
  })
const lastVisits = async () => {
  const data = (await member.get()).data() ?? {}
  const lookup = data['lookup'] as Record<string, unknown> | undefined
  return [data['lastVisitOn'] as unknown, lookup?.['lastVisitOn']]
}

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
})

/** What lists know of it. */
const listedVisit = async () => {
  const shard = await adminStore()
    .doc(lastVisitsPath(IRON, shardOf('asha')))
    .get()
  return (shard.get('people.asha') as unknown) ?? null
}

describe('the last visit of a member', () => {
  const carry = () => carryLastVisit(store, { gymId: IRON, personId: 'asha' })

  it('becomes the latest date of the attendance', async () => {
    await putMember({ lastVisitOn: '2026-10-01', lookup: { lastVisitOn: '2026-10-01' } })
    await putDays(['2026-11-02', '2026-11-18', '2026-09-30'])
    await carry()
    expect(await lastVisits()).toEqual(['2026-11-18', '2026-11-18'])
    expect(await listedVisit()).toBe('2026-11-18')
    await carry()
    expect(await lastVisits()).toEqual(['2026-11-18', '2026-11-18'])
    expect(await listedVisit()).toBe('2026-11-18')
  })

  it('stays where the member knows of a later one, and where nobody came', async () => {
    await putMember({ lastVisitOn: '2026-11-19', lookup: { lastVisitOn: '2026-11-19' } })
    await putDays(['2026-11-18'])
    await carry()
    expect(await lastVisits()).toEqual(['2026-11-19', '2026-11-19'])
    await putDays([], { [dateKeyOf(civil('2026-11-20'))]: [] })
    await carry()
    expect(await lastVisits()).toEqual(['2026-11-19', '2026-11-19'])
  })

  describe('after a check-in that is taken back', () => {
    const today = dateKeyOf(civil('2026-11-20'))
    const knowing = (date: string, lookup: object = {}) =>
      putMember({ lastVisitOn: date, lookup: { lastVisitOn: date, ...lookup } })

    it('is the latest date that remains, however often that is delivered', async () => {
      await knowing('2026-11-20')
      await putDays(['2026-11-02', '2026-11-18'], { [today]: [] })
      await carry()
      expect(await lastVisits()).toEqual(['2026-11-18', '2026-11-18'])
      await carry()
      expect(await lastVisits()).toEqual(['2026-11-18', '2026-11-18'])
    })

    it('is none where none remains; lists then go by the day the cover began, as for who never came', async () => {
      await knowing('2026-11-20', { coverUntil: '2026-12-31', startsOn: '2026-11-01' })
      await putDays([], { [today]: [] })
      await carry()
      expect(await lastVisits()).toEqual([null, '2026-11-01'])
      expect(await listedVisit()).toBeNull()
      await knowing('2026-11-20', { coverUntil: '9999-12-31', startsOn: '0001-01-01' })
      await carry()
      expect(await lastVisits()).toEqual([null, null])
      await carry()
      expect(await lastVisits()).toEqual([null, null])
    })

    it('is still that day where another desk’s mark of it stands', async () => {
      await knowing('2026-11-20')
      await putDays(['2026-11-18', '2026-11-20'])
      await carry()
      expect(await lastVisits()).toEqual(['2026-11-20', '2026-11-20'])
    })

    it('stays where the attendance never held the day that the member knows, or holds what nobody can read', async () => {
      await knowing('2026-11-20')
      await putDays(['2026-11-18'])
      await carry()
      expect(await lastVisits()).toEqual(['2026-11-20', '2026-11-20'])
      await putDays(['2026-11-18'], { [today]: [{ entry: 'early', exit: null }] })
      await carry()
      expect(await lastVisits()).toEqual(['2026-11-20', '2026-11-20'])
    })

    it('goes forward with the desk’s mark and back with its undo', async () => {
      const at = new Date('2026-11-20T06:00:00Z')
      const { attendance: desk } = repositoriesOver(store, { now: () => at })
      await knowing('2026-11-18')
      await putDays(['2026-11-18'])
      const asha = {
        personId: 'asha',
        memberId: 'asha',
        personType: 'member',
        name: 'Asha',
        code: '',
        dp: '',
      } as const
      const done = desk.mark(gymInfo(IRON), asha, { today: null, yesterday: null }, 'desk')
      await done.stored
      await carry()
      expect(await lastVisits()).toEqual(['2026-11-20', '2026-11-20'])
      const now = await desk.twoDays(IRON, civil('2026-11-20'))
      await desk.undo(gymInfo(IRON), done, now)
      await carry()
      expect(await lastVisits()).toEqual(['2026-11-18', '2026-11-18'])
    })
  })

  it('leaves an older member without a lookup to the upgrade', async () => {
    await putMember({})
    await putDays(['2026-11-18'])
    await carry()
    expect(await lastVisits()).toEqual(['2026-11-18', undefined])
  })

  it('is no employee’s, and no other centre’s member’s', async () => {
    await putMember({ lookup: {} })
    await putDays(['2026-11-18'], { personType: 'employee' })
    await carry()
    expect(await lastVisits()).toEqual([undefined, undefined])
    await putMember({ gymId: 'another', lookup: {} })
    await putDays(['2026-11-18'])
    await carry()
    expect(await lastVisits()).toEqual([undefined, undefined])
  })
})

describe('automatic exits (PRODUCT 2.E)', () => {
  const unexpected = (gymId: string, error: unknown) => expect.unreachable(`${gymId}: ${String(error)}`)
  const entry = new Date('2026-11-20T04:00:00Z')
  const asha = {
    personId: 'asha',
    memberId: 'asha',
    personType: 'member',
    name: 'Asha',
    code: '',
    dp: '',
  } as const

  const visitsIn = async () => {
    const { attendance: repository } = repositoriesOver(store, { now: () => entry })
    const day = await firstOf(repository.day(IRON, civil('2026-11-20')))
    const person = await firstOf(repository.personDays(IRON, 'asha'))
    return [day?.people['asha']?.visits, person?.days[civil('2026-11-20')]].map((records) =>
      visitsOf(records ?? []),
    )
  }

  it('end a forgotten visit after the hours of the centre, in both places, once, and give way to a real exit', async () => {
    await putGym(store, IRON, { preference: { autoExitHours: 3 } })
    await putGym(store, 'night-shut', { isDisabled: true })
    await member.set({ gymId: IRON, name: 'Asha' })
    const mark = (at: Date) => {
      const repository = repositoriesOver(store, { now: () => at }).attendance
      return repository.twoDays(IRON, civil('2026-11-20')).then((days) => {
        const gym = { ...gymInfo(IRON), preference: { autoExitHours: 3 } }
        return repository.mark(gym, asha, days, 'desk').stored
      })
    }
    await mark(entry)
    expect(await endVisitsWork(store, new Date('2026-11-20T06:59:00Z'), unexpected)).toEqual({})
    const late = new Date('2026-11-20T08:00:00Z')
    expect(await endVisitsWork(store, late, unexpected)).toEqual({ [IRON]: 1 })
    expect(await endVisitsWork(store, late, unexpected)).toEqual({})
    const automatic = { entry, exit: new Date('2026-11-20T07:00:00Z'), isAutoExit: true }
    expect(await visitsIn()).toEqual([[automatic], [automatic]])
    await mark(late)
    const real = { entry, exit: late, isAutoExit: false }
    expect(await visitsIn()).toEqual([[real], [real]])
  })

  it('end visits of yesterday, whose midnight is the centre’s', async () => {
    const evening = new Date('2026-11-20T17:30:00Z')
    const repository = repositoriesOver(store, { now: () => evening }).attendance
    await repository.mark(gymInfo(IRON), asha, { today: null, yesterday: null }, 'desk').stored
    // 1:15 in India on the next day.
    expect(await endVisitsWork(store, new Date('2026-11-20T19:45:00Z'), unexpected)).toEqual({ [IRON]: 1 })
    expect((await visitsIn())[0]).toMatchObject([
      { exit: new Date('2026-11-20T19:30:00Z'), isAutoExit: true },
    ])
  })
})

describe('the two places that keep a day', () => {
  const at = (time: string) => new Date(`2026-11-18T${time}:00+05:30`)
  const half = (entry: Date | null, exit: Date | null) => ({ entry, exit, isAutoExit: false })
  const line = { type: 'member', name: 'Asha', code: '', dp: '', by: 'desk' }
  const day = adminStore().doc(`attendanceDays/${IRON}_2026-11-18`)
  const date = civil('2026-11-18')

  it('are made to agree, lose nothing, and are whole visits once the day is over', async () => {
    await member.set({ gymId: IRON, name: 'Asha', lookup: { lastVisitOn: '2026-11-18' } })
    await adminStore()
      .doc('members/ravi')
      .set({ gymId: IRON, name: 'Ravi', lookup: { lastVisitOn: '2026-11-18' } })
    await putDays([], { [dateKeyOf(date)]: [half(at('06:00'), null)] })
    await day.set({
      gymId: IRON,
      date,
      people: { asha: { ...line, visits: [half(at('06:00'), null), half(null, at('07:00'))] } },
    })
    await adminStore()
      .doc(`attendance/${IRON}_ravi`)
      .set({
        gymId: IRON,
        memberId: 'ravi',
        personId: 'ravi',
        personType: 'member',
        [dateKeyOf(date)]: [visit],
      })
    const gym = await store.get(`gyms/${IRON}`)
    if (gym === null) throw new Error('There is no centre')
    expect(await mendDay(store, gym, date, true)).toBe(2)
    expect(await mendDay(store, gym, date, true)).toBe(0)
    const { attendance: repository } = repositoriesOver(store, { now: () => at('23:00') })
    const rollUp = await firstOf(repository.day(IRON, date))
    const person = await firstOf(repository.personDays(IRON, 'asha'))
    const whole = [half(at('06:00'), at('07:00'))]
    expect([rollUp?.people['asha']?.visits, person?.days[date]]).toEqual([whole, whole])
    expect(rollUp?.people['ravi']).toMatchObject({ name: 'Ravi', visits: [visit] })
  })

  it('are looked at every night', async () => {
    await putDays([], { [dateKeyOf(date)]: [half(at('06:00'), null), half(null, at('07:00'))] })
    await member.set({ gymId: IRON, name: 'Asha', lookup: { lastVisitOn: '2026-11-18' } })
    const fail = (gymId: string, error: unknown) => expect.unreachable(`${gymId}: ${String(error)}`)
    const [first] = await nightlyWork(store, new Date('2026-11-19T18:35:00Z'), fail)
    expect(first?.mended).toBe(1)
    const [second] = await nightlyWork(store, new Date('2026-11-19T18:35:00Z'), fail)
    expect(second?.mended).toBe(0)
  })
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
