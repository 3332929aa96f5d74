import '../support/ownProject'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffCalls } from '@/domain/api/calls/staffCalls'
import { civil } from '@/domain/shared/civilDate'
import { leaveGym } from './support/leaveGym'
import { ask } from './support/servedCalls'

const { IRON, ICE, tokens, put, stored, accounts, begin } = leaveGym('restore', { deleted: true })

beforeAll(accounts)
beforeEach(begin)

const send = (fields: object = {}, token = tokens.owner) =>
  ask('restoreLeave', { gymId: IRON, leaveId: 'l1', ...fields }, { token })
async function restored(fields: object = {}) {
  const { status, body } = await send(fields)
  expect([status, body]).toMatchObject([200, {}])
  return staffCalls.restoreLeave.output.parse(body)
}

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
    expect((await send({ gymId: ICE }, tokens.elsewhere)).body).toEqual(none)
    expect(await stored()).toMatchObject({ deleted: true })
    expect((await send()).status).toBe(200)
  })
})
