import { actsOf, beginServed, codeOf, dataOf, ICE, IRON, tokens } from './support/servedGym'
import { beforeEach, describe, expect, it } from 'vitest'
import { gymCalls } from '@/domain/api/calls/gymCalls'
import { adminAuth, adminStore } from '../support/emulators'
import { ask, everyDocument, newAccount, tokenOf } from './support/servedCalls'

beforeEach(beginServed)

describe('toggleUserDisable', () => {
  const toggle = (isDisabled: boolean, reason = 'Unpaid') =>
    ask('toggleUserDisable', { gymId: IRON, isDisabled, reason }, { token: tokens.admin })
  const disabledOf = async (...uids: string[]) =>
    Promise.all(uids.map(async (uid) => (await adminAuth().getUser(uid)).disabled))

  it('shuts out the centre, its owner and its employees at once, with the tokens they have', async () => {
    const { body } = await toggle(true)
    expect(gymCalls.toggleUserDisable.output.parse(body)).toMatchObject({
      kind: 'done',
      isDisabled: true,
      accounts: 3,
    })
    expect(await dataOf(`gyms/${IRON}`)).toMatchObject({ isDisabled: true, disabledReason: 'Unpaid' })
    expect(await dataOf(`gymsPublic/${IRON}`)).toMatchObject({ isDisabled: true })
    expect(await disabledOf(IRON, 'served-desk', ICE)).toEqual([true, true, false])
    for (const token of [tokens.owner, tokens.manager]) {
      const answer = await ask('checkKioskPin', { gymId: IRON, pin: '907316' }, { token })
      expect([answer.status, codeOf(answer.body)]).toEqual([403, 'account-disabled'])
    }
  })

  it('lets them in again, but nobody who was deactivated alone', async () => {
    await toggle(true)
    expect((await toggle(false, '')).status).toBe(200)
    expect(await dataOf(`gyms/${IRON}`)).toMatchObject({
      isDisabled: false,
      disabledReason: '',
      disabledAt: null,
    })
    expect(await disabledOf(IRON, 'served-desk', 'served-left')).toEqual([false, false, true])
  })

  it('leaves accounts alone that are not its own, also where a record here names them', async () => {
    const desk = { role: 'Manager', gymId: ICE, clientType: 'GYM' }
    await newAccount('served-ice-desk', desk)
    await newAccount('served-ice-left', desk)
    await adminAuth().updateUser('served-ice-left', { disabled: true })
    const strangers = ['served-admin', 'served-sales', ICE, 'served-ice-desk', 'served-ice-left']
    const named = { gymId: IRON, name: 'Ravi', nameLower: 'ravi', isActive: true, deleted: false }
    for (const uid of strangers) await adminStore().doc(`staff/${uid}`).set(named)
    const before = [false, false, false, false, true]
    expect(await disabledOf(...strangers)).toEqual(before)
    expect((await toggle(true)).body).toMatchObject({ accounts: 3 })
    expect(await disabledOf(...strangers)).toEqual(before)
    expect(await disabledOf(IRON, 'served-desk')).toEqual([true, true])
    await toggle(false, '')
    expect(await disabledOf(...strangers)).toEqual(before)
    expect(await disabledOf(IRON, 'served-desk')).toEqual([false, false])
  })

  it('lets its owner in, whatever an employee’s record of the same id says', async () => {
    const named = { gymId: IRON, name: 'Asha', nameLower: 'asha', isActive: false, deleted: false }
    await adminStore().doc(`staff/${IRON}`).set(named)
    await toggle(true)
    expect((await toggle(false, '')).body).toMatchObject({ accounts: 3 })
    expect(await disabledOf(IRON)).toEqual([false])
  })

  it('revokes what was handed out before, so that enabling does not bring it back', async () => {
    const old = tokenOf(
      IRON,
      { role: 'Client', clientType: 'GYM', gymId: IRON },
      { auth_time: 1_700_000_000 },
    )
    await toggle(true)
    await toggle(false, '')
    const answer = await ask('upgradeRecords', { gymId: IRON }, { token: old })
    expect([answer.status, codeOf(answer.body)]).toEqual([401, 'not-signed-in'])
  })

  it('is harmless when repeated, and brings accounts in step that a former attempt missed', async () => {
    await toggle(true)
    const before = await everyDocument()
    await adminAuth().updateUser('served-desk', { disabled: false })
    expect((await toggle(true, 'Other words')).status).toBe(200)
    expect(await everyDocument()).toEqual(before)
    expect(await disabledOf('served-desk')).toEqual([true])
  })

  it('ends with centre and accounts alike, however often it is toggled at once', async () => {
    await Promise.all([true, false, true, false, true, false].map((isDisabled) => toggle(isDisabled)))
    const isDisabled = (await dataOf(`gyms/${IRON}`))?.['isDisabled'] as boolean
    expect(await disabledOf(IRON, 'served-desk')).toEqual([isDisabled, isDisabled])
  })

  it('tells the audit log', async () => {
    await toggle(true)
    await toggle(false, '')
    const acts = (await actsOf(IRON)).map(({ act, by }) => [act as string, by as string]).sort()
    expect(acts).toEqual([
      ['gym.disable', 'served-admin'],
      ['gym.enable', 'served-admin'],
    ])
  })

  it('needs a reason to disable, and a centre', async () => {
    expect((await toggle(true, ' ')).status).toBe(400)
    const input = { gymId: 'none', isDisabled: true, reason: 'x' }
    expect((await ask('toggleUserDisable', input, { token: tokens.admin })).status).toBe(422)
  })
})
