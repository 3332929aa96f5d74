import { beforeEach, describe, expect, it } from 'vitest'
import { lastVisitsPath } from '@/data/members/lastVisits'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { shardOf } from '@/domain/members/directory'
import { civil } from '@/domain/shared/civilDate'
import { carryLastVisit } from '../../functions/src/triggers/carryLastVisit'
import { adminStore } from '../support/emulators'
import { repositoriesOver } from '../support/repositories'
import { gymInfo } from './support/gymFixtures'
import { asha, beginVisits, IRON, member, putDays, store } from './support/visitsGym'

const putMember = (fields: object) => member.set({ gymId: IRON, name: 'Asha', ...fields })
const lastVisits = async () => {
  const data = (await member.get()).data() ?? {}
  const lookup = data['lookup'] as Record<string, unknown> | undefined
  return [data['lastVisitOn'] as unknown, lookup?.['lastVisitOn']]
}

/** What lists know of it. */
const listedVisit = async () => {
  const shard = await adminStore()
    .doc(lastVisitsPath(IRON, shardOf('asha')))
    .get()
  return (shard.get('people.asha') as unknown) ?? null
}

beforeEach(beginVisits)

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
