import { ask, everyDocument, newAccount } from './support/servedCalls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deskCalls } from '@/domain/api/calls/deskCalls'
import { errorBodySchema } from '@/domain/api/contract'
import { messageSchema } from '@/domain/messages/message'
import { readMessage } from '../../functions/src/messages/outbox'
import { queueMessages } from '../../functions/src/messages/queueMessages'
import { dryRun } from '../../functions/src/messages/dryRun'
import { adminAuth, adminStore } from '../support/emulators'
import { putCentre } from './support/centreFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from './support/emptyStore'

const IRON = 'sms-iron'
const ICE = 'sms-ice'
const tokens = { admin: '', owner: '', manager: '', sales: '', other: '' }
const { store } = openAdminStore()

const vars = {
  name: 'Asha Rao',
  amount: '₹1,180.00',
  invoiceNumber: 'IRN/26-27/000001',
  date: '20 Nov, 2026',
}
const receipt = (fields: object = {}) => ({
  gymId: IRON,
  to: '98765 43210',
  templateKey: 'receipt',
  vars,
  ...fields,
})

const queue = (input: object, token = tokens.owner, parts = {}) => ask('sendSMS', input, { token }, parts)

async function queued(input: object, token = tokens.owner, parts = {}) {
  const { status, body } = await queue(input, token, parts)
  expect([status, body]).toMatchObject([200, {}])
  const answer = deskCalls.sendSMS.output.parse(body)
  if (answer.kind !== 'done') throw new Error(answer.reason)
  return answer
}

async function refused(input: object, token = tokens.owner) {
  const { status, body } = await queue(input, token)
  expect([status, body]).toMatchObject([200, {}])
  const answer = deskCalls.sendSMS.output.parse(body)
  if (answer.kind !== 'refused') throw new Error('it was queued')
  return answer
}

async function messages() {
  const { docs } = await adminStore().collection('outbox').get()
  return docs.map(({ id }) => id)
}

async function messageOf(id: string) {
  const stored = await store.get(`outbox/${id}`)
  if (stored === null) throw new Error('no such message')
  return messageSchema.parse(readMessage(stored))
}

const cap = (smsDailyCap: number) => putCentre(store, IRON, { preference: { smsDailyCap } })

beforeAll(async () => {
  tokens.admin = await newAccount('sms-admin', { admin: true })
  tokens.owner = await newAccount(IRON, { role: 'Client', clientType: 'GYM', gymId: IRON })
  tokens.other = await newAccount(ICE, { role: 'Client', clientType: 'GYM', gymId: ICE })
  tokens.manager = await newAccount('sms-desk', { role: 'Manager', clientType: 'GYM', gymId: IRON })
  tokens.sales = await newAccount('sms-sales', { role: 'Sales' })
})

beforeEach(async () => {
  await emptyStore()
  await putCentre(store, IRON)
  await putCentre(store, ICE)
})

