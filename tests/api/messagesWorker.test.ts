import '../support/ownProject'
import { beforeEach, describe, expect, it } from 'vitest'
import { messageSchema, type Message, type MessageFile } from '@/domain/messages/message'
import { dryRun } from '../../functions/src/messages/dryRun'
import type { Provider } from '../../functions/src/messages/provider'
import { readMessage } from '../../functions/src/messages/outbox'
import { sendDue, sendOne } from '../../functions/src/messages/sendDue'
import { putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const IRON = 'worker-iron'
const NOON = new Date('2026-11-20T06:30:00Z')
const { store } = openAdminStore()

const after = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000)

const put = (id: string, fields: Partial<Message> = {}) =>
  store.batch((writer) =>
    writer.set(
      `outbox/${id}`,
      messageSchema.parse({
        id,
        gymId: IRON,
        channel: 'sms',
        to: '+919876543210',
        templateKey: 'receipt',
        rendered: 'Thank you.',
        status: 'queued',
        nextAttemptAt: NOON,
        createdAt: NOON,
        ...fields,
      }),
    ),
  )

async function message(id: string): Promise<Message> {
  const stored = await store.get(`outbox/${id}`)
  const read = stored && readMessage(stored)
  if (read === null) throw new Error('no such message')
  return read
}

/** Counts what is really sent. */
function counting(send: Provider['send'] = (each, file) => dryRun.send(each, file)) {
  const sent: string[] = []
  const provider = {
    ...dryRun,
    send: (each: Message, file: MessageFile | null) => {
      sent.push(each.id)
      return send(each, file)
    },
  }
  return { sent, provider }
}

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
})

