import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffCalls } from '@/domain/api/calls/staffCalls'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { directoryEntryOf, shardOf } from '@/domain/members/directory'
import { readListLine } from '@/domain/members/listLine'
import { memberWith } from '@/domain/members/fixtures'
import { shardPath } from '@/data/members/memberRecords'
import { mapOf } from '@/domain/shared/readers'
import { ask, newAccount } from './support/servedCalls'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'
import { sampleInputs } from './support/sampleInputs'

const IRON = 'trainer-iron'
const ICE = 'trainer-ice'
const tokens = { owner: '', desk: '', other: '' }
const { store } = openAdminStore()

async function hired(name: string, gymId = IRON): Promise<string> {
  const fields = { key: randomUUID(), email: `${randomUUID()}@trainer.test`, name }
  const token = gymId === IRON ? tokens.owner : tokens.other
  const { status, body } = await ask(
    'createEmployee',
    { ...sampleInputs(gymId).createEmployee, ...fields },
    { token },
  )
  expect([status, body]).toMatchObject([200, {}])
  return staffCalls.createEmployee.output.parse(body).uid
}

/** As a page adds one: with the line of the directory. */
const putMember = (id: string, fields: object = {}) =>
  store.batch((writer) => {
    const member = memberWith({ id, gymId: IRON, name: `Member ${id}`, ...fields })
    writer.set(`members/${id}`, member)
    const n = shardOf(id)
    writer.merge(shardPath(member.gymId, n), {
      ...{ gymId: member.gymId, n, lastMemberId: id },
      people: { [id]: directoryEntryOf(member) },
    })
  })
const stored = async (path: string) => (await store.get(path))?.data
const assign = async (memberId: string, trainerId: string, token = tokens.owner) => {
  const { status, body } = await ask('assignTrainer', { gymId: IRON, memberId, trainerId }, { token })
  return { status, body }
}
/** The trainer's name by the record and by what lists know. */
async function trainerOf(id: string, gymId = IRON) {
  const member = await stored(`members/${id}`)
  const shard = await stored(shardPath(gymId, shardOf(id)))
  const line = mapOf(mapOf(shard?.['people'])?.[id])?.['w']
  const listed = readListLine(typeof line === 'string' ? line : '')
  expect([listed?.trainerId, listed?.trainerName]).toEqual([
    member?.['trainerId'] ?? '',
    member?.['trainerName'] ?? '',
  ])
  return [member?.['trainerId'] ?? '', member?.['trainerName'] ?? '']
}

beforeAll(async () => {
  const claims = (role: string, gymId: string) => ({ role, clientType: 'GYM', gymId })
  tokens.owner = await newAccount(IRON, claims('Client', IRON))
  tokens.desk = await newAccount('trainer-desk', claims('Manager', IRON))
  tokens.other = await newAccount(ICE, claims('Client', ICE))
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ICE)
  await putMember('asha')
})

describe('who trains a member', () => {
  it('stands in the record and in the lists, by name, and changes nothing else', async () => {
    const ravi = await hired('Ravi Kumar')
    const before = await stored('members/asha')
    expect(await assign('asha', ravi)).toEqual({ status: 200, body: { kind: 'done' } })
    expect(await trainerOf('asha')).toEqual([ravi, 'Ravi Kumar'])
    const after = await stored('members/asha')
    expect(after).toMatchObject({ updatedBy: IRON })
    const { trainerId, trainerName, formerTrainers, updatedAt, updatedBy, ...rest } = after ?? {}
    expect(rest).toEqual(Object.fromEntries(Object.entries(before ?? {}).filter(([key]) => key in rest)))
    const yesterday = addDays(civilDateIn(new Date(), 'Asia/Kolkata'), -1)
    expect(formerTrainers).toEqual([{ id: '', until: yesterday }])
    expect([trainerId, trainerName, updatedBy, typeof updatedAt]).toEqual([
      ravi,
      'Ravi Kumar',
      IRON,
      'object',
    ])
  })

  it('is written once, taken away again, and may be the owner', async () => {
    const ravi = await hired('Ravi Kumar')
    await assign('asha', ravi)
    const once = await stored('members/asha')
    await assign('asha', ravi)
    expect(await stored('members/asha')).toEqual(once)
    await assign('asha', IRON)
    expect(await trainerOf('asha')).toEqual([IRON, 'Owner'])
    await assign('asha', '')
    expect(await trainerOf('asha')).toEqual(['', ''])
  })

  it('is somebody who works here, of a member of this centre, and said by the owner alone', async () => {
    const [ravi, gone, foreign] = [await hired('Ravi'), await hired('Gopal'), await hired('Ivan', ICE)]
    await ask('updateEmployee', { gymId: IRON, uid: gone, isActive: false }, { token: tokens.owner })
    await putMember('ice', { gymId: ICE })
    for (const nobody of [gone, foreign, 'no-such-employee'])
      expect(await assign('asha', nobody)).toMatchObject({
        status: 200,
        body: { kind: 'refused', reason: 'Choose somebody who works here.', field: 'trainerId' },
      })
    for (const member of ['ice', 'no-such-member'])
      expect(await assign(member, ravi)).toMatchObject({ status: 200, body: { kind: 'refused' } })
    expect((await assign('asha', ravi, tokens.desk)).status).toBe(403)
    expect((await assign('asha', ravi, tokens.other)).status).toBe(403)
    expect(await trainerOf('asha')).toEqual(['', ''])
    expect(await trainerOf('ice', ICE)).toEqual(['', ''])
    expect((await assign('asha', ravi)).body).toEqual({ kind: 'done' })
  })
})

