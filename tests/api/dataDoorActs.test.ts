import { beforeEach, describe, expect, it } from 'vitest'
import fc from '../support/seededFastCheck'
import { adminStore } from '../support/emulators'
import type { BiometricUser } from '@/domain/biometric/device'
import { civil } from '@/domain/shared/civilDate'
import { followMember } from '@/data/biometric/followMember'
import { bringIntoLine } from '@/data/biometric/bringIntoLine'
import { gymPath } from '@/data/gyms/gymOf'
import type { DocumentStore } from '@/data/store/documentStore'
import { followSettings } from '../../functions/src/biometric/followSettings'
import { nightlyWork } from '../../functions/src/schedules/nightlyWork'
import { repositoriesOver } from '../support/repositories'
import { doneAs, keyOf, ownerActs, saleInputOn, cashRow } from './support/acts'
import { openAdminStore } from './support/dataStores'
import { putDevice, queueCommand } from './support/deviceFixtures'
import { emptyStore } from './support/emptyStore'
import { formOf, gymInfo, monthly, putGym } from './support/gymFixtures'
import { ask, newAccount } from './support/servedCalls'
import { terminalOver } from './support/terminal'

const GYM = 'doors'
const SN = 'DOORS1'
const SECRET = 'QW7F3A9C21'
const PIN = '1001'
/** 10:00 in India on 20 November 2026. */
const NOW = new Date('2026-11-20T04:30:00Z')
const TODAY = '2026-11-20'
const { store } = openAdminStore()
const owner = ownerActs(GYM)
const template = { ...monthly, gymId: GYM }

const members = (now = NOW) => repositoriesOver(store, { now: () => now }).members
const userOf = async (pin = PIN) => (await store.get(`biometricUsers/${GYM}_${pin}`))?.data as BiometricUser
const waiting = async () => (await store.get(`biometricDevices/${SN}`))?.data['pendingCount']
const ofMember = { memberId: 'asha' }

const sell = (now = NOW, key = 'sold') =>
  doneAs(store, GYM, owner, {
    act: 'assign',
    input: {
      ...{ memberId: 'asha', templateId: template.id, asks: false },
      terms: saleInputOn(now, { payments: [cashRow(1000)] }),
    },
    key: keyOf(key),
    now,
  })

beforeEach(async () => {
  await emptyStore()
  await putGym(store, GYM, { deviceSerials: [SN] })
  await store.batch((writer) => writer.set(`memberPackages/${template.id}`, template))
  await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET })
  await members().add(GYM, 'asha', formOf({ name: 'Asha Rao', biometricUserId: 1001 }), gymInfo(GYM))
})

