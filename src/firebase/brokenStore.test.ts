import { describe, expect, it } from 'vitest'
import { isOpenedInMemory, mendBroken } from './brokenStore'

const broken = new Error('FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: b815)')
const MINUTE_MS = 60_000

/** A tab with its storage; the minutes that have passed in it. */
function tab() {
  const kept = new Map<string, string>()
  const state = { minute: 0, reloads: 0 }
  return {
    state,
    page: {
      storage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
      now: () => 1_780_000_000_000 + state.minute * MINUTE_MS,
      reload: () => (state.reloads += 1),
    },
  }
}

describe('a store that says it is broken', () => {
  it('loads the page once, which opens the next one in memory', () => {
    const { state, page } = tab()
    expect(isOpenedInMemory(page)).toBe(false)
    mendBroken(broken, page)
    mendBroken(broken, page)
    expect(state.reloads).toBe(1)
    expect(isOpenedInMemory(page)).toBe(true)
  })

  it('does so again hours later, and keeps on the device again after a day', () => {
    const { state, page } = tab()
    mendBroken(broken, page)
    state.minute = 9
    mendBroken(broken, page)
    expect(state.reloads).toBe(1)
    state.minute = 11
    mendBroken(broken, page)
    expect(state.reloads).toBe(2)
    state.minute = 11 + 24 * 60
    expect(isOpenedInMemory(page)).toBe(false)
  })

  it('is told from every other failure', () => {
    const { state, page } = tab()
    for (const other of [
      new Error('Missing or insufficient permissions.'),
      'INTERNAL ASSERTION FAILED',
      null,
    ])
      mendBroken(other, page)
    expect(state.reloads).toBe(0)
  })
})
