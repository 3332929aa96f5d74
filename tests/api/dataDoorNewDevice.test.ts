import { beforeEach, describe, expect, it } from 'vitest'
import { lineUpPath } from '@/data/biometric/biometricRecords'
import { bringIntoLine } from '@/data/biometric/bringIntoLine'
import { askLineUp, followLineUp } from '@/data/biometric/lineUp'
import type { DocumentStore } from '@/data/store/documentStore'
import { queueCommand } from './support/deviceFixtures'
import { formOf, gymInfo } from './support/gymFixtures'
import {
  beginDoors,
  GYM,
  members,
  newDoor,
  NOW,
  PIN,
  SECRET,
  sell,
  SN,
  store,
  stored,
  TODAY,
  userOf,
} from './support/doorGym'

beforeEach(beginDoors)

/** A store that tells how often everybody was looked at, and lets something happen when the first people of all are queued. */
function watchedStore(meanwhile: () => Promise<void> = () => Promise.resolve()) {
  let runs = 0
  let isFirst = true
  const over: DocumentStore = {
    ...store,
    query: (query) => {
      if (query.collection === 'members') runs += 1
      return store.query(query)
    },
    transactByVersion: async (work) => {
      const isNow = isFirst
      isFirst = false
      if (isNow) await meanwhile()
      return store.transactByVersion(work)
    },
  }
  return { over, runs: () => runs }
}

/** What follows from a change of what was asked for. */
async function followed(over: DocumentStore, change: () => Promise<unknown>): Promise<void> {
  const before = await store.get(lineUpPath(SN))
  await change()
  await followLineUp(over, SN, { before, after: await store.get(lineUpPath(SN)) }, NOW)
}