describe('an act on a package tells the doors in the same transaction (DOMAIN 1.6)', () => {
  it('a device that is off while a package is sold, frozen and cancelled is right within one poll', async () => {
    const door = terminalOver(NOW, { sn: SN, secret: SECRET })
    await sell()
    expect(await userOf()).toMatchObject({ desired: 'enabled', validUntil: '2026-12-22', version: 1 })
    await door.poll()
    expect([door.opens(PIN, '2026-12-22'), door.opens(PIN, '2026-12-23')]).toEqual([true, false])

    await doneAs(store, GYM, owner, {
      act: 'freeze',
      input: { ...ofMember, from: civil(TODAY), to: civil('2026-11-29'), reason: 'Travel' },
      now: NOW,
    })
    // With the line down the door opens again by itself, and closes with the moved end.
    expect(await userOf()).toMatchObject({
      desired: 'disabled',
      validFrom: '2026-11-30',
      validUntil: '2027-01-01',
    })
    await doneAs(store, GYM, owner, {
      act: 'cancel',
      input: { ...ofMember, on: civil(TODAY), fee: 0, reason: 'Moved away', atPeriodEnd: false },
      now: NOW,
    })
    expect(await userOf()).toMatchObject({ desired: 'disabled', validFrom: null, version: 3 })
    expect(await waiting()).toBe(1)
    expect(await door.poll()).toHaveLength(1)
    expect(door.opens(PIN, TODAY)).toBe(false)
    expect(await waiting()).toBe(0)
  })

  /** The owner's call, and what becomes of its event: the trigger of the deployed function does the same (triggersDoors). */
  async function change(preference: object, over: DocumentStore = store) {
    const token = await newAccount(GYM, { role: 'Client', clientType: 'GYM', gymId: GYM })
    const before = await store.get(gymPath(GYM))
    const answer = await ask(
      'updateGym',
      { gymId: GYM, preference },
      { token },
      { now: () => NOW, store: over },
    )
    const after = await store.get(gymPath(GYM))
    return { status: answer.status, follow: () => followSettings(over, before, after, NOW) }
  }
  async function changed(preference: object) {
    const { status, follow } = await change(preference)
    expect(status).toBe(200)
    await follow()
  }

  it('the rule for dues is at the doors with the event of its change', async () => {
    await sell()
    const paid = civil('2026-11-25')
    await store.batch((writer) =>
      writer.update('members/asha', [{ at: ['currentPackage', 'paidUntilDate'], value: paid }]),
    )
    const door = terminalOver(NOW, { sn: SN, secret: SECRET })
    await door.poll()
    expect(door.opens(PIN, '2026-12-20')).toBe(true)
    await changed({ deviceDuesRule: 'paidUntil', graceDays: 0 })
    await door.poll()
    expect([door.opens(PIN, paid), door.opens(PIN, '2026-11-26')]).toEqual([true, false])
    await changed({ invoiceTerms: 'Paid in advance.' })
    expect(await waiting()).toBe(0)
  })

  it('a change of the days of grace is saved though the doors cannot be told, and its event is repeated until they are', async () => {
    await sell()
    const door = terminalOver(NOW, { sn: SN, secret: SECRET })
    await door.poll()
    let isDown = true
    const down: DocumentStore = {
      ...store,
      query: (question) =>
        isDown && question.collection.startsWith('biometricDevices')
          ? Promise.reject(new Error('no answer'))
          : store.query(question),
    }
    const { status, follow } = await change({ graceDays: 0 }, down)
    expect(status).toBe(200)
    await expect(follow()).rejects.toThrow('no answer')
    await door.poll()
    expect(door.opens(PIN, '2026-12-22')).toBe(true)
    isDown = false
    await follow()
    await door.poll()
    expect([door.opens(PIN, '2026-12-19'), door.opens(PIN, '2026-12-20')]).toEqual([true, false])
    await follow()
    expect(await waiting()).toBe(0)
  })

  it('an event that comes late, after the setting was changed back, leaves the doors as the setting stands', async () => {
    const { follow: toDubai } = await change({ timezone: 'Asia/Dubai' })
    const { follow: home } = await change({ timezone: 'Asia/Kolkata' })
    await home()
    await toDubai()
    expect((await store.get(`biometricDevices/${SN}`))?.data).toMatchObject({
      ...{ tzOffsetMinutes: 330, timezone: 'Asia/Kolkata' },
    })
    expect(await waiting()).toBe(0)
  })

  it('another zone of the centre is told to the doors at once, with the day that it makes it', async () => {
    await changed({ timezone: 'Asia/Dubai' })
    expect((await store.get(`biometricDevices/${SN}`))?.data).toMatchObject({
      ...{ tzOffsetMinutes: 240, timezone: 'Asia/Dubai', clockOffsetMinutes: 330 },
    })
    const door = terminalOver(NOW, { sn: SN, secret: SECRET })
    expect(await door.poll()).toMatchObject([expect.stringMatching(/^C:\d+:REBOOT$/)])
    await changed({ timezone: 'Asia/Muscat' })
    expect((await store.get(`biometricDevices/${SN}`))?.data).toMatchObject({ timezone: 'Asia/Muscat' })
    expect(await waiting()).toBe(0)
  })

  it('a sale lets in again who was stopped before, and not the other way round', async () => {
    await sell()
    const stop = { desired: 'disabled', at: new Date(NOW.getTime() + 1000), by: 'owner' }
    await store.batch((writer) => writer.merge(`biometricUsers/${GYM}_${PIN}`, { wish: stop }))
    await bringIntoLine(store, GYM, new Date(NOW.getTime() + 2000))
    expect((await userOf()).desired).toBe('disabled')
    const later = new Date(NOW.getTime() + 60_000)
    await doneAs(store, GYM, owner, {
      act: 'extend',
      input: { ...ofMember, days: 2, reason: 'Closed for two days' },
      now: later,
    })
    expect((await userOf()).desired).toBe('disabled')
    await doneAs(store, GYM, owner, {
      act: 'renew',
      input: {
        ...{ memberId: 'asha', templateId: template.id, asks: false },
        terms: saleInputOn(later, { startDate: civil('2026-12-22'), payments: [cashRow(1000)] }),
      },
      now: later,
    })
    expect(await userOf()).toMatchObject({ desired: 'enabled', wish: null })
  })

  it('an act of a centre without devices, or on somebody who is on none, reads nothing more', async () => {
    const readsOf = async (name: string) => {
      let reads = 0
      const counting: DocumentStore = {
        ...store,
        transactByVersion: (work) =>
          store.transactByVersion((transaction) =>
            work({ ...transaction, get: (path) => ((reads += 1), transaction.get(path)) }),
          ),
      }
      await members().add(
        GYM,
        name,
        formOf({ name, biometricUserId: name.startsWith('un') ? 0 : 1000 + name.length }),
        gymInfo(GYM),
      )
      await doneAs(counting, GYM, owner, {
        act: 'assign',
        input: {
          ...{ memberId: name, templateId: template.id, asks: false },
          terms: saleInputOn(NOW, { payments: [cashRow(1000)] }),
        },
        now: NOW,
      })
      return reads
    }
    await readsOf('unknown')
    const unlinked = await readsOf('unlinked')
    expect(await readsOf('linked')).toBe(unlinked + 2)
    await putGym(store, GYM)
    expect(await readsOf('no-devices')).toBe(unlinked)
  })
})

