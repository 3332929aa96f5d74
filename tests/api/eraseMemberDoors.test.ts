import '../support/ownProject'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bringIntoLine } from '@/data/biometric/bringIntoLine'
import { followMember } from '@/data/biometric/followMember'
import { adminStore } from '../support/emulators'
import { emptyStore } from '../support/emptyStore'
import { openAdminStore } from './support/dataStores'
import { putDevice } from './support/deviceFixtures'
import { ASHA, livedHere, NAME, PIN, SN, STAGE } from './support/erasedPerson'
import { ask, newAccount } from './support/servedCalls'
import { terminalOver } from './support/terminal'

const { store } = openAdminStore()
/** Switched off, and still at the wall. */
const OFF = 'CGKK214560002'
let owner = ''

const call = async (name: Parameters<typeof ask>[0], input: object) => {
  const { status, body } = await ask(name, { gymId: STAGE, ...input }, { token: owner })
  return status === 200 ? body : expect.fail(JSON.stringify(body))
}
const erase = async () =>
  expect(await call('eraseMember', { memberId: ASHA, name: NAME })).toMatchObject({ isFinished: true })
const link = (personId: string, pin: string) => call('linkPin', { personType: 'member', personId, pin })
const stored = async (path: string) => (await store.get(path))?.data
const put = (path: string, data: Record<string, unknown>) =>
  store.batch((writer) => writer.merge(path, { gymId: STAGE, ...data }))
const commands = async (sn: string, pin: string) => {
  const { docs } = await adminStore().collection(`biometricDevices/${sn}/commands`).orderBy('id').get()
  return docs.map((each): Record<string, unknown> => each.data()).filter((each) => each['pin'] === pin)
}

const KEYED = `SN=${SN}&pushcommkey=AB12CD34`
const lastOf = async (pin: string) => (await commands(SN, pin)).at(-1)
const newTerminal = () => terminalOver(new Date(), { sn: SN, secret: 'AB12CD34' })

/** It is told to delete whoever has the number, and answers that it has not. */
async function refuse(terminal: ReturnType<typeof newTerminal>, pin: string) {
  const told = (await terminal.poll('deaf')).find((text) => text.includes(`PIN=${pin}`)) ?? ''
  expect(told).toContain('DATA DELETE USERINFO')
  const body = `ID=${told.split(':')[1] ?? ''}&Return=-1&CMD=DATA\n`
  await terminal.scene.call('POST', `/iclock/devicecmd?${KEYED}`, { body })
  expect(await lastOf(pin)).toMatchObject({ kind: 'DELETE', status: 'FAILED' })
  // It is the sign that the number is not free, however long it takes.
  expect(await lastOf(pin)).not.toHaveProperty('expiresAt')
}

async function press({ scene }: ReturnType<typeof newTerminal>, pin: string) {
  scene.later(60)
  const at = new Date(scene.clock.at.getTime() + 330 * 60_000).toISOString()
  const body = `${pin}\t${at.slice(0, 19).replace('T', ' ')}\t0\t15\t0\t0\t0\t\n`
  await scene.call('POST', `/iclock/cdata?${KEYED}&table=ATTLOG`, { body })
}

beforeAll(async () => {
  owner = await newAccount(STAGE, { role: 'Client', clientType: 'GYM', gymId: STAGE })
})

beforeEach(async () => {
  await emptyStore()
  await livedHere(store)
  await put(`members/${ASHA}`, { isActive: false, deactivatedOn: '2026-02-01' })
  await put('members/zoe', { name: 'Zoe Rao', biometricUserId: 0 })
})

