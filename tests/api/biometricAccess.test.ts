import { ask, everyDocument, usualCallers } from './support/servedCalls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deskCalls } from '@/domain/api/calls/deskCalls'
import { errorBodySchema, type CallName } from '@/domain/api/contract'
import { adminStore } from '../support/emulators'
import { putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const IRON = 'door-iron'
const ICE = 'door-ice'
const tokens = { admin: '', owner: '', manager: '', sales: '', other: '' }
const { store } = openAdminStore()
const NOW = new Date('2026-11-20T06:30:00Z')

type Access = 'enableBiometricUser' | 'disableBiometricUser'

const call = (name: CallName, input: object, token = tokens.owner) =>
  ask(name, input, { token }, { now: () => NOW })
const wish = (name: Access, biometricUserId: unknown, token = tokens.owner, gymId = IRON) =>
  call(name, { biometricUserId, gymId }, token)

async function wished(name: Access, biometricUserId: unknown, token = tokens.owner) {
  const { status, body } = await wish(name, biometricUserId, token)
  expect([status, body]).toMatchObject([200, { kind: 'done', ok: true }])
  const answer = deskCalls.enableBiometricUser.output.parse(body)
  if (answer.kind !== 'done') throw new Error(answer.reason)
  return answer
}

const dataOf = async (path: string) => (await adminStore().doc(path).get()).data()
const put = (path: string, data: object) =>
  adminStore()
    .doc(path)
    .set({ ...data })

async function commandsOf(sn: string) {
  const { docs } = await adminStore().collection(`biometricDevices/${sn}/commands`).orderBy('id').get()
  return docs.map((each) => each.data())
}

const device = (sn: string, fields: object = {}) =>
  put(`biometricDevices/${sn}`, {
    gymId: IRON,
    name: 'Front door',
    enabled: true,
    nextCmdId: 1,
    pendingCount: 0,
    lastSeenAt: new Date(NOW.getTime() - 60_000),
    ...fields,
  })

beforeAll(async () => {
  Object.assign(tokens, await usualCallers('door', IRON, ICE))
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ICE)
  await put('members/asha', { gymId: IRON, name: 'Asha Rao', biometricUserId: 1001 })
  await put('staff/ravi', { gymId: IRON, name: 'Ravi', biometricId: '1002' })
})

describe('enabling and disabling on the devices (DOMAIN 1.6)', () => {
  it('keeps the wish and queues one command for each enabled device of the centre', async () => {
    await device('CGKK1')
    await device('CGKK2', { lastSeenAt: new Date(NOW.getTime() - 3_600_000) })
    await device('OFF', { enabled: false })
    await device('ICE1', { gymId: ICE })
    const answer = await wished('disableBiometricUser', ' 001001 ')
    expect(answer).toEqual({
      kind: 'done',
      ok: true,
      biometricUserId: '1001',
      gymId: IRON,
      desired: 'disabled',
      version: 1,
      devices: [
        { sn: 'CGKK1', commandId: 1, status: 'queued', online: true, lastSeenAt: '2026-11-20T06:29:00.000Z' },
        {
          sn: 'CGKK2',
          commandId: 1,
          status: 'queued',
          online: false,
          lastSeenAt: '2026-11-20T05:30:00.000Z',
        },
      ],
    })
    expect(await dataOf(`biometricUsers/${IRON}_1001`)).toMatchObject({
      gymId: IRON,
      pin: '1001',
      personType: 'member',
      personId: 'asha',
      desired: 'disabled',
      version: 1,
    })
    expect(await commandsOf('CGKK1')).toMatchObject([
      { id: 1, gymId: IRON, pin: '1001', kind: 'DISABLE', status: 'QUEUED', desiredVersion: 1, attempts: 0 },
    ])
    expect(await dataOf('biometricDevices/CGKK1')).toMatchObject({ nextCmdId: 2, pendingCount: 1 })
    expect([await commandsOf('OFF'), await commandsOf('ICE1')]).toEqual([[], []])
  })

  it('lets the last wish win over one that waits, also over one that was sent and would be sent again', async () => {
    await device('CGKK1')
    await wished('disableBiometricUser', 1001)
    expect((await wished('enableBiometricUser', 1001)).version).toBe(2)
    expect((await commandsOf('CGKK1')).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'DISABLE SUPERSEDED',
      'ENABLE QUEUED',
    ])
    expect(await dataOf('biometricDevices/CGKK1')).toMatchObject({ nextCmdId: 3, pendingCount: 1 })
    await adminStore().doc('biometricDevices/CGKK1/commands/2').update({ status: 'SENT' })
    await wished('disableBiometricUser', 1001)
    expect((await commandsOf('CGKK1')).map(({ status }) => status as unknown)).toEqual([
      'SUPERSEDED',
      'SUPERSEDED',
      'QUEUED',
    ])
    expect(await dataOf('biometricDevices/CGKK1')).toMatchObject({ pendingCount: 1 })
  })

  it('comes to one command that waits, and to every wish’s version, in a rush', async () => {
    await device('CGKK1')
    const answers = await Promise.all(Array.from({ length: 6 }, () => wished('enableBiometricUser', 1001)))
    expect(answers.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5, 6])
    const statuses = (await commandsOf('CGKK1')).map(({ status }) => status as unknown)
    expect(statuses.filter((status) => status === 'QUEUED')).toHaveLength(1)
    expect(await dataOf('biometricDevices/CGKK1')).toMatchObject({ nextCmdId: 7, pendingCount: 1 })
  })

  it('keeps the wish without a device', async () => {
    expect((await wished('enableBiometricUser', '1002')).devices).toEqual([])
    expect(await dataOf(`biometricUsers/${IRON}_1002`)).toMatchObject({
      personType: 'employee',
      personId: 'ravi',
      desired: 'enabled',
    })
  })

  it('refuses a number that nobody has, or more than one', async () => {
    await put('members/other', { gymId: ICE, biometricUserId: 1003 })
    await put('members/gone', { gymId: IRON, biometricUserId: 1004, deleted: true })
    await put('members/twin', { gymId: IRON, biometricUserId: 1002 })
    const before = await everyDocument()
    for (const pin of [1003, 1004])
      expect((await wish('enableBiometricUser', pin)).status, String(pin)).toBe(404)
    expect((await wish('enableBiometricUser', 1002)).body).toMatchObject({
      kind: 'refused',
      field: 'biometricUserId',
    })
    expect(await everyDocument()).toEqual(before)
  })

  it.each(['', ' ', '0', '000', 0, -1, 1.5, 'abc', '1'.repeat(10), null])(
    'takes no %j for a number',
    async (no) => {
      const { status, body } = await wish('disableBiometricUser', no)
      expect(status).toBe(400)
      expect(errorBodySchema.parse(body).error.issues).toMatchObject([{ path: 'biometricUserId' }])
    },
  )

  it('is for the owner, the manager and administrators', async () => {
    const before = await everyDocument()
    for (const name of ['enableBiometricUser', 'disableBiometricUser'] as const)
      for (const token of [tokens.sales, tokens.other])
        expect((await wish(name, 1001, token)).status).toBe(403)
    expect((await wish('enableBiometricUser', 1001, '')).status).toBe(401)
    expect(await everyDocument()).toEqual(before)
    await wished('enableBiometricUser', 1001, tokens.manager)
    await wished('disableBiometricUser', 1001, tokens.admin)
    expect((await wish('enableBiometricUser', 1, tokens.admin, 'no-such-centre')).status).toBe(404)
  })

  it('writes to the audit log who let in and who kept out', async () => {
    await wished('disableBiometricUser', 1001)
    await wished('enableBiometricUser', 1001, tokens.manager)
    const { docs } = await adminStore().collection('auditLogs').get()
    expect(docs.map((each) => [each.data()['act'], each.data()['by']] as unknown[]).sort()).toEqual([
      ['biometric.disable', IRON],
      ['biometric.enable', 'door-desk'],
    ])
  })
})

