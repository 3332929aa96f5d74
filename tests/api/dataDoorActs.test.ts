import { beforeEach, describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { followMember } from '@/data/biometric/followMember'
import { bringIntoLine } from '@/data/biometric/bringIntoLine'
import type { DocumentStore } from '@/data/store/documentStore'
import { doneAs, saleInputOn, cashRow } from './support/acts'
import {
  beginDoors,
  GYM,
  members,
  newDoor,
  NOW,
  ofMember,
  owner,
  ownerToken,
  PIN,
  SECRET,
  sell,
  SN,
  store,
  stored,
  template,
  TODAY,
  userOf,
  waiting,
} from './support/doorGym'
import { formOf, gymInfo, putGym } from './support/gymFixtures'
import { ask } from './support/servedCalls'

beforeEach(beginDoors)

describe('an act on a package tells the doors in the same transaction (DOMAIN 1.6)', () => {
  it('a device that is off while a package is sold, frozen and cancelled is right within one poll', async () => {
    const door = newDoor()
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
  const token = await ownerToken()
  await sell()
  const { scene } = newDoor()
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

describe('what a page writes of a member reaches the doors', () => {
  const follow = (memberId = 'asha', pinBefore = PIN) =>
    followMember(store, { gymId: GYM, memberId, pinBefore }, NOW)

  it('deactivated, deleted and blocked is shut out, brought back is let in; a repeat changes nothing', async () => {
    await sell()
    for (const [leave, back] of [
      [() => members().deactivate(GYM, 'asha', 'Moved'), () => members().restore(GYM, 'asha')],
      [() => members().remove(GYM, 'asha'), () => members().undoRemove(GYM, 'asha')],
      [() => members().block(GYM, 'asha', 'Lent their card'), () => members().unblock(GYM, 'asha')],
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
    expect((await stored('members/asha'))?.['biometricUserId']).toBe(0)
    expect(await userOf()).toMatchObject({ personId: 'ravi' })
  })
})