it('whoever is stopped once more was stopped all the time: a punch of meanwhile that comes late is no visit', async () => {
  const token = await newAccount(GYM, { role: 'Client', clientType: 'GYM', gymId: GYM })
  await sell()
  const { scene } = terminalOver(NOW, { sn: SN, secret: SECRET })
  const anHourLater = async () => {
    scene.later(3600)
    const asked = { gymId: GYM, biometricUserId: PIN }
    const { body } = await ask('disableBiometricUser', asked, { token }, { now: () => scene.clock.at })
    expect(body).toMatchObject({ kind: 'done' })
  }
  await anHourLater()
  await anHourLater()
  const pressed = ['10:30:00', '11:30:00'].map((at) => `${PIN}\t${TODAY} ${at}\t0\t1\t0\t0\t0\t\n`).join('')
  const query = `SN=${SN}&pushcommkey=${SECRET}&table=ATTLOG`
  expect(await scene.call('POST', `/iclock/cdata?${query}`, { body: pressed })).toEqual([200, 'OK: 2'])
  const found = await store.query({ collection: 'punches', where: [], orderBy: [], limit: 3 })
  expect(found.map(({ data }) => [data['localTime'], data['result']]).sort()).toEqual([
    [`${TODAY} 10:30:00`, 'counted'],
    [`${TODAY} 11:30:00`, 'whileDisabled'],
  ])
})

