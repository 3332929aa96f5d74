import { beforeEach, describe, expect, it } from 'vitest'
import { mendDay } from '@/data/attendance/mendDay'
import { firstOf } from '@/data/store/firstOf'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { visitsOf } from '@/domain/attendance/visits'
import { civil } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import { endVisitsWork } from '../../functions/src/schedules/endVisitsWork'
import { nightlyWork } from '../../functions/src/schedules/nightlyWork'
import { adminStore } from '../support/emulators'
import { repositoriesOver } from '../support/repositories'
import { gymInfo, putGym } from './support/gymFixtures'
import { asha, beginVisits, IRON, member, putDays, store, visit } from './support/visitsGym'

beforeEach(beginVisits)

describe('automatic exits (PRODUCT 2.E)', () => {
  const unexpected = (gymId: string, error: unknown) => expect.unreachable(`${gymId}: ${String(error)}`)
  const entry = new Date('2026-11-20T04:00:00Z')

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

describe('what a page wrote to a line', () => {
  const unexpected = (gymId: string, error: unknown) => expect.unreachable(`${gymId}: ${String(error)}`)
  const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`)
  const date = civil('2026-11-20')
  const entered = [{ entry: at('06:00'), exit: null, isAutoExit: false }]
  const db = adminStore()
  const day = db.doc(`attendanceDays/${IRON}_${date}`)
  const lineOf = (type: string, name: string) => ({
    type,
    name,
    code: '',
    dp: '',
    by: 'desk',
    visits: entered,
  })
  const put = (people: object) => day.set({ gymId: IRON, date, people })
  const putOwn = (personId: string, personType: string) =>
    db.doc(`attendance/${IRON}_${personId}`).set({
      ...{ gymId: IRON, personId, personType, memberId: personType === 'member' ? personId : '' },
      [dateKeyOf(date)]: entered,
    })
  const lineNow = async (personId: string): Promise<unknown> => {
    const stored = await store.get(day.path)
    return mapOf(stored?.data['people'])?.[personId]
  }
  const ownNow = async (personId: string) => (await store.get(`attendance/${IRON}_${personId}`))?.data
  const gymNow = async () => {
    const gym = await store.get(`gyms/${IRON}`)
    if (gym === null) throw new Error('There is no centre')
    return gym
  }

  it('ends nobody’s visit as another kind of person’s, and leaves them markable', async () => {
    await putOwn('asha', 'member')
    await putOwn('ravi', 'employee')
    await put({ asha: lineOf('employee', 'Asha'), ravi: lineOf('member', 'Ravi') })
    // By his line he would go as a member, two hours later.
    expect(await endVisitsWork(store, at('09:00'), unexpected)).toEqual({})
    expect(await endVisitsWork(store, at('18:00'), unexpected)).toEqual({ [IRON]: 2 })
    expect(await ownNow('asha')).toMatchObject({ personType: 'member', memberId: 'asha' })
    expect(await ownNow('ravi')).toMatchObject({ personType: 'employee', memberId: '' })
    expect(await lineNow('ravi')).toMatchObject({
      type: 'employee',
      visits: [...entered, { entry: null, exit: at('18:00'), isAutoExit: true }],
    })
    expect(await lineNow('asha')).toMatchObject({ type: 'member' })
  })

  it('is made to say again what the person is, every night', async () => {
    await putOwn('asha', 'member')
    await putOwn('ravi', 'employee')
    await put({ asha: lineOf('employee', 'Asha'), ravi: lineOf('member', 'Ravi') })
    expect(await mendDay(store, await gymNow(), date, false)).toBe(2)
    expect(await mendDay(store, await gymNow(), date, false)).toBe(0)
    expect(await ownNow('ravi')).toMatchObject({ personType: 'employee', memberId: '' })
    expect(await ownNow('asha')).toMatchObject({ personType: 'member', memberId: 'asha' })
    expect([await lineNow('asha'), await lineNow('ravi')]).toMatchObject([
      { type: 'member', visits: entered },
      { type: 'employee', visits: entered },
    ])
  })

  it('makes nobody who was never marked into another kind of person', async () => {
    await member.set({ gymId: IRON, name: 'Asha' })
    for (const id of ['ravi', 'mohan']) await db.doc(`staff/${id}`).set({ gymId: IRON, name: id })
    await put({ asha: lineOf('employee', 'Asha'), ravi: lineOf('member', 'Ravi') })
    expect(await endVisitsWork(store, at('18:00'), unexpected)).toEqual({ [IRON]: 2 })
    expect([await ownNow('asha'), await ownNow('ravi')]).toMatchObject([
      { personType: 'member', memberId: 'asha' },
      { personType: 'employee', memberId: '' },
    ])
    await day.update({ 'people.mohan': lineOf('member', 'Mohan') })
    await mendDay(store, await gymNow(), date, false)
    expect(await ownNow('mohan')).toMatchObject({ personType: 'employee', memberId: '' })
  })

  it('under what is nobody’s id stands in nobody’s way', async () => {
    await put({ 'a/b': lineOf('member', 'x'), asha: lineOf('member', 'Asha') })
    expect(await endVisitsWork(store, at('09:00'), unexpected)).toEqual({ [IRON]: 1 })
    expect(await mendDay(store, await gymNow(), date, true)).toBe(1)
    expect(await ownNow('asha')).toMatchObject({
      [dateKeyOf(date)]: [{ entry: at('06:00'), exit: at('08:00'), isAutoExit: true }],
    })
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
