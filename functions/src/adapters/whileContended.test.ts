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
    expect(took).toBeGreaterThan(4_000)
    expect(took).toBeLessThan(10_000)
    expect(Math.max(...at.slice(1).map((moment, round) => moment - (at[round] ?? 0)))).toBeLessThanOrEqual(
      401,
    )
  })

  it.each([13, 14])('waits for what passes by itself, code %d', async (code) => {
    const { value } = await attempts((round) =>
      round < 2 ? Promise.reject(failure(code)) : Promise.resolve('up'),
    )
    expect(value).toBe('up')
  })

  it.each([failure(7), failure(5), failure(6), failure(3), new Error('plain'), null, 'text'])(
    'is told of any other failure at once: %s',
    async (error) => {
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- whatever is thrown passes through
      const { at, error: told } = await attempts(() => Promise.reject(error))
      expect([at, told]).toEqual([[0], error])
    },
  )
})
