import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whileContended } from './whileContended'

const failure = (code: number) => Object.assign(new Error(`${code}`), { code })
const ABORTED = failure(10)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Runs it to its end, and says when each attempt was made, in milliseconds from the first. */
async function attempts(attempt: (round: number) => Promise<string>) {
  const started = Date.now()
  const at: number[] = []
  const outcome = whileContended(() => {
    at.push(Date.now() - started)
    return attempt(at.length)
  }).then(
    (value) => ({ value, error: null }),
    (error: unknown) => ({ value: null, error }),
  )
  await vi.runAllTimersAsync()
  return { at, took: Date.now() - started, ...(await outcome) }
}

describe('a transaction that others contend with', () => {
  it('begins again after tens of milliseconds, and answers as the attempt that went through', async () => {
    const { at, value } = await attempts((round) =>
      round < 4 ? Promise.reject(ABORTED) : Promise.resolve('written'),
    )
    expect(value).toBe('written')
    const waits = at.slice(1).map((moment, round) => moment - (at[round] ?? 0))
    for (const [round, longest] of [20, 40, 80].entries()) {
      expect(waits[round]).toBeGreaterThanOrEqual(longest / 2 - 1)
      expect(waits[round]).toBeLessThanOrEqual(longest + 1)
    }
  })

  it('never waits longer than 400 ms, and gives up within seconds with the last failure', async () => {
    const { at, took, error } = await attempts(() => Promise.reject(ABORTED))
    expect(error).toBe(ABORTED)
    // The page waits fifteen seconds.
    expect(took).toBeGreaterThan(8_000)
    expect(took).toBeLessThan(14_000)
    expect(Math.max(...at.slice(1).map((moment, round) => moment - (at[round] ?? 0)))).toBeLessThanOrEqual(
      401,
    )
  })

  it('waits up to as long again as an attempt waited for its lock, so that those who waited do not meet again', async () => {
    const LOCK_MS = 2_000
    const waits: number[] = []
    for (let run = 0; run < 20; run += 1) {
      const { at } = await attempts(async (round) => {
        if (round === 2) return 'written'
        await new Promise((resolve) => setTimeout(resolve, LOCK_MS))
        throw ABORTED
      })
      waits.push((at[1] ?? 0) - LOCK_MS)
    }
    expect(Math.max(...waits)).toBeGreaterThan(LOCK_MS / 2)
    expect(Math.max(...waits)).toBeLessThanOrEqual(LOCK_MS + 21)
    expect(Math.min(...waits)).toBeLessThan(LOCK_MS / 2)
  })

  it.each([13, 14])('waits for what passes by itself, code %d', async (code) => {
    const { value } = await attempts((round) =>
      round < 2 ? Promise.reject(failure(code)) : Promise.resolve('up'),
    )
    expect(value).toBe('up')
  })

  it.each([
    'The referenced transaction has expired or is no longer valid',
    'Transaction is invalid or closed.',
  ])('begins again where the store dropped it: %s', async (message) => {
    const dropped = Object.assign(new Error(message), { code: 3 })
    const { value } = await attempts((round) =>
      round < 3 ? Promise.reject(dropped) : Promise.resolve('written'),
    )
    expect(value).toBe('written')
  })

  it.each([failure(7), failure(5), failure(6), failure(3), new Error('plain'), null, 'text'])(
    'is told of any other failure at once: %s',
    async (error) => {
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whatever is thrown passes through
      const { at, error: told } = await attempts(() => Promise.reject(error))
      expect([at, told]).toEqual([[0], error])
    },
  )
})