describe('sendSMS', () => {
  it('queues the rendered message to the number as providers take it', async () => {
    const answer = await queued(receipt())
    expect(answer).toMatchObject({
      ok: true,
      status: 'queued',
      ids: [answer.id],
      cap: { limit: 200, used: 1 },
    })
    expect(await messageOf(answer.id)).toMatchObject({
      gymId: IRON,
      channel: 'sms',
      to: '+919876543210',
      status: 'queued',
      attempts: 0,
      category: 'service',
      source: IRON,
      rendered:
        'Dear Asha Rao, Centre sms-iron has received Rs.1,180.00 for IRN/26-27/000001 on 20 Nov, 2026. Thank you.',
    })
  })

  it('queues one for each recipient, and each recipient once', async () => {
    const { ids, cap: counted } = await queued(
      receipt({ to: ['9876543210', '9876543211', '+91 98765 43210'] }),
    )
    expect(ids).toHaveLength(3)
    expect([ids[0], new Set(ids).size, counted.used]).toEqual([ids[2], 2, 2])
    expect((await messages()).sort()).toEqual([...new Set(ids)].sort())
  })

  it('queues nothing twice under one key, and does not count it', async () => {
    const first = await queued(receipt({ dedupeKey: 'receipt:1' }))
    expect(first.id).toMatch(/^[0-9a-f]{64}$/)
    const before = await everyDocument()
    expect(await queued(receipt({ dedupeKey: 'receipt:1' }))).toEqual(first)
    expect(await everyDocument()).toEqual(before)
    expect((await queued(receipt({ dedupeKey: 'receipt:2' }))).id).not.toBe(first.id)
    expect((await queued(receipt())).id).not.toBe((await queued(receipt())).id)
  })

  it('queues one of many that come at once under one key', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => queued(receipt({ dedupeKey: 'rush' }))))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await messages()).toHaveLength(1)
    expect((await queued(receipt({ dedupeKey: 'rush' }))).cap.used).toBe(1)
  })

  it('sends no more in a day than the centre’s cap, in a rush as well', async () => {
    await cap(5)
    const answers = await Promise.all(Array.from({ length: 12 }, () => queue(receipt())))
    const kinds = answers.map(({ body }) => deskCalls.sendSMS.output.parse(body).kind).sort()
    expect(kinds.filter((kind) => kind === 'done')).toHaveLength(5)
    expect(await messages()).toHaveLength(5)
    const { reason, field } = await refused(receipt())
    expect([reason, field]).toEqual([expect.stringContaining('5 messages of today'), 'to'])
  })

  it('sends all of a list or none', async () => {
    await cap(3)
    await queued(receipt({ to: ['9876543210', '9876543211'] }))
    const { reason } = await refused(receipt({ to: ['9876543212', '9876543213'] }))
    expect(reason).toContain('Only 1 message of 3')
    expect(await messages()).toHaveLength(2)
    await queued(receipt({ to: '9876543212' }))
  })

  it('counts anew when the centre’s day begins', async () => {
    await cap(1)
    const at = (instant: string) => ({ now: () => new Date(instant) })
    await queued(receipt(), tokens.owner, at('2026-11-20T18:29:00Z'))
    const late = await queue(receipt(), tokens.owner, at('2026-11-20T18:29:59Z'))
    expect(late.body).toMatchObject({ kind: 'refused' })
    expect((await queued(receipt(), tokens.owner, at('2026-11-20T18:30:00Z'))).cap.used).toBe(1)
  })

  it('is for the owner, the manager and administrators', async () => {
    const before = await everyDocument()
    for (const token of [tokens.sales, tokens.other]) expect((await queue(receipt(), token)).status).toBe(403)
    expect((await queue(receipt(), '')).status).toBe(401)
    expect(await everyDocument()).toEqual(before)
    await queued(receipt(), tokens.manager)
    await queued(receipt({ gymId: ICE }), tokens.admin)
  })

  it('names what is not acceptable', async () => {
    const issuesOf = async (fields: object) => {
      const { status, body } = await queue(receipt(fields))
      return [status, errorBodySchema.parse(body).error.issues?.map(({ path }) => path)]
    }
    expect(await issuesOf({ to: [] })).toEqual([400, ['to']])
    expect(await issuesOf({ to: Array.from({ length: 101 }, () => '9876543210') })).toEqual([400, ['to']])
    expect(await issuesOf({ templateKey: 'a/b' })).toEqual([400, ['templateKey']])
    expect(await issuesOf({ vars: { name: null } })).toEqual([400, ['vars.name']])
    expect(await issuesOf({ channel: 'fax' })).toEqual([400, ['channel']])
    expect(await issuesOf({ message: ' ' })).toEqual([400, ['message']])
  })

  it('refuses in words at the field what can’t be sent, and then nothing is queued', async () => {
    for (const [field, fields] of [
      ['to', { to: ['9876543210', '12345'] }],
      ['to', { channel: 'email', to: 'nobody' }],
      ['templateKey', { templateKey: 'unheardOf' }],
      ['templateKey', { templateKey: 'constructor' }],
      ['vars', { vars: { name: 'Asha' } }],
    ] as const)
      expect(await refused(receipt(fields))).toMatchObject({ field })
    expect(await messages()).toEqual([])
  })

  it('writes by the centre’s own template, and by no other centre’s', async () => {
    const template = {
      key: 'receipt',
      channel: 'sms',
      body: 'Received {#var#}.',
      varNames: ['amount'],
      dltTemplateId: '1107',
      header: 'IRNGYM',
      category: 'service',
    }
    const put = (gymId: string) =>
      adminStore()
        .doc(`messageTemplates/${IRON}_receipt_sms`)
        .set({ ...template, gymId })
    await put(ICE)
    expect((await messageOf((await queued(receipt())).id)).rendered).toContain('Dear Asha')
    await put(IRON)
    expect(await messageOf((await queued(receipt())).id)).toMatchObject({
      rendered: 'Received Rs.1,180.00.',
      dltTemplateId: '1107',
      header: 'IRNGYM',
    })
  })

  it('takes free text for the dry run, and none for an Indian number with a provider', async () => {
    expect((await messageOf((await queued(receipt({ message: 'Closed tomorrow' }))).id)).rendered).toBe(
      'Closed tomorrow',
    )
    const wish = { gymId: IRON, templateKey: 'note', vars: {}, channel: 'sms', message: 'Closed' } as const
    const acting = {
      caller: { uid: IRON, role: 'CLIENT', gymId: IRON },
      store,
      auth: adminAuth(),
      now: new Date(),
      requestId: 'request-1',
    } as const
    const provider = { ...dryRun, isDry: false }
    expect(await queueMessages({ ...wish, to: ['9876543210'] }, acting, provider)).toMatchObject({
      kind: 'refused',
      field: 'message',
    })
    expect(await queueMessages({ ...wish, to: ['+971501234567'] }, acting, provider)).toMatchObject({
      kind: 'done',
    })
  })

  it('sends nothing for a centre that is disabled or not there', async () => {
    await putCentre(store, IRON, { isDisabled: true })
    expect((await queue(receipt())).status).toBe(403)
    expect((await queue(receipt(), tokens.admin)).status).toBe(403)
    expect((await queue(receipt({ gymId: 'no-such-centre' }), tokens.admin)).status).toBe(422)
  })

  it('writes to the audit log who sent, and to nobody’s number', async () => {
    await queued(receipt())
    const { docs } = await adminStore().collection('auditLogs').get()
    expect(docs.map((entry) => entry.data())).toMatchObject([{ act: 'message.queue', by: IRON, gymId: IRON }])
    expect(JSON.stringify(docs.map((entry) => entry.data()))).not.toContain('98765')
  })
})
