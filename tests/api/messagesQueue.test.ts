import {
  beginMessages,
  cap,
  ICE,
  IRON,
  messageAccounts,
  messageOf,
  messages,
  people,
  queue,
  queued,
  refused,
  reminder,
  store,
  tokens,
} from './support/messageGym'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deskCalls } from '@/domain/api/calls/deskCalls'
import { errorBodySchema } from '@/domain/api/contract'
import { adminStore } from '../support/emulators'
import { putGym } from './support/gymFixtures'
import { everyDocument } from './support/servedCalls'

beforeAll(messageAccounts)
beforeEach(beginMessages)

describe('sendSMS', () => {
  it('queues the rendered message to the number as providers take it', async () => {
    const answer = await queued(reminder())
    expect(answer).toMatchObject({
      ok: true,
      status: 'queued',
      ids: [answer.id],
      cap: { limit: 200, used: 1, usedInMonth: 1 },
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
        'Dear Person asha, your Rs.1,180 plan membership at Centre sms-iron ends on 20 Nov, 2026. Renew in time to keep training.',
    })
  })

  it('queues one for each recipient, and each recipient once', async () => {
    const { ids, cap: counted } = await queued(
      reminder({ to: [{ memberId: 'asha' }, { memberId: 'ravi' }, { memberId: 'again' }] }),
    )
    expect(ids).toHaveLength(3)
    expect([ids[0], new Set(ids).size, counted.used]).toEqual([ids[2], 2, 2])
    expect((await messages()).sort()).toEqual([...new Set(ids)].sort())
    const said = await Promise.all(ids.map(async (id) => (await messageOf(id)).rendered))
    expect(said.map((text) => text.slice(0, 17))).toEqual([
      'Dear Person asha,',
      'Dear Person ravi,',
      'Dear Person asha,',
    ])
  })

  it('queues nothing twice under one key, and does not count it', async () => {
    const first = await queued(reminder({ dedupeKey: 'receipt:1' }))
    expect(first.id).toMatch(/^[0-9a-f]{64}$/)
    const before = await everyDocument()
    expect(first.alreadyQueued).toBe(0)
    expect(await queued(reminder({ dedupeKey: 'receipt:1' }))).toEqual({ ...first, alreadyQueued: 1 })
    expect(await everyDocument()).toEqual(before)
    expect((await queued(reminder({ dedupeKey: 'receipt:2' }))).id).not.toBe(first.id)
    expect((await queued(reminder())).id).not.toBe((await queued(reminder())).id)
  })

  it('queues one of many that come at once under one key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => queued(reminder({ dedupeKey: 'rush' }))),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await messages()).toHaveLength(1)
    expect((await queued(reminder({ dedupeKey: 'rush' }))).cap.used).toBe(1)
  })

  /** The message under the key `again`, as it stands by now. */
  async function ended(fields: object) {
    const { id } = await queued(reminder({ dedupeKey: 'again' }))
    await adminStore()
      .doc(`outbox/${id}`)
      .update({ attempts: 3, nextAttemptAt: null, ...fields })
    return id
  }
  const failed = { status: 'failed', errorCode: 'permanent', errorMessage: 'This number does not exist.' }

  it('queues anew what has failed, once for all who ask, with the words of now', async () => {
    const id = await ended({ ...failed, rendered: 'Of before' })
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => queued(reminder({ dedupeKey: 'again' }))),
    )
    expect(answers.map(({ alreadyQueued }) => alreadyQueued).sort()).toEqual([0, 1, 1, 1])
    expect(answers.map((answer) => answer.id)).toEqual([id, id, id, id])
    expect(await messageOf(id)).toMatchObject({
      ...{ status: 'queued', attempts: 0, errorCode: '', errorMessage: '' },
      rendered: expect.stringContaining('ends on 20 Nov, 2026') as string,
      nextAttemptAt: expect.any(Date) as Date,
    })
    expect([(await messages()).length, answers.map(({ cap: { used } }) => used)]).toEqual([1, [2, 2, 2, 2]])
  })

  it('queues nothing anew past the cap, and leaves what has failed as it is', async () => {
    await cap(1)
    const id = await ended(failed)
    expect((await refused(reminder({ dedupeKey: 'again' }))).reason).toContain('1 message of today')
    expect(await messageOf(id)).toMatchObject({ ...failed, attempts: 3, nextAttemptAt: null })
  })

  it.each(['sending', 'sent', 'delivered', 'suppressed'])('queues nothing that is %s', async (status) => {
    await ended({ status })
    const before = await everyDocument()
    const answer = await queued(reminder({ dedupeKey: 'again' }))
    expect(answer).toMatchObject({ alreadyQueued: 1, cap: { used: 1 } })
    expect(await everyDocument()).toEqual(before)
  })

  it('sends no more in a day than the centre’s cap, in a rush as well', async () => {
    await cap(5)
    const answers = await Promise.all(Array.from({ length: 12 }, () => queue(reminder())))
    const kinds = answers.map(({ body }) => deskCalls.sendSMS.output.parse(body).kind).sort()
    expect(kinds.filter((kind) => kind === 'done')).toHaveLength(5)
    expect(await messages()).toHaveLength(5)
    const { reason, field } = await refused(reminder())
    expect([reason, field]).toEqual([expect.stringContaining('5 messages of today'), 'to'])
  })

  it('sends all of a list or none', async () => {
    await cap(3)
    await queued(reminder({ to: [{ memberId: 'asha' }, { memberId: 'ravi' }] }))
    const { reason } = await refused(reminder({ to: [{ memberId: 'meera' }, { memberId: 'zoya' }] }))
    expect(reason).toContain('Only 1 message of 3')
    expect(await messages()).toHaveLength(2)
    await queued(reminder({ to: { memberId: 'meera' } }))
  })

  it('counts anew when the centre’s day begins', async () => {
    await cap(1)
    const at = (instant: string) => ({ now: () => new Date(instant) })
    await queued(reminder(), tokens.owner, at('2026-11-20T18:29:00Z'))
    const late = await queue(reminder(), tokens.owner, at('2026-11-20T18:29:59Z'))
    expect(late.body).toMatchObject({ kind: 'refused' })
    expect((await queued(reminder(), tokens.owner, at('2026-11-20T18:30:00Z'))).cap.used).toBe(1)
  })

  it('is for the owner, the manager and administrators', async () => {
    const before = await everyDocument()
    for (const token of [tokens.sales, tokens.other])
      expect((await queue(reminder(), token)).status).toBe(403)
    expect((await queue(reminder(), '')).status).toBe(401)
    expect(await everyDocument()).toEqual(before)
    await queued(reminder(), tokens.manager)
    await queued(reminder({ gymId: ICE, to: { memberId: 'stranger' } }), tokens.admin)
  })

  it('names what is not acceptable', async () => {
    const issuesOf = async (fields: object) => {
      const { status, body } = await queue(reminder(fields))
      return [status, errorBodySchema.parse(body).error.issues?.map(({ path }) => path)]
    }
    expect(await issuesOf({ to: [] })).toEqual([400, ['to']])
    expect(await issuesOf({ to: Array.from({ length: 101 }, () => ({ memberId: 'asha' })) })).toEqual([
      400,
      ['to'],
    ])
    for (const to of [
      '9876543210',
      ['9876543210'],
      { owner: true },
      { memberId: 'a/b' },
      { memberId: 'asha', phone: '1' },
    ])
      expect([to, (await queue(reminder({ to }))).status]).toEqual([to, 400])
    expect(await issuesOf({ templateKey: 'a/b' })).toEqual([400, ['templateKey']])
    expect(await issuesOf({ vars: { name: null } })).toEqual([400, ['vars.name']])
    expect(await issuesOf({ channel: 'fax' })).toEqual([400, ['channel']])
    expect(await issuesOf({ message: ' ' })).toEqual([400, ['message']])
  })

  it('refuses in words at the field what can’t be sent, and then nothing is queued', async () => {
    await people(IRON, { fresh: '9876543215' })
    for (const [field, fields] of [
      ['to', { to: [{ memberId: 'asha' }, { memberId: 'noNumber' }] }],
      ['templateKey', { templateKey: 'unheardOf' }],
      ['templateKey', { templateKey: 'constructor' }],
      ['vars', { to: { memberId: 'fresh' } }],
    ] as const)
      expect(await refused(reminder(fields))).toMatchObject({ field })
    expect(await messages()).toEqual([])
  })

  it('sends nothing for a centre that is disabled or not there', async () => {
    await putGym(store, IRON, { isDisabled: true })
    expect((await queue(reminder())).status).toBe(403)
    expect((await queue(reminder(), tokens.admin)).status).toBe(403)
    expect((await queue(reminder({ gymId: 'no-such-centre' }), tokens.admin)).status).toBe(422)
  })

  it('writes to the audit log who sent, and to nobody’s number', async () => {
    await queued(reminder())
    const { docs } = await adminStore().collection('auditLogs').get()
    expect(docs.map((entry) => entry.data())).toMatchObject([{ act: 'message.queue', by: IRON, gymId: IRON }])
    expect(JSON.stringify(docs.map((entry) => entry.data()))).not.toContain('98765')
  })
})