describe('importPunches (PRODUCT 2.K)', () => {
  const range = { gymId: IRON, fromDate: '2026-11-18', toDate: '2026-11-20' }

  async function imported(input: object = range, token = tokens.owner) {
    const { status, body } = await call('importPunches', input, token)
    expect([status, body]).toMatchObject([200, {}])
    return deskCalls.importPunches.output.parse(body)
  }

  it('asks each device again for the range, and answers with its attendance', async () => {
    await device('CGKK1')
    const visit = { entry: new Date('2026-11-19T02:30:00Z'), exit: null, isAutoExit: false }
    const people = { asha: { type: 'member', name: 'Asha', code: 'A1', dp: '', visits: [visit], by: '' } }
    for (const date of ['2026-11-17', '2026-11-19'])
      await put(`attendanceDays/${IRON}_${date}`, { id: `${IRON}_${date}`, gymId: IRON, date, people })
    expect(await imported()).toEqual({
      queued: [{ sn: 'CGKK1', commandId: 1 }],
      rows: [
        {
          date: '2026-11-19',
          personId: 'asha',
          personType: 'member',
          name: 'Asha',
          code: 'A1',
          visits: [{ entry: '2026-11-19T02:30:00.000Z', exit: null, isAutoExit: false }],
        },
      ],
    })
    expect(await commandsOf('CGKK1')).toMatchObject([
      { kind: 'QUERY', pin: '', payload: { table: 'ATTLOG', fromDate: '2026-11-18', toDate: '2026-11-20' } },
    ])
  })

  it('asks a device once for the same range, until it has answered', async () => {
    await device('CGKK1')
    const first = await imported()
    const before = await everyDocument()
    expect(await imported()).toEqual(first)
    expect(await everyDocument()).toEqual(before)
    expect((await imported({ ...range, toDate: '2026-11-19' })).queued).toEqual([
      { sn: 'CGKK1', commandId: 2 },
    ])
    await adminStore().doc('biometricDevices/CGKK1/commands/1').update({ status: 'DONE' })
    expect((await imported()).queued).toEqual([{ sn: 'CGKK1', commandId: 3 }])
  })

  it('asks a device once in a rush', async () => {
    await device('CGKK1')
    await Promise.all(Array.from({ length: 5 }, () => imported()))
    expect(await commandsOf('CGKK1')).toHaveLength(1)
  })

  it('takes no range that runs backwards, is too long or is none', async () => {
    for (const dates of [
      { fromDate: '2026-11-20', toDate: '2026-11-19' },
      { fromDate: '2026-10-01', toDate: '2026-11-01' },
      { fromDate: '2026-02-30', toDate: '2026-03-01' },
      { fromDate: 'yesterday', toDate: '2026-03-01' },
      { fromDate: '2026-11-20', toDate: '9999-12-31' },
    ])
      expect((await call('importPunches', { gymId: IRON, ...dates })).status).toBe(400)
    expect((await imported({ gymId: IRON, fromDate: '2026-10-01', toDate: '2026-10-31' })).rows).toEqual([])
  })

  it('is for the owner and administrators', async () => {
    for (const token of [tokens.manager, tokens.sales, tokens.other])
      expect((await call('importPunches', range, token)).status).toBe(403)
    expect((await imported(range, tokens.admin)).queued).toEqual([])
    expect((await call('importPunches', { ...range, gymId: 'no-such' }, tokens.admin)).status).toBe(422)
  })
})
