import { expect, it } from 'vitest'
import { givenUp, isDue, leased, settled } from './attempt'
import { messageSchema, type Message } from './message'

const now = new Date('2026-11-20T06:30:00Z')
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const dry = { provider: 'dryrun', delivers: true }

const message = (fields: Partial<Message> = {}): Message =>
  messageSchema.parse({
    id: 'one',
    gymId: 'iron',
    channel: 'sms',
    to: '+919876543210',
    templateKey: 'receipt',
    rendered: 'Thank you.',
    status: 'queued',
    nextAttemptAt: now,
    createdAt: now,
    ...fields,
  })

it('a message is due from its time on, until it is settled', () => {
  expect(isDue(message(), now)).toBe(true)
  expect(isDue(message({ nextAttemptAt: after(1) }), now)).toBe(false)
  expect(isDue(message({ status: 'sending', nextAttemptAt: after(-1) }), now)).toBe(true)
  for (const status of ['sent', 'delivered', 'failed', 'suppressed'] as const)
    expect(isDue(message({ status }), now)).toBe(false)
  expect(isDue(message({ nextAttemptAt: null }), now)).toBe(false)
})

it('a lease counts the attempt and is found again when it has run out', () => {
  expect(leased(message({ attempts: 2 }), now)).toEqual({
    status: 'sending',
    attempts: 3,
    leaseUntil: after(2),
    nextAttemptAt: after(2),
  })
})

it.each([
  [1, 1],
  [2, 5],
  [3, 30],
  [4, 120],
  [5, 360],
])('after failure %i it waits %i minutes', (attempts, minutes) => {
  expect(settled(message({ attempts }), { error: 'Busy.', permanent: false }, now, dry)).toMatchObject({
    status: 'queued',
    nextAttemptAt: after(minutes),
  })
})

it('the sixth failure is the last, and a permanent one is at once', () => {
  for (const [attempts, permanent] of [
    [6, false],
    [1, true],
  ] as const)
    expect(settled(message({ attempts }), { error: 'No.', permanent }, now, dry)).toMatchObject({
      status: 'failed',
      nextAttemptAt: null,
      errorMessage: 'No.',
    })
})

it('a provider that reports back leaves the delivery open', () => {
  const { status, sentAt, deliveredAt } = settled(message({ attempts: 1 }), { id: 'p1' }, now, {
    provider: 'msg91',
    delivers: false,
  })
  expect([status, sentAt, deliveredAt]).toEqual(['sent', now, null])
})

it('one whose sender dies each time is given up after the sixth, and not taken up for ever', () => {
  expect(givenUp(message({ status: 'sending', attempts: 5 }))).toBeNull()
  expect(givenUp(message({ status: 'queued', attempts: 6 }))).toBeNull()
  expect(givenUp(message({ status: 'sending', attempts: 6 }))).toMatchObject({
    ...{ status: 'failed', errorCode: 'given-up', nextAttemptAt: null, leaseUntil: null },
  })
})
