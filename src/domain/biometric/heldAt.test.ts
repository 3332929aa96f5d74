import { expect, it } from 'vitest'
import { heldAt } from './heldAt'

const received = new Date('2026-11-20T06:30:00Z')
const ago = (seconds: number) => new Date(received.getTime() - seconds * 1000)
const judged = (secondsAgo: number, clockSkewSec: number | null) =>
  heldAt({ at: ago(secondsAgo), receivedAt: received }, { clockSkewSec })

it('a line that was sent at once is judged by the end of its second, put right by a clock that is behind', () => {
  expect(judged(3, null)).toEqual(ago(2))
  expect(judged(3, 0)).toEqual(ago(2))
  expect(judged(63, -60)).toEqual(ago(2))
  expect(judged(1803, -1800)).toEqual(ago(2))
})

it('a clock that is ahead hides nothing, and what comes late is taken at its word', () => {
  expect(judged(3, 60)).toEqual(ago(2))
  expect(judged(121, null)).toEqual(ago(121))
  expect(judged(120, null)).toEqual(ago(119))
  expect(judged(181, -60)).toEqual(ago(181))
  expect(judged(1803, -60)).toEqual(ago(1803))
})
