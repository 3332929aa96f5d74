import { beforeEach, describe, expect, it } from 'vitest'
import { lineUpPath } from '@/data/biometric/biometricRecords'
import { bringIntoLine } from '@/data/biometric/bringIntoLine'
import { followLineUp } from '@/data/biometric/lineUp'
import { queueCommand } from './support/deviceFixtures'
import {
  beginDoors,
  GYM,
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
    await followLineUp(store, SN, await store.get(lineUpPath(SN)), NOW)
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
