import { dataOf, GYM, put, store } from './support/iclockGym'
import { beginPunches, line, punches, send, visits } from './support/iclockPunches'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendMark } from '@/data/attendance/sendMark'
import { civilDateIn } from '@/domain/shared/calendar'
import { managerOf, openWebStore } from './support/dataStores'
import { putGym } from './support/gymFixtures'

beforeEach(beginPunches)

describe('a centre whose package ended and whose days of grace are over (decision 47)', () => {
  const ended = new Date('2026-11-08T18:30:00Z')
  const lapsed = {
    currentPackage: { name: 'Gold', endDate: '2026-11-01' },
    writesUntil: { create: ended, update: ended, enrol: ended },
  }

  /** A mark of now, as a page of the centre writes it. */
  async function markAtDesk() {
    const page = openWebStore(managerOf(GYM))
    const now = new Date()
    const person = { personId: 'meera', memberId: 'meera', personType: 'member' as const }
    try {
      await sendMark(page.store)({
        ...{ id: 'm', gymId: GYM, date: civilDateIn(now, 'Asia/Kolkata'), by: `${GYM}-desk`, part: 1 },
        ...{ person: { ...person, name: 'Meera', code: 'A2', dp: '' }, isUndone: false },
        record: { entry: now, exit: null, isAutoExit: false },
      })
    } finally {
      await page.close()
    }
  }

  it('its punches go on becoming visits, while a mark at its desk is refused', async () => {
    await put('members/meera', { gymId: GYM, name: 'Meera', memberCode: 'A2' })
    await putGym(store, GYM, lapsed)
    expect(await send([line('1001', '06:31:07')])).toEqual([200, 'OK: 1'])
    expect(await visits('asha')).toEqual(['06:31:07 - '])
    expect(await punches()).toMatchObject([{ personId: 'asha', result: 'counted' }])
    await expect(markAtDesk()).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await dataOf(`attendance/${GYM}_meera`)).toBeUndefined()
    await putGym(store, GYM)
    await markAtDesk()
    expect(await dataOf(`attendance/${GYM}_meera`)).toMatchObject({ personId: 'meera' })
  })
})
