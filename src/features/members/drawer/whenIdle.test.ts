import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './whenIdle'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what may wait is done once the browser is idle, and not where it was called off', () => {
  const waiting = new Map<number, () => void>()
  vi.stubGlobal('window', {
    requestIdleCallback: (work: () => void) => waiting.set(waiting.size + 1, work).size,
    cancelIdleCallback: (id: number) => waiting.delete(id),
  })
  const done: string[] = []
  whenIdle(() => done.push('first'))
  const callOff = whenIdle(() => done.push('second'))
  expect(done).toEqual([])
  callOff()
  for (const work of waiting.values()) work()
  expect(done).toEqual(['first'])
})

test('it is done a little later by a browser that never says when it is idle', () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { setTimeout, clearTimeout })
  const done: string[] = []
  whenIdle(() => done.push('first'))
  whenIdle(() => done.push('second'))()
  expect(done).toEqual([])
  vi.runAllTimers()
  expect(done).toEqual(['first'])
})
