import { afterEach, describe, expect, it, vi } from 'vitest'
import { inTurns } from './inTurns'

/** Work that takes so long, by a clock of its own. */
function workOf(ms: number) {
  let at = 0
  vi.spyOn(performance, 'now').mockImplementation(() => at)
  return (item: number) => {
    at += ms
    return item * 2
  }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('long work in turns', () => {
  it('is done in order, and all of it', async () => {
    expect(await inTurns([3, 1, 2], workOf(30))).toEqual([6, 2, 4])
    expect(await inTurns([], workOf(30))).toEqual([])
  })

  it('lets whoever waits come in between, once it has gone on for a while', async () => {
    const told: string[] = []
    const double = workOf(15)
    setTimeout(() => told.push('press'))
    await inTurns([1, 2, 3, 4], (item) => {
      told.push(String(item))
      return double(item)
    })
    expect(told).toEqual(['1', '2', 'press', '3', '4'])
  })
})