describe('what a new device is told (DOMAIN 1.3)', () => {
  it('tells a new device of nobody before it has said who is on it', async () => {
    await queueCommand(store, SN, GYM, { kind: 'QUERY', payload: { table: 'USERINFO' } })
    await sell()
    const door = newDoor()
    expect(await door.poll('deaf')).toEqual(['C:1:DATA QUERY USERINFO'])
    expect(await door.poll()).toEqual([])
    door.scene.later(70)
    expect(await door.poll()).toHaveLength(1)
    // It says that it is done, and sends its people after that.
    expect(await door.poll()).toEqual([])
    await queueCommand(store, SN, GYM, { kind: 'REBOOT', payload: {} })
    expect(await door.poll()).toEqual([expect.stringMatching(/^C:3:REBOOT/)])
    expect(await door.poll()).toEqual([])
    const query = `SN=${SN}&pushcommkey=${SECRET}&table=OPERLOG`
    const body = `USER PIN=${PIN}\tName=ASHA\tPri=14\tPasswd=1234\tCard=77\tGrp=5\n`
    await door.scene.call('POST', `/iclock/cdata?${query}`, { body })
    expect(await door.poll()).toEqual([
      expect.stringMatching(/^C:2:DATA UPDATE USERINFO PIN=1001\tName=ASHA\tPri=14\tPasswd=1234\tCard=77\t/),
    ])
    expect(door.opens(PIN, TODAY)).toBe(true)
  })

  it('tells a new device of nobody while fewer people are here than it says it has', async () => {
    await queueCommand(store, SN, GYM, { kind: 'QUERY', payload: { table: 'USERINFO' } })
    await sell()
    await store.batch((writer) => writer.update(`biometricDevices/${SN}`, [{ at: ['userCount'], value: 3 }]))
    const door = newDoor()
    const send = (...lines: string[]) =>
      door.scene.call('POST', `/iclock/cdata?SN=${SN}&pushcommkey=${SECRET}&table=OPERLOG`, {
        body: lines.map((line) => `USER ${line}\n`).join(''),
      })
    expect(await door.poll()).toHaveLength(1)
    await send('PIN=5\tName=MEERA', 'PIN=6\tName=RAVI')
    expect(await door.poll()).toEqual([])
    await send(`PIN=${PIN}\tName=ASHA\tPri=14\tPasswd=1234\tCard=77\tGrp=5`)
    expect(await door.poll()).toEqual([
      expect.stringMatching(/^C:2:DATA UPDATE USERINFO PIN=1001\tName=ASHA\tPri=14\tPasswd=1234\tCard=77\t/),
    ])
  })

  it('stops whom a new device turns out to have, though everybody was queued for it before it said so', async () => {
    await queueCommand(store, SN, GYM, { kind: 'QUERY', payload: { table: 'USERINFO' } })
    await bringIntoLine(store, GYM, NOW)
    expect(await userOf()).toMatchObject({ desired: 'disabled', devices: {} })
    const door = newDoor()
    const send = (line: string) =>
      door.scene.call('POST', `/iclock/cdata?SN=${SN}&pushcommkey=${SECRET}&table=OPERLOG`, {
        body: `USER ${line}\n`,
      })
    expect(await door.poll()).toHaveLength(1)
    // Whom nobody here knows, nobody is told of.
    await send('PIN=5\tName=MEERA')
    expect(await stored(lineUpPath(SN))).toBeUndefined()
    await send(`PIN=${PIN}\tName=ASHA\tPri=0\tPasswd=1234\tCard=77\tGrp=5`)
    expect(await stored(lineUpPath(SN))).toMatchObject({ gymId: GYM, isAgain: false })
    await followLineUp(store, SN, { before: null, after: await store.get(lineUpPath(SN)) }, NOW)
    expect(await door.poll()).toEqual([
      expect.stringMatching(
        /^C:2:DATA UPDATE USERINFO PIN=1001\tName=ASHA\t.*\tEndDatetime=2000-01-02T00:00:00\t/,
      ),
    ])
    expect(door.opens(PIN, TODAY)).toBe(false)
    // Said once more, it has been told already.
    await send(`PIN=${PIN}\tName=ASHA\tPri=0\tPasswd=1234\tCard=77\tGrp=5`)
    expect(await stored(lineUpPath(SN))).toBeUndefined()
  })

  it('looks at everybody once more for all that it names while they are being queued, and stops the last of them', async () => {
    for (const number of [1002, 1003, 1004])
      await members().add(
        GYM,
        `m${number}`,
        formOf({ name: `M${number}`, phone: `98765${number}0`, biometricUserId: number }),
        gymInfo(GYM),
      )
    await queueCommand(store, SN, GYM, { kind: 'QUERY', payload: { table: 'USERINFO' } })
    await bringIntoLine(store, GYM, NOW)
    const door = newDoor()
    expect(await door.poll()).toHaveLength(1)
    const send = (pin: string) => {
      door.scene.later(1)
      return door.scene.call('POST', `/iclock/cdata?SN=${SN}&pushcommkey=${SECRET}&table=OPERLOG`, {
        body: `USER PIN=${pin}\tName=M${pin}\tPri=0\tGrp=5\n`,
      })
    }
    const { over, runs } = watchedStore(async () => {
      for (const pin of ['1002', '1003', '1004']) await followed(over, () => send(pin))
      expect(runs()).toBe(1)
    })
    await followed(over, () => send(PIN))
    expect(runs()).toBe(2)
    expect(await stored(lineUpPath(SN))).toBeUndefined()
    for (const pin of [PIN, '1002', '1003', '1004'])
      expect(await stored(`biometricUsers/${GYM}_${pin}`)).toMatchObject({
        desired: 'disabled',
        devices: { [SN]: {} },
      })
  })

  it('waits for no run that was given up, and tells everybody anew whatever else is being done', async () => {
    const ask = (isAgain: boolean, minutes: number) => () =>
      store.batch((writer) =>
        askLineUp(writer, { gymId: GYM, sn: SN }, isAgain, new Date(NOW.getTime() + minutes * 60_000)),
      )
    await ask(false, 0)()
    const { over, runs } = watchedStore()
    await followed(over, ask(false, 9))
    expect(runs()).toBe(0)
    await followed(over, ask(true, 9.5))
    expect(runs()).toBe(1)
    await ask(false, 10)()
    await followed(over, ask(false, 20))
    expect(runs()).toBe(2)
    // Of the same moment, the run before could take it for its own.
    await ask(false, 30)()
    await followed(over, ask(false, 30))
    expect(runs()).toBe(3)
  })

  it('tells a new device that has nobody, once none can be on the way any more', async () => {
    await queueCommand(store, SN, GYM, { kind: 'QUERY', payload: { table: 'USERINFO' } })
    await sell()
    const door = newDoor()
    expect(await door.poll()).toHaveLength(1)
    door.scene.later(110)
    expect(await door.poll()).toEqual([])
    door.scene.later(10)
    expect(await door.poll()).toEqual([expect.stringMatching(/^C:2:DATA UPDATE USERINFO PIN=1001/)])
    expect(door.opens(PIN, TODAY)).toBe(true)
    // None of it is looked at again.
    door.scene.later(60)
    await queueCommand(store, SN, GYM, { kind: 'REBOOT', payload: {} })
    expect(await door.poll()).toHaveLength(1)
    expect(await stored(`biometricDevices/${SN}`)).toMatchObject({ oldestCmdId: 3 })
  })
})