describe('a number that somebody who is erased had before', () => {
  const before = { pin: '7', personType: 'member', desired: 'disabled', version: 2 }
  const former = { personId: ASHA, wish: null }
  const onDevice = { sn: SN, pin: '7', name: NAME, passwd: 'zarquon' }

  it('is looked for on the devices too, and each is told to delete the person', async () => {
    await put(`members/${ASHA}`, { biometricUserId: 0 })
    await put(`biometricUsers/${STAGE}_${PIN}`, { personId: '', former })
    await put(`biometricUsers/${STAGE}_7`, { ...before, personId: '', former })
    await put(`biometricDevices/${SN}/roster/7`, onDevice)
    await put(`biometricDevices/${SN}/secrets/pin-7`, onDevice)
    await erase()
    for (const pin of [PIN, '7']) {
      const last = (await commands(SN, pin)).at(-1)
      expect(last).toMatchObject({ kind: 'DELETE', status: 'QUEUED' })
      expect(await stored(`biometricUsers/${STAGE}_${pin}`)).toMatchObject({
        devices: { [SN]: { commandId: last?.['id'], state: 'queued' } },
      })
    }
    expect(await stored(`biometricDevices/${SN}/roster/7`)).toBeUndefined()
    expect(await stored(`biometricDevices/${SN}/secrets/pin-7`)).toBeUndefined()
  })

  it('and that each device had taken off since is asked for every night, until they are deleted', async () => {
    const shut = { appliedVersion: 2, commandId: 2, state: 'done' }
    const command = { id: 2, pin: '7', kind: 'DISABLE', status: 'DONE', desiredVersion: 2 }
    await put(`biometricUsers/${STAGE}_7`, { ...before, personId: '', former, devices: { [SN]: shut } })
    await put(`biometricDevices/${SN}/commands/2`, command)
    await put(`biometricDevices/${SN}`, { nextCmdId: 3 })
    await erase()
    const terminal = newTerminal()
    await refuse(terminal, '7')
    for (let night = 0; night < 2; night += 1) {
      await bringIntoLine(store, STAGE, terminal.scene.clock.at)
      expect(await lastOf('7')).toMatchObject({ kind: 'DELETE', status: 'QUEUED' })
    }
    expect(await link('zoe', '7')).toMatchObject({ kind: 'refused' })
    await terminal.poll()
    expect(await link('zoe', '7')).toMatchObject({ kind: 'done' })
  })

  it('and that somebody else has by now stays as theirs', async () => {
    await put(`biometricUsers/${STAGE}_7`, { ...before, personId: 'zoe', desired: 'enabled', former })
    await put(`biometricDevices/${SN}/roster/7`, { ...onDevice, name: 'Zoe Rao' })
    const told = { gymId: STAGE, pin: '7', kind: 'ENABLE', status: 'DONE', told: 'Name=' }
    await put(`biometricDevices/${SN}/commands/81`, { ...told, id: 81, payload: { name: NAME } })
    await put(`biometricDevices/${SN}/commands/82`, { ...told, id: 82, payload: { name: 'Zoe Rao' } })
    await erase()
    expect(await stored(`biometricDevices/${SN}/roster/7`)).toMatchObject({ name: 'Zoe Rao' })
    expect(await commands(SN, '7')).toMatchObject([
      { payload: { name: '' } },
      { payload: { name: 'Zoe Rao' } },
    ])
  })
})

it('their number is given to nobody before each device has deleted them, or is removed', async () => {
  await putDevice(store, { sn: OFF, gymId: STAGE, secret: 'EF56AB78', name: 'Back door', enabled: false })
  await put(`gyms/${STAGE}`, { deviceSerials: [SN, OFF] })
  await erase()
  const taken = (name: string) => ({
    ...{ kind: 'refused', field: 'pin' },
    reason: `${name} has yet to delete the person who had this number. Enter another one, or try again once that device has been online or is removed.`,
  })
  expect(await link('zoe', PIN)).toEqual(taken('Front door'))
  const terminal = newTerminal()
  expect((await terminal.poll('deaf')).join()).toContain(`DATA DELETE USERINFO PIN=${PIN}`)
  expect(await link('zoe', PIN)).toEqual(taken('Front door'))
  // What it did not answer is asked once more, after a while.
  terminal.scene.later(600)
  await terminal.poll()
  expect(await link('zoe', PIN)).toEqual(taken('Back door'))
  expect(await commands(OFF, PIN)).toMatchObject([{ kind: 'DELETE', status: 'QUEUED' }])
  await call('removeDevice', { sn: OFF })
  expect(await link('zoe', PIN)).toMatchObject({ kind: 'done', pin: PIN })
  expect((await commands(SN, PIN)).at(-1)).toMatchObject({ kind: 'DISABLE', payload: { name: 'Zoe Rao' } })
})

it('a device that writes their number with zeros in front is told it so, and has nothing else of them until it has deleted them', async () => {
  const line = { sn: SN, pin: `000${PIN}`, name: NAME, card: '4711', hasPassword: true }
  await put(`biometricDevices/${SN}/roster/${PIN}`, line)
  await erase()
  const emptied = { gymId: STAGE, sn: SN, pin: `000${PIN}` }
  expect(await stored(`biometricDevices/${SN}/roster/${PIN}`)).toEqual(emptied)
  expect(await stored(`biometricDevices/${SN}/secrets/pin-${PIN}`)).toBeUndefined()
  expect((await newTerminal().poll()).join()).toContain(`DATA DELETE USERINFO PIN=000${PIN}`)
  expect(await stored(`biometricDevices/${SN}/roster/${PIN}`)).toBeUndefined()
  expect(await link('zoe', PIN)).toMatchObject({ kind: 'done' })
})