describe('the outbox’s worker (DOMAIN 4.5)', () => {
  it('sends what is due once, and says so in the document', async () => {
    await put('one')
    await put('later', { nextAttemptAt: after(NOON, 5) })
    const { sent, provider } = counting()
    expect(await sendDue(store, provider, NOON)).toMatchObject({ delivered: 1 })
    expect(await sendDue(store, provider, NOON)).toMatchObject({ delivered: 0 })
    expect(sent).toEqual(['one'])
    expect(await message('one')).toMatchObject({
      status: 'delivered',
      attempts: 1,
      provider: 'dryrun',
      providerMessageId: 'dry-one',
      nextAttemptAt: null,
      sentAt: NOON,
      deliveredAt: NOON,
    })
    expect((await message('later')).status).toBe('queued')
  })

  it('sends once when two workers are at it', async () => {
    await put('one')
    const { sent, provider } = counting()
    await Promise.all([1, 2, 3, 4].map(() => sendOne(store, provider, 'one', NOON)))
    expect(sent).toEqual(['one'])
  })

  it('tries a number ending in 0001 three times, after a minute and after five', async () => {
    await put('one', { to: '+919876540001' })
    expect(await sendDue(store, dryRun, NOON)).toMatchObject({ retried: 1 })
    expect(await message('one')).toMatchObject({
      status: 'queued',
      attempts: 1,
      nextAttemptAt: after(NOON, 1),
    })
    expect(await sendDue(store, dryRun, after(NOON, 0.9))).toMatchObject({ retried: 0, delivered: 0 })
    await sendDue(store, dryRun, after(NOON, 1))
    expect(await message('one')).toMatchObject({
      status: 'queued',
      attempts: 2,
      nextAttemptAt: after(NOON, 6),
    })
    expect(await sendDue(store, dryRun, after(NOON, 6))).toMatchObject({ delivered: 1 })
    expect(await message('one')).toMatchObject({ status: 'delivered', attempts: 3, errorMessage: '' })
  })

  it('fails a number ending in 0000 at once', async () => {
    await put('one', { to: '+919876540000' })
    expect(await sendDue(store, dryRun, NOON)).toMatchObject({ failed: 1 })
    expect(await message('one')).toMatchObject({
      status: 'failed',
      errorCode: 'permanent',
      attempts: 1,
      nextAttemptAt: null,
    })
  })

  it('gives up after waits of 1 and 5 minutes, half an hour, 2 and 6 hours', async () => {
    await put('one')
    const { sent, provider } = counting(() => Promise.resolve({ error: 'Busy.', permanent: false }))
    let now = NOON
    for (const wait of [1, 5, 30, 120, 360]) {
      await sendDue(store, provider, now)
      expect((await message('one')).nextAttemptAt).toEqual(after(now, wait))
      now = after(now, wait)
    }
    expect(await sendDue(store, provider, now)).toMatchObject({ failed: 1 })
    expect(await message('one')).toMatchObject({ status: 'failed', errorCode: 'given-up', attempts: 6 })
    expect(sent).toHaveLength(6)
  })

  it('takes up what a worker left lying, when its lease is over', async () => {
    await put('one')
    const dying = { ...dryRun, send: () => Promise.reject(new Error('the power failed')) }
    await expect(sendOne(store, dying, 'one', NOON)).rejects.toThrow('the power failed')
    expect((await message('one')).status).toBe('sending')
    expect(await sendDue(store, dryRun, after(NOON, 1))).toMatchObject({ delivered: 0 })
    expect(await sendDue(store, dryRun, after(NOON, 2))).toMatchObject({ delivered: 1 })
    expect((await message('one')).attempts).toBe(2)
  })

  it('takes no outcome of an attempt from before the message was queued anew', async () => {
    await put('one')
    const anew = { attempts: 1, leaseUntil: after(NOON, 9), nextAttemptAt: after(NOON, 9) }
    const { provider } = counting(async () => {
      await put('one', { status: 'sending', ...anew })
      return { error: 'Too late.', permanent: true }
    })
    expect(await sendOne(store, provider, 'one', NOON)).toBe('skipped')
    expect(await message('one')).toMatchObject({ status: 'sending', errorMessage: '', ...anew })
  })

  it('puts an offer off until the morning of the centre, and nothing else', async () => {
    const night = new Date('2026-11-20T15:30:00Z')
    await put('offer', { category: 'promotional', nextAttemptAt: night })
    await put('receipt', { nextAttemptAt: night })
    expect(await sendDue(store, dryRun, night)).toMatchObject({ putOff: 1, delivered: 1 })
    const morning = new Date('2026-11-21T04:30:00Z')
    expect(await message('offer')).toMatchObject({ status: 'queued', attempts: 0, nextAttemptAt: morning })
    expect(await sendDue(store, dryRun, morning)).toMatchObject({ delivered: 1 })
  })

  it('by the quiet hours that the centre has set, and in India never out of its law', async () => {
    await putGym(store, IRON, { preference: { quietFrom: '18:00', quietUntil: '06:00' } })
    const evening = new Date('2026-11-20T12:30:00Z')
    await put('offer', { category: 'promotional', nextAttemptAt: evening })
    expect(await sendDue(store, dryRun, evening)).toMatchObject({ putOff: 1, delivered: 0 })
    expect((await message('offer')).nextAttemptAt).toEqual(new Date('2026-11-21T04:30:00Z'))
  })

  it('sends nothing for a disabled centre', async () => {
    await putGym(store, IRON, { isDisabled: true })
    await put('one')
    expect(await sendDue(store, dryRun, NOON)).toMatchObject({ suppressed: 1 })
    expect(await message('one')).toMatchObject({ status: 'suppressed', errorCode: 'centre-disabled' })
  })

  it('sets aside what it can’t read, so that the rest goes out', async () => {
    await store.batch((writer) => writer.set('outbox/broken', { gymId: IRON, nextAttemptAt: NOON }))
    await put('one', { nextAttemptAt: after(NOON, 1) })
    expect(await sendDue(store, dryRun, after(NOON, 1))).toMatchObject({ failed: 1, delivered: 1 })
    expect(await sendDue(store, dryRun, after(NOON, 1))).toMatchObject({ failed: 0, delivered: 0 })
  })

  it('works off more than one page', async () => {
    await store.batch((writer) => {
      for (let at = 0; at < 130; at += 1)
        writer.set(
          `outbox/many-${at}`,
          messageSchema.parse({
            id: `many-${at}`,
            gymId: IRON,
            channel: 'sms',
            to: '+919876543210',
            templateKey: 'receipt',
            rendered: 'Thank you.',
            status: 'queued',
            nextAttemptAt: NOON,
            createdAt: NOON,
          }),
        )
    })
    expect((await sendDue(store, dryRun, NOON)).delivered).toBe(130)
  })
})