it('nobody trains a person who was erased, or is being', async () => {
  const ravi = await hired('Ravi')
  const erased = { at: new Date('2026-11-20T06:30:00Z'), by: IRON, isDone: false, visitsTo: null }
  await putMember('gone', { isActive: false, deleted: true, erased })
  const before = await stored('members/gone')
  expect((await assign('gone', ravi)).body).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('This person was erased.') as string,
  })
  expect(await stored('members/gone')).toEqual(before)
  expect((await assign('asha', ravi)).body).toEqual({ kind: 'done' })
})

describe('a trainer who leaves', () => {
  const change = async (uid: string, fields: object) =>
    (await ask('updateEmployee', { gymId: IRON, uid, ...fields }, { token: tokens.owner })).body

  it('hands members over first, all of them, with those who left and page by page', async () => {
    const [ravi, meera] = [await hired('Ravi'), await hired('Meera')]
    for (let at = 0; at < 60; at += 1) await putMember(`m${at}`, { trainerId: ravi, trainerName: 'Ravi' })
    await putMember('left', { trainerId: ravi, trainerName: 'Ravi', isActive: false })
    await putMember('others', { trainerId: meera, trainerName: 'Meera' })
    expect(await change(ravi, { isActive: false, reason: 'Moved' })).toEqual({
      kind: 'refused',
      field: 'handOverTo',
      reason: 'Ravi trains 60 members. Choose who takes them over.',
    })
    expect(await change(ravi, { isActive: false, handOverTo: ravi })).toMatchObject({ kind: 'refused' })
    expect(await trainerOf('m0')).toEqual([ravi, 'Ravi'])
    expect(await change(ravi, { isActive: false, handOverTo: meera })).toMatchObject({ kind: 'done' })
    for (const id of ['m0', 'm24', 'm25', 'm59', 'left', 'others'])
      expect(await trainerOf(id)).toEqual([meera, 'Meera'])
    expect(await stored(`staff/${ravi}`)).toMatchObject({ isActive: false })
  })

  it.each([
    ['today, by default', null, 0],
    ['today', 0, 0],
    ['yesterday', -1, -1],
    ['longer ago', -20, -1],
  ])('has trained them on the last day of work as well, where it is %s', async (_, lastDay, until) => {
    const today = civilDateIn(new Date(), 'Asia/Kolkata')
    const [ravi, meera] = [await hired('Ravi'), await hired('Meera')]
    await putMember('m1', { trainerId: ravi, trainerName: 'Ravi' })
    const leftOn = lastDay === null ? {} : { leftOn: addDays(today, lastDay) }
    expect(await change(ravi, { isActive: false, handOverTo: meera, ...leftOn })).toMatchObject({
      kind: 'done',
    })
    const formerTrainers = [{ id: ravi, until: addDays(today, until) }]
    expect(await stored('members/m1')).toMatchObject({ trainerId: meera, formerTrainers })
    // Somebody else instead of who took them over, on the day of it: that one never trained them.
    await assign('m1', IRON)
    expect(await stored('members/m1')).toMatchObject({ trainerId: IRON, formerTrainers })
  })

  it('leaves members and leads to nobody in particular', async () => {
    const ravi = await hired('Ravi')
    await putMember('m1', { trainerId: ravi, trainerName: 'Ravi' })
    const lead = { gymId: IRON, name: 'Kiran', status: 'New', ownerId: ravi, deleted: false }
    await store.batch((writer) => writer.set('leads/kiran', lead))
    expect(await change(ravi, { isActive: false })).toMatchObject({
      reason: 'Ravi follows up 1 open lead and trains 1 member. Choose who takes them over.',
    })
    expect(await change(ravi, { isActive: false, handOverTo: '' })).toMatchObject({ kind: 'done' })
    expect(await trainerOf('m1')).toEqual(['', ''])
    expect(await stored('leads/kiran')).toMatchObject({ ownerId: '' })
  })

  it('who only has another name takes it along', async () => {
    const ravi = await hired('Ravi')
    await putMember('m1', { trainerId: ravi, trainerName: 'Ravi' })
    await change(ravi, { name: 'Ravi Verma' })
    expect(await trainerOf('m1')).toEqual([ravi, 'Ravi Verma'])
  })
})