it('whoever is enrolled by their number once they are deleted is shut out, and keeps their face', async () => {
  await erase()
  const terminal = newTerminal()
  await terminal.poll()
  const body = `USER PIN=${PIN}\tName=Zoe\tPri=0\tPasswd=\tCard=\tGrp=1\tTZ=0\tVerify=-1\tViceCard=\n`
  await terminal.scene.call('POST', `/iclock/cdata?${KEYED}&table=OPERLOG`, { body })
  await press(terminal, PIN)
  expect(await lastOf(PIN)).toMatchObject({ kind: 'DISABLE', status: 'QUEUED' })
  await terminal.poll()
  expect(await stored(`biometricDevices/${SN}/roster/${PIN}`)).toMatchObject({ name: 'Zoe' })
  expect(await link('zoe', PIN)).toMatchObject({ kind: 'done' })
})

it('nor does sending everybody again delete them, and nobody who is gone is deleted once more', async () => {
  await erase()
  const terminal = newTerminal()
  await terminal.poll()
  expect(await bringIntoLine(store, STAGE, terminal.scene.clock.at, { sn: SN })).toBe(0)
  await put(`biometricDevices/${SN}/roster/${PIN}`, { sn: SN, pin: PIN, name: 'Zoe' })
  await bringIntoLine(store, STAGE, terminal.scene.clock.at, { sn: SN })
  expect(await lastOf(PIN)).toMatchObject({ kind: 'DISABLE', status: 'QUEUED' })
})

describe('a device that refuses to delete whoever was erased', () => {
  const NOT_YET = { kind: 'refused', field: 'pin' }
  const last = () => lastOf(PIN)

  async function refused() {
    await erase()
    const terminal = newTerminal()
    await refuse(terminal, PIN)
    return { terminal, line: () => bringIntoLine(store, STAGE, terminal.scene.clock.at) }
  }

  it('is told to once more when they come in, and every night, and nobody is given the number', async () => {
    const { terminal, line } = await refused()
    expect(await link('zoe', PIN)).toMatchObject(NOT_YET)
    await press(terminal, PIN)
    expect(await last()).toMatchObject({ kind: 'DELETE', status: 'QUEUED' })
    await refuse(terminal, PIN)
    await line()
    expect(await last()).toMatchObject({ kind: 'DELETE', status: 'QUEUED' })
    expect(await link('zoe', PIN)).toMatchObject(NOT_YET)
    await terminal.poll()
    expect(await link('zoe', PIN)).toMatchObject({ kind: 'done', pin: PIN })
  })

  it('is told to every night as well where it had said that it did, and they came in all the same', async () => {
    await erase()
    const terminal = newTerminal()
    await terminal.poll()
    await press(terminal, PIN)
    await refuse(terminal, PIN)
    await bringIntoLine(store, STAGE, terminal.scene.clock.at)
    expect(await last()).toMatchObject({ kind: 'DELETE', status: 'QUEUED' })
  })

  it('is told to when everybody is sent again, also where it counts as done', async () => {
    const { line, terminal } = await refused()
    const done = { devices: { [SN]: { appliedVersion: 4 } } }
    await put(`biometricUsers/${STAGE}_${PIN}`, done)
    await line()
    expect(await last()).toMatchObject({ status: 'FAILED' })
    await bringIntoLine(store, STAGE, terminal.scene.clock.at, { sn: SN })
    expect(await last()).toMatchObject({ kind: 'DELETE', status: 'QUEUED' })
  })

  it('is told nothing else of the number, though another record bears it, before it has', async () => {
    const { terminal, line } = await refused()
    await put('members/zoe', { biometricUserId: Number(PIN) })
    for (let night = 0; night < 2; night += 1) {
      await line()
      expect(await last()).toMatchObject({ kind: 'DELETE', status: 'QUEUED' })
    }
    expect(await call('enableBiometricUser', { biometricUserId: PIN })).toMatchObject({ kind: 'refused' })
    expect(await stored(`biometricUsers/${STAGE}_${PIN}`)).toMatchObject({ personId: '' })
    await terminal.poll()
    await line()
    expect(await stored(`biometricUsers/${STAGE}_${PIN}`)).toMatchObject({ personId: 'zoe' })
  })

  it('leaves whoever comes back with the number without one, before it has', async () => {
    await refused()
    await put('members/zoe', { biometricUserId: Number(PIN) })
    await followMember(store, { gymId: STAGE, memberId: 'zoe', pinBefore: PIN }, new Date())
    expect(await stored('members/zoe')).toMatchObject({ biometricUserId: 0 })
    expect(await stored(`biometricUsers/${STAGE}_${PIN}`)).toMatchObject({ personId: '' })
    expect(await last()).toMatchObject({ kind: 'DELETE', status: 'FAILED' })
  })
})
