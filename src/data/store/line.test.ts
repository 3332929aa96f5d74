import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLine } from './line'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = () => new Promise<void>(() => undefined)

describe('the line to the server', () => {
  it('is down at once when the browser says so, and up again with it', () => {
    const line = createLine(true)
    const seen: boolean[] = []
    line.subscribe(() => seen.push(line.read().isUp))
    line.browserSays(false)
    line.browserSays(true)
    expect(seen).toEqual([false, true])
  })

  it('is down when a write stays unanswered, although the browser believes in its network', async () => {
    const line = createLine(true)
    void line.follow(never())
    await vi.advanceTimersByTimeAsync(3000)
    expect(line.read().isUp).toBe(true)
    await vi.advanceTimersByTimeAsync(2000)
    expect(line.read().isUp).toBe(false)
  })

  it('is up while many writes are being answered one after another', async () => {
    const line = createLine(true)
    void line.follow(never())
    for (let second = 0; second < 8; second += 1) {
      await vi.advanceTimersByTimeAsync(1000)
      await line.follow(Promise.resolve())
      expect(line.read().isUp).toBe(true)
    }
  })

  it('is down when every listener has lost the server, and up when one is in step again', async () => {
    const line = createLine(true)
    const [one, other] = [line.listen(), line.listen()]
    one.says(true)
    other.says(true)
    other.says(false)
    await vi.advanceTimersByTimeAsync(5000)
    expect(line.read().isUp).toBe(true)
    one.says(false)
    await vi.advanceTimersByTimeAsync(5000)
    expect(line.read().isUp).toBe(false)
    other.says(true)
    expect(line.read().isUp).toBe(true)
  })

  it('knows when the server was last there; a write made here is no news of it', async () => {
    const line = createLine(true)
    expect(line.read().heardAt).toBeNull()
    const listener = line.listen()
    listener.says(true)
    const heard = line.read().heardAt
    expect(heard).not.toBeNull()
    await vi.advanceTimersByTimeAsync(60_000)
    listener.says(true)
    expect(line.read().heardAt).toEqual(heard)
  })
})