it('tells a new device of nobody before it has said who is on it', async () => {
  await queueCommand(store, SN, GYM, { kind: 'QUERY', payload: { table: 'USERINFO' } })
  await sell()
  const door = terminalOver(NOW, { sn: SN, secret: SECRET })
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
  const door = terminalOver(NOW, { sn: SN, secret: SECRET })
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

it('tells a new device that has nobody, once none can be on the way any more', async () => {
  await queueCommand(store, SN, GYM, { kind: 'QUERY', payload: { table: 'USERINFO' } })
  await sell()
  const door = terminalOver(NOW, { sn: SN, secret: SECRET })
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
  expect((await store.get(`biometricDevices/${SN}`))?.data).toMatchObject({ oldestCmdId: 3 })
})

describe('what a page writes of a member reaches the doors', () => {
  const follow = (memberId = 'asha', pinBefore = PIN) =>
    followMember(store, { gymId: GYM, memberId, pinBefore }, NOW)

  it('deactivated and deleted is shut out, restored is let in; a repeat changes nothing', async () => {
    await sell()
    for (const [leave, back] of [
      [() => members().deactivate(GYM, 'asha', 'Moved'), () => members().restore(GYM, 'asha')],
      [() => members().remove(GYM, 'asha'), () => members().undoRemove(GYM, 'asha')],
    ] as const) {
      await leave()
      await follow()
      expect((await userOf()).desired).toBe('disabled')
      const { version } = await userOf()
      await follow()
      expect((await userOf()).version).toBe(version)
      await back()
      await follow()
      expect((await userOf()).desired).toBe('enabled')
    }
  })

  it('whose number somebody else has by now comes back without it', async () => {
    await sell()
    await members().remove(GYM, 'asha')
    await follow()
    await members().add(GYM, 'ravi', formOf({ name: 'Ravi', biometricUserId: 1001 }), gymInfo(GYM))
    await follow('ravi', '')
    expect(await userOf()).toMatchObject({ personId: 'ravi', desired: 'disabled' })
    await members().undoRemove(GYM, 'asha')
    const before = await waiting()
    await follow()
    expect(await waiting()).toBe(before)
    expect((await store.get('members/asha'))?.data['biometricUserId']).toBe(0)
    expect(await userOf()).toMatchObject({ personId: 'ravi' })
  })
})

describe('the night', () => {
  const nightOf = (at: string) =>
    nightlyWork(store, new Date(at), (gymId, error) => expect.unreachable(`${gymId} ${String(error)}`))

  it('shuts out whose days of grace ended yesterday, and brings a later device into line', async () => {
    await sell()
    await putDevice(store, { sn: 'DOORS2', gymId: GYM, secret: 'LATER2SECRET' })
    await nightOf('2026-12-21T18:35:00Z')
    expect(await userOf()).toMatchObject({ desired: 'enabled', version: 1 })
    const second = terminalOver(new Date('2026-12-22T00:00:00Z'), { sn: 'DOORS2', secret: 'LATER2SECRET' })
    await second.poll()
    expect(second.untilOf(PIN)).toBe('2026-12-22')
    await nightOf('2026-12-22T18:35:00Z')
    expect(await userOf()).toMatchObject({ desired: 'disabled', version: 2 })
    const { version } = await userOf()
    await nightOf('2026-12-23T18:35:00Z')
    expect((await userOf()).version).toBe(version)
    expect((await store.get(`gyms/${GYM}`))?.data['deviceSerials']).toEqual(['DOORS1', 'DOORS2'])
  })

  it('sends people again while the device is off without another command for what waits already', async () => {
    await sell()
    const again = () => bringIntoLine(store, GYM, NOW, { sn: SN })
    const commands = async () => (await adminStore().collection(`biometricDevices/${SN}/commands`).get()).size
    for (let time = 0; time < 3; time += 1) expect(await again()).toBe(1)
    expect([await commands(), await waiting()]).toEqual([1, 1])
    const door = terminalOver(NOW, { sn: SN, secret: SECRET })
    await door.poll()
    expect(await waiting()).toBe(0)
    for (let time = 0; time < 3; time += 1) expect(await again()).toBe(1)
    expect([await commands(), await waiting()]).toEqual([2, 1])
    // Sent and not answered, it is made anew: the device may have been emptied since.
    await door.poll('deaf')
    await again()
    expect([await commands(), await waiting()]).toEqual([3, 1])
    door.scene.later(70)
    expect(await door.poll()).toHaveLength(1)
    expect([door.opens(PIN, '2026-12-22'), await waiting()]).toEqual([true, 0])
  })

  it('puts nobody on a device who is not to be let in there, and shuts a number whose member is gone', async () => {
    await bringIntoLine(store, GYM, NOW)
    expect(await userOf()).toMatchObject({ desired: 'disabled', devices: {} })
    await store.batch((writer) =>
      writer.set(`biometricDevices/${SN}/roster/${PIN}`, { gymId: GYM, sn: SN, pin: PIN, name: 'Asha' }),
    )
    expect(await bringIntoLine(store, GYM, NOW)).toBe(1)
    expect(await bringIntoLine(store, GYM, NOW)).toBe(0)
    expect(await waiting()).toBe(1)
    await store.batch((writer) => writer.remove('members/asha'))
    await bringIntoLine(store, GYM, NOW)
    expect(await userOf()).toMatchObject({ personId: '', desired: 'disabled' })
  })
})

const words = { stop: 'disableBiometricUser', letIn: 'enableBiometricUser' } as const
type Step = 'leave' | 'back' | keyof typeof words | 'again' | 'poll' | 'deaf' | 'mute' | 'wait'

it('whatever happens in whatever order, once the line is well the door does what was wished last', async () => {
  const steps = fc.constantFrom<Step>(
    ...(['leave', 'back', 'stop', 'letIn', 'again', 'poll', 'deaf', 'mute', 'wait'] as const),
  )
  const token = await newAccount(GYM, { role: 'Client', clientType: 'GYM', gymId: GYM })
  await sell()
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 10 }), async (lived) => {
      const now = () => door.scene.clock.at
      const door = terminalOver(NOW, { sn: SN, secret: SECRET })
      const follow = () => followMember(store, { gymId: GYM, memberId: 'asha', pinBefore: PIN }, now())
      const say = (word: keyof typeof words) =>
        ask(words[word], { gymId: GYM, biometricUserId: PIN }, { token }, { now })
      // Whatever the life before has left.
      await members().restore(GYM, 'asha').then(follow)
      await say('letIn')
      await bringIntoLine(store, GYM, now(), { sn: SN })
      /** What was done and said last; nobody is let in who has left. */
      const wished = { hasLeft: false, isStopped: false }
      for (const step of lived) {
        if (step === 'leave') await members().deactivate(GYM, 'asha', '').then(follow)
        else if (step === 'back') await members().restore(GYM, 'asha').then(follow)
        else if (step === 'stop' || step === 'letIn') {
          const { status, body } = await say(step)
          const isRefused = step === 'letIn' && wished.hasLeft
          expect([status, body]).toMatchObject([200, { kind: isRefused ? 'refused' : 'done' }])
          if (!isRefused) wished.isStopped = step === 'stop'
        } else if (step === 'again') await bringIntoLine(store, GYM, now(), { sn: SN, pin: PIN })
        else if (step === 'wait') door.scene.later(70)
        else await door.poll(step === 'poll' ? 'well' : step)
        if (step === 'leave' || step === 'back') wished.hasLeft = step === 'leave'
      }
      // What was sent and not answered is due again by then.
      door.scene.later(70)
      await door.poll()
      const { desired, version, devices } = await userOf()
      expect(door.opens(PIN, TODAY)).toBe(!wished.hasLeft && !wished.isStopped)
      expect(desired).toBe(door.opens(PIN, TODAY) ? 'enabled' : 'disabled')
      expect(devices[SN]?.appliedVersion).toBe(version)
      expect(await waiting()).toBe(0)
    }),
    { numRuns: 15 },
  )
}, 120_000)
