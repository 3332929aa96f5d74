import { expect, it } from 'vitest'
import { queuedText } from './queuedText'

it.each([
  [1, 0, '1 message is queued: 5 of 200 today.'],
  [12, 0, '12 messages are queued: 5 of 200 today.'],
  [12, 1, '12 messages are queued: 5 of 200 today. 1 was already queued today and is not sent again.'],
  [1, 3, '1 message is queued: 5 of 200 today. 3 were already queued today and are not sent again.'],
  [0, 3, 'The same messages were already queued today, so none is sent again.'],
])('of %i that are queued and %i that were before it says so', (queued, already, said) =>
  expect(queuedText(queued, already, '5 of 200 today.')).toBe(said),
)
