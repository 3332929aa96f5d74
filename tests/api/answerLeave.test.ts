import '../support/ownProject'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffCalls } from '@/domain/api/calls/staffCalls'
import { civil } from '@/domain/shared/civilDate'
import { leaveGym } from './support/leaveGym'
import { ask } from './support/servedCalls'

const { IRON, ICE, tokens, put, stored, accounts, begin } = leaveGym('answer', { status: 'Requested' })

beforeAll(accounts)
beforeEach(begin)

const send = (fields: object = {}, token = tokens.owner) =>
  ask('answerLeave', { gymId: IRON, leaveId: 'l1', status: 'Approved', isPaid: true, ...fields }, { token })
async function answered(fields: object = {}) {
  const { status, body } = await send(fields)
  expect([status, body]).toMatchObject([200, {}])
  return staffCalls.answerLeave.output.parse(body)
}

describe('leave that was asked for', () => {
  it('is approved as paid or as unpaid, or declined, and asked for again when that is taken back', async () => {
    for (const [status, isPaid] of [
      ['Approved', true],
      ['Requested', true],
      ['Approved', false],
      ['Requested', true],
      ['Declined', true],
    ] as const) {
      for (const _ of [1, 2]) expect(await answered({ status, isPaid })).toEqual({ kind: 'done' })
      expect(await stored()).toMatchObject({ status, isPaid, reason: 'Wedding', updatedBy: IRON })
    }
  })

  it('is answered as it stands now: not once it was answered otherwise or taken back', async () => {
    await put({ status: 'Declined' })
    expect(await answered()).toMatchObject({ kind: 'refused' })
    await put({ deleted: true })
    expect(await answered()).toMatchObject({ reason: 'This leave was taken back meanwhile.' })
    expect(await stored()).toMatchObject({ status: 'Requested' })
  })

  it('is not approved for a day on which other leave was given meanwhile, and may be declined', async () => {
    await put({ id: 'l2', from: civil('2026-12-03'), to: civil('2026-12-04'), status: 'Approved' })
    expect(await answered()).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/^There is leave from 03 Dec, 2026/) as string,
    })
    expect(await stored()).toMatchObject({ status: 'Requested' })
    expect(await answered({ status: 'Declined' })).toEqual({ kind: 'done' })
  })

  it('is not approved twice for a day by two answers at once', async () => {
    for (const day of [10, 12]) {
      const on = civil(`2026-12-${String(day)}`)
      const ids = [`a${String(day)}`, `b${String(day)}`]
      for (const id of ids) await put({ id, from: on, to: on, status: 'Declined' })
      const answers = await Promise.all(ids.map((leaveId) => answered({ leaveId, status: 'Requested' })))
      expect(answers.map(({ kind }) => kind).sort()).toEqual(['done', 'refused'])
    }
  })

  it('is answered by the owner of that centre alone', async () => {
    expect((await send({}, tokens.desk)).status).toBe(403)
    expect((await send({}, tokens.elsewhere)).status).toBe(403)
    const none = { kind: 'refused', reason: 'This leave is not there any more.' }
    expect((await send({ gymId: ICE }, tokens.elsewhere)).body).toEqual(none)
    expect((await send({ leaveId: 'nobody' })).body).toEqual(none)
    expect(await stored()).toMatchObject({ status: 'Requested' })
    expect((await send()).status).toBe(200)
  })
})
