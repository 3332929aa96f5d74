import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenAgain } from './listenAgain'

const aborted = Object.assign(new Error('busy'), { code: 'aborted' })
const denied = Object.assign(new Error('no'), { code: 'permission-denied' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A store whose n-th listener fails with `failures[n]` at once, or stays. */
function listening(failures: readonly unknown[]) {
  const told: unknown[] = []
  let begun = 0
  let stopped = 0
  const stop = listenAgain(
    (failed) => {
      const failure = failures[begun]
      begun += 1
      if (failure !== undefined) queueMicrotask(() => failed(failure))
      return () => (stopped += 1)
    },
    (error) => told.push(error),
  )
  return { stop, told, begun: () => begun, stopped: () => stopped }
}

it('listens again where the store broke off', async () => {
  const listener = listening([aborted, aborted])
  await vi.runAllTimersAsync()
  expect([listener.begun(), listener.told]).toEqual([3, []])
  listener.stop()
  expect(listener.stopped()).toBe(1)
})

it('gives up after five rounds, and passes every other failure on at once', async () => {
  const busy = listening(Array.from({ length: 9 }, () => aborted))
  await vi.runAllTimersAsync()
  expect([busy.begun(), busy.told]).toEqual([6, [aborted]])
  const refused = listening([denied])
  await vi.runAllTimersAsync()
  expect([refused.begun(), refused.told]).toEqual([1, [denied]])
})

it('does not begin again once it was stopped', async () => {
  const listener = listening([aborted])
  await vi.advanceTimersByTimeAsync(1)
  listener.stop()
  await vi.runAllTimersAsync()
  expect(listener.begun()).toBe(1)
})
