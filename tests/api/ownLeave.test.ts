import '../support/ownProject'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffCalls } from '@/domain/api/calls/staffCalls'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { usedOtherwise } from '@/domain/shared/refusal'
import { ownLeaveSchema } from '@/domain/staffAttendance/ownLeave'
import { adminStore } from '../support/emulators'
import { beginOwn, IRON, ownAccounts, POOJA, tokens } from './support/ownStaff'
import { ask } from './support/servedCalls'

const today = civilDateIn(new Date(), 'Asia/Kolkata')
const soon = addDays(today, 7)

const wish = (fields: object = {}) => ({
  ...{ gymId: IRON, key: randomUUID(), from: soon, to: soon, kind: 'Casual', reason: 'Wedding', ...fields },
})
async function asked(token: string, fields: object = {}) {
  const { status, body } = await ask('askLeave', wish(fields), { token })
  expect([status, body]).toMatchObject([200, {}])
  return staffCalls.askLeave.output.parse(body)
}
async function seen(token: string) {
  const { status, body } = await ask('ownLeave', { gymId: IRON }, { token })
  expect([status, body]).toMatchObject([200, {}])
  return ownLeaveSchema.parse(body)
}
const stored = async () =>
  (await adminStore().collection('staffLeave').get()).docs.map((leave) => leave.data())

beforeAll(ownAccounts)
beforeEach(() => beginOwn({ preference: { staffCasualLeave: 12 } }))

describe('leave that an employee asks for', () => {
  it('waits for the owner, is theirs, and is asked for once however often it is sent', async () => {
    const key = randomUUID()
    for (const _ of [1, 2]) expect(await asked(tokens.pooja, { key })).toEqual({ kind: 'done' })
    expect(await stored()).toMatchObject([
      {
        ...{ gymId: IRON, staffId: POOJA, from: soon, to: soon, kind: 'Casual', isPaid: true },
        ...{ status: 'Requested', deleted: false, updatedBy: POOJA },
      },
    ])
    expect(await stored()).toHaveLength(1)
  })

  it('is not said to be asked for where something else is sent under its key, and stays so once it was answered', async () => {
    const key = randomUUID()
    await asked(tokens.pooja, { key })
    expect(await asked(tokens.pooja, { key, to: addDays(soon, 3) })).toEqual(usedOtherwise())
    expect(await asked(tokens.asha, { key })).toEqual(usedOtherwise())
    await adminStore().doc(`staffLeave/${IRON}_${key}`).update({ status: 'Approved', isPaid: false })
    expect(await asked(tokens.pooja, { key })).toEqual({ kind: 'done' })
    expect(await stored()).toMatchObject([{ staffId: POOJA, from: soon, to: soon, isPaid: false }])
  })

  it('uses nothing up before it is approved, and is seen by nobody else', async () => {
    await asked(tokens.pooja)
    expect(await seen(tokens.pooja)).toMatchObject({
      leaves: [{ from: soon, status: 'Requested' }],
      balances: [{ kind: 'Casual', quota: 12, taken: 0, left: 12 }],
    })
    expect((await seen(tokens.asha)).leaves).toEqual([])
  })

  it('is refused at its field for days that are taken, over, or in no order', async () => {
    await asked(tokens.pooja, { to: addDays(soon, 2) })
    expect(await asked(tokens.pooja, { from: addDays(soon, 2), to: addDays(soon, 3) })).toMatchObject({
      kind: 'refused',
      field: 'from',
    })
    expect(await asked(tokens.pooja, { from: addDays(today, -1) })).toMatchObject({ field: 'from' })
    expect(await asked(tokens.pooja, { to: addDays(soon, -1) })).toMatchObject({ field: 'to' })
    expect(await asked(tokens.asha)).toEqual({ kind: 'done' })
    expect(await stored()).toHaveLength(2)
  })

  it('stands once for a day, however many are sent at once', async () => {
    for (const ahead of [7, 8]) {
      const from = addDays(today, ahead * 7)
      const answers = await Promise.all(
        [from, addDays(from, 1), from].map((to) => asked(tokens.pooja, { from, to })),
      )
      expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1)
      expect(answers.filter(({ kind }) => kind === 'refused')).toHaveLength(2)
    }
    expect(await stored()).toHaveLength(2)
  })

  it('is for employees of that centre', async () => {
    for (const token of [tokens.owner, tokens.elsewhere]) {
      expect((await ask('askLeave', wish(), { token })).status).toBe(403)
      expect((await ask('ownLeave', { gymId: IRON }, { token })).status).toBe(403)
    }
    expect((await ask('askLeave', wish(), { token: tokens.unknown })).status).toBe(422)
    expect(await stored()).toEqual([])
  })
})
