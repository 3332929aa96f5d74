import { iclockScene } from './support/iclockScene'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askDay, readDay } from '@/data/attendance/dayParts'
import { deviceCalls } from '@/domain/api/calls/deviceCalls'
import { civil } from '@/domain/shared/civilDate'
import { adminStore } from '../support/emulators'
import { putDevice } from './support/deviceFixtures'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'
import { ask, newAccount } from './support/servedCalls'

const GYM = 'door-former'
const SN = 'FORMER1'
const KEYED = `SN=${SN}&pushcommkey=QW7F3A9C21`
/** Half past six in India. */
const NOW = new Date('2026-11-20T01:00:00Z')
const TODAY = '2026-11-20'
let scene = iclockScene(NOW)
let owner = ''

const put = (path: string, data: object) =>
  adminStore()
    .doc(path)
    .set({ ...data })

async function link(pin: number, personId: string): Promise<number> {
  const input = { gymId: GYM, personType: 'member', personId, pin } as const
  const { body } = await ask('linkPin', input, { token: owner }, { now: () => scene.clock.at })
  const answer = deviceCalls.linkPin.output.parse(body)
  return answer.kind === 'done' ? answer.punches : expect.fail(answer.reason)
}
/** Presses at these times of the day, and sends them. */
const press = (...times: string[]) =>
  scene.call('POST', `/iclock/cdata?${KEYED}&table=ATTLOG`, {
    body: times.map((at) => `1001\t${TODAY} ${at}\t0\t1\t0\t0\t0\t\n`).join(''),
  })
const wall = (at: Date | null) =>
  at === null ? '' : new Date(at.getTime() + 330 * 60_000).toISOString().slice(11, 16)
async function visits(personId: string) {
  const day = await askDay(scene.store, readDay, GYM, civil(TODAY))
  return (day?.people[personId]?.visits ?? []).map(({ entry, exit }) => wall(entry ?? exit))
}

const runs = {
  ...{ id: 'p', name: 'Quarter', startDate: '2026-11-01', endDate: '2027-01-31' },
  assignedAt: new Date('2026-11-01T06:00:00Z'),
}

beforeAll(async () => {
  owner = await newAccount(GYM, { role: 'Client', clientType: 'GYM', gymId: GYM })
})

beforeEach(async () => {
  await emptyStore()
  scene = iclockScene(NOW)
  await putGym(scene.store, GYM, { deviceSerials: [SN] })
  await putDevice(scene.store, { sn: SN, gymId: GYM, secret: 'QW7F3A9C21' })
  for (const [id, name] of [
    ['asha', 'Asha Rao'],
    ['vikram', 'Vikram'],
  ] as const)
    await put(`members/${id}`, { gymId: GYM, name, biometricUserId: 0, currentPackage: runs })
})

describe('punches with a number that was taken off somebody', () => {
  it('are not given to whoever has the number next, and are to them once they have it again', async () => {
    await link(1001, 'asha')
    scene.later(600)
    await link(0, 'asha')
    scene.later(3600)
    await press('07:00:00')
    scene.later(600)
    expect(await link(1001, 'vikram')).toBe(0)
    await press('07:00:00')
    expect([await visits('vikram'), await visits('asha')]).toEqual([[], []])
    scene.later(600)
    await press('07:59:00')
    expect(await visits('vikram')).toEqual(['07:59'])

    scene.later(600)
    await link(0, 'vikram')
    scene.later(60)
    expect(await link(1001, 'asha')).toBe(1)
    await press('07:00:00', '07:59:00')
    expect([await visits('vikram'), await visits('asha')]).toEqual([['07:59'], ['07:00']])
  })

  it('that come late, when somebody else has it, are not theirs', async () => {
    await link(1001, 'asha')
    scene.later(600)
    await link(0, 'asha')
    scene.later(3600)
    await link(1001, 'vikram')
    scene.later(600)
    await press('06:35:00', '07:00:00', '07:45:00')
    expect([await visits('vikram'), await visits('asha')]).toEqual([['07:45'], []])
  })

  it('of somebody who was stopped at the door are no visits when they have it again', async () => {
    await link(1001, 'asha')
    scene.later(60)
    const stop = { gymId: GYM, biometricUserId: '1001' }
    await ask('disableBiometricUser', stop, { token: owner }, { now: () => scene.clock.at })
    scene.later(60)
    await link(0, 'asha')
    scene.later(3600)
    await press('07:00:00')
    expect(await link(1001, 'asha')).toBe(0)
    await press('07:00:00', '07:10:00')
    expect(await visits('asha')).toEqual([])
  })
})
