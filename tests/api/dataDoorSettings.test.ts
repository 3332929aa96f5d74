import { beforeEach, describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { gymPath } from '@/data/gyms/gymOf'
import type { DocumentStore } from '@/data/store/documentStore'
import { followSettings } from '../../functions/src/biometric/followSettings'
import {
  beginDoors,
  GYM,
  newDoor,
  NOW,
  ownerToken,
  PIN,
  sell,
  SN,
  store,
  stored,
  waiting,
} from './support/doorGym'
import { ask } from './support/servedCalls'

beforeEach(beginDoors)

/** The owner's call, and what becomes of its event: the trigger of the deployed function does the same (triggersDoors). */
async function change(preference: object, over: DocumentStore = store) {
  const token = await ownerToken()
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

it('a new centre’s day is that of its own zone from the first mark on', async () => {
  const path = gymPath('doors-new')
  await store.batch((writer) =>
    writer.set(path, { gymId: 'doors-new', name: 'New', preference: { timezone: 'America/Los_Angeles' } }),
  )
  await followSettings(store, null, await store.get(path), NOW)
  expect(await stored(path)).toMatchObject({ preference: { utcOffsetMinutes: -480 } })
})

describe('settings of the centre reach the doors (decision 67)', () => {
  it('the rule for dues is at the doors with the event of its change', async () => {
    await sell()
    const paid = civil('2026-11-25')
    await store.batch((writer) =>
      writer.update('members/asha', [{ at: ['currentPackage', 'paidUntilDate'], value: paid }]),
    )
    const door = newDoor()
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
    const door = newDoor()
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
    expect(await stored(`biometricDevices/${SN}`)).toMatchObject({
      ...{ tzOffsetMinutes: 330, timezone: 'Asia/Kolkata' },
    })
    expect(await waiting()).toBe(0)
  })

  it('another zone of the centre is told to the doors at once, with the day that it makes it', async () => {
    await changed({ timezone: 'Asia/Dubai' })
    expect(await stored(`biometricDevices/${SN}`)).toMatchObject({
      ...{ tzOffsetMinutes: 240, timezone: 'Asia/Dubai', clockOffsetMinutes: 330 },
    })
    // By which the rules tell the centre's day.
    expect(await stored(gymPath(GYM))).toMatchObject({ preference: { utcOffsetMinutes: 240 } })
    const door = newDoor()
    expect(await door.poll()).toMatchObject([expect.stringMatching(/^C:\d+:REBOOT$/)])
    await changed({ timezone: 'Asia/Muscat' })
    expect(await stored(`biometricDevices/${SN}`)).toMatchObject({ timezone: 'Asia/Muscat' })
    expect(await waiting()).toBe(0)
  })
})
