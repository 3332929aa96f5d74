import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffCalls } from '@/domain/api/calls/staffCalls'
import { civil } from '@/domain/shared/civilDate'
import { staffLeaveSchema, type StaffLeave } from '@/domain/staffAttendance/staffLeave'
import { adminStore } from '../support/emulators'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from './support/emptyStore'
import { putGym } from './support/gymFixtures'
import { ask, newAccount } from './support/servedCalls'

const IRON = 'restore-iron'
const RAVI = 'restore-ravi'
const tokens = { owner: '', desk: '', elsewhere: '' }
const { store } = openAdminStore()

const put = (fields: Partial<StaffLeave> = {}) => {
  const leave = staffLeaveSchema.parse({
    ...{ id: 'l1', gymId: IRON, staffId: RAVI, kind: 'Casual', reason: 'Wedding', deleted: true },
    ...{ from: civil('2026-12-01'), to: civil('2026-12-03') },
    ...fields,
  })
  return store.batch((writer) => writer.set(`staffLeave/${leave.id}`, leave))
}
const stored = async (id = 'l1') => (await store.get(`staffLeave/${id}`))?.data
const send = (fields: object = {}, token = tokens.owner) =>
  ask('restoreLeave', { gymId: IRON, leaveId: 'l1', ...fields }, { token })
async function restored(fields: object = {}) {
  const { status, body } = await send(fields)
  expect([status, body]).toMatchObject([200, {}])
  return staffCalls.restoreLeave.output.parse(body)
}

beforeAll(async () => {
  const claims = (role: string, gymId: string) => ({ role, clientType: 'GYM', gymId })
  tokens.owner = await newAccount(IRON, claims('Client', IRON))
  tokens.desk = await newAccount('restore-desk', claims('Manager', IRON))
  tokens.elsewhere = await newAccount('restore-ice', claims('Client', 'restore-ice'))
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, 'restore-ice')
  await adminStore().doc(`staff/${RAVI}`).set({ gymId: IRON, name: 'Ravi', isActive: true, deleted: false })
  await put()
})

describe('leave that was taken back', () => {
  it('comes back as it was, however often that is asked', async () => {
    for (const _ of [1, 2]) expect(await restored()).toEqual({ kind: 'done' })
    expect(await stored()).toMatchObject({
      ...{ deleted: false, status: 'Approved', reason: 'Wedding', updatedBy: IRON },
    })
  })

  it('stays so where other leave was given for a day of it meanwhile, and comes back once that is gone', async () => {
    await put({ id: 'l2', from: civil('2026-12-03'), to: civil('2026-12-04'), deleted: false })
    expect(await restored()).toEqual({
      kind: 'refused',
      reason:
        'There is other leave by now, 03 Dec, 2026 to 04 Dec, 2026, so this one stays taken back. Take that back first, then give this one again.',
    })
    expect(await stored()).toMatchObject({ deleted: true })
    await put({ id: 'l2', from: civil('2026-12-03'), to: civil('2026-12-04'), deleted: true })
    expect(await restored()).toEqual({ kind: 'done' })
  })

  it('of one day comes back once, where two are asked for at once', async () => {
    await put({ id: 'l2', from: civil('2026-12-03'), to: civil('2026-12-04') })
    const answers = await Promise.all(['l1', 'l2'].map((leaveId) => restored({ leaveId })))
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['done', 'refused'])
    expect([await stored(), await stored('l2')].filter((leave) => leave?.['deleted'] === false)).toHaveLength(
      1,
    )
  })

  it('is the owner’s of that centre to bring back', async () => {
    expect((await send({}, tokens.desk)).status).toBe(403)
    expect((await send({}, tokens.elsewhere)).status).toBe(403)
    const none = { kind: 'refused', reason: 'This leave is not there any more.' }
    expect((await send({ gymId: 'restore-ice' }, tokens.elsewhere)).body).toEqual(none)
    expect(await stored()).toMatchObject({ deleted: true })
    expect((await send()).status).toBe(200)
  })
})
