import '../support/ownProject'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffCalls } from '@/domain/api/calls/staffCalls'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { usedOtherwise } from '@/domain/shared/refusal'
import { adminStore } from '../support/emulators'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'
import { ask, newAccount } from './support/servedCalls'

const [IRON, RAVI] = ['given-iron', 'given-ravi']
const tokens = { owner: '', ravi: '', elsewhere: '' }
const { store } = openAdminStore()
const today = civilDateIn(new Date(), 'Asia/Kolkata')
const inDays = (days: number) => addDays(today, days)

const days = (from: number, to = from) => ({ from: inDays(from), to: inDays(to) })
const send = (fields: object = {}, token = tokens.owner) =>
  ask(
    'giveLeave',
    {
      ...{ gymId: IRON, staffId: RAVI, key: randomUUID(), ...days(7), kind: 'Casual' },
      ...{ isPaid: true, reason: 'Wedding', ...fields },
    },
    { token },
  )
async function given(fields: object = {}) {
  const { status, body } = await send(fields)
  expect([status, body]).toMatchObject([200, {}])
  return staffCalls.giveLeave.output.parse(body)
}
async function asked(fields: object) {
  const wish = { gymId: IRON, key: randomUUID(), kind: 'Sick', reason: 'Flu', ...fields }
  const { body } = await ask('askLeave', wish, { token: tokens.ravi })
  return staffCalls.askLeave.output.parse(body)
}
const stored = async () =>
  (await adminStore().collection('staffLeave').get()).docs.map((leave) => leave.data())

beforeAll(async () => {
  const claims = (role: string, gymId: string) => ({ role, clientType: 'GYM', gymId })
  tokens.owner = await newAccount(IRON, claims('Client', IRON))
  tokens.ravi = await newAccount(RAVI, claims('Manager', IRON))
  tokens.elsewhere = await newAccount('given-ice', claims('Client', 'given-ice'))
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, 'given-ice')
  const staff = { gymId: IRON, role: 'Manager', isActive: true, deleted: false }
  for (const [id, name] of [
    [RAVI, 'Ravi'],
    ['given-asha', 'Asha'],
  ] as const)
    await adminStore()
      .doc(`staff/${id}`)
      .set({ ...staff, name })
})

describe('leave that the owner gives', () => {
  it('counts at once, and is given once however often it is sent', async () => {
    const key = randomUUID()
    const leaveId = `${IRON}_${key}`
    for (const _ of [1, 2])
      expect(await given({ key, isPaid: false, ...days(-3, -2) })).toEqual({ kind: 'done', leaveId })
    expect(await stored()).toEqual([
      expect.objectContaining({
        ...{ id: leaveId, gymId: IRON, staffId: RAVI, ...days(-3, -2), kind: 'Casual', isPaid: false },
        ...{ reason: 'Wedding', status: 'Approved', deleted: false, updatedBy: IRON },
      }),
    ])
  })

  it('is not said to be given where something else is sent under its key', async () => {
    const key = randomUUID()
    expect(await given({ key, ...days(7, 8) })).toMatchObject({ kind: 'done' })
    for (const other of [
      days(7, 11),
      { ...days(7, 8), staffId: 'given-asha' },
      { ...days(7, 8), kind: 'Sick' },
      { ...days(7, 8), isPaid: false },
      { ...days(7, 8), reason: 'A wedding' },
    ])
      expect(await given({ key, ...other })).toEqual(usedOtherwise())
    expect(await given({ key, ...days(7, 8) })).toMatchObject({ kind: 'done' })
    expect(await stored()).toMatchObject([{ staffId: RAVI, ...days(7, 8), kind: 'Casual', isPaid: true }])
  })

  it('is refused at its field where there is leave already, for the same employee alone, or in no order', async () => {
    expect(await given(days(7, 9))).toMatchObject({ kind: 'done' })
    expect(await given(days(9, 10))).toMatchObject({ kind: 'refused', field: 'from' })
    expect(await given(days(12, 11))).toMatchObject({ kind: 'refused', field: 'to' })
    expect(await given({ ...days(9, 10), staffId: 'given-asha' })).toMatchObject({ kind: 'done' })
    expect(await stored()).toHaveLength(2)
  })

  it('stands once for a day, however many are given and asked for at once', async () => {
    for (const week of [7, 14, 21]) {
      const answers = await Promise.all([
        given(days(week)),
        given(days(week, week + 1)),
        asked(days(week - 1, week)),
      ])
      expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1)
      for (const answer of answers)
        if (answer.kind === 'refused') expect(answer.reason).toMatch(/^There is leave from/)
    }
    expect(await stored()).toHaveLength(3)
  })

  it('is the owner’s of that centre to give, to who works there', async () => {
    expect((await send({}, tokens.ravi)).status).toBe(403)
    expect((await send({}, tokens.elsewhere)).status).toBe(403)
    expect((await send({ gymId: 'given-ice' }, tokens.elsewhere)).status).toBe(422)
    expect(await stored()).toEqual([])
    expect((await send()).status).toBe(200)
  })
})
