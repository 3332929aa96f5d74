import { describe, expect, it } from 'vitest'
import type { DocumentStore } from '@/data/store/documentStore'
import { chipOf } from './frame/SavedChip'
import { askBeforeLeaving, countingWrites, useUnsent } from './writeMeter'

const slowStore = () => {
  const finish: { settle: () => void; fail: (error: Error) => void }[] = []
  const write = () => new Promise<void>((settle, fail) => finish.push({ settle, fail }))
  // Only the two ways of writing are asked here.
  const store = { batch: write, transact: write } as unknown as DocumentStore
  return { store, finish }
}

describe('what has not reached the server yet', () => {
  it('counts every write until it is confirmed or has failed', async () => {
    const { store, finish } = slowStore()
    const counted = countingWrites(store)
    const seen: number[] = []
    useUnsent.subscribe(({ unsent }) => seen.push(unsent))
    const kept = counted.batch(() => undefined)
    const lost = counted.transact(() => Promise.resolve())
    expect(useUnsent.getState().unsent).toBe(2)
    finish[0]?.settle()
    await kept
    finish[1]?.fail(new Error('refused'))
    await expect(lost).rejects.toThrow('refused')
    expect(seen).toEqual([1, 2, 1, 0])
  })

  it('keeps a page from being left without a question, for as long as it is on its way', async () => {
    const page = new EventTarget()
    const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const ending = new AbortController()
    askBeforeLeaving(page, ending.signal)
    const { store, finish } = slowStore()
    const counted = countingWrites(store)
    expect(asks()).toBe(false)
    const kept = counted.batch(() => undefined)
    expect(asks()).toBe(true)
    finish[0]?.settle()
    await kept
    expect(asks()).toBe(false)
    const late = counted.batch(() => undefined)
    expect(asks()).toBe(true)
    ending.abort()
    expect(asks()).toBe(false)
    finish[1]?.settle()
    await late
  })

  it('is said in the top bar: saved, saving, or offline with the number that waits (PRODUCT 3)', () => {
    expect(chipOf(true, 0, 0).words).toBe('Saved')
    expect(chipOf(true, 2, 0).words).toBe('Saving')
    expect(chipOf(false, 0, 0).words).toBe('Offline')
    expect(chipOf(false, 3, 0).words).toBe('Offline (3 unsent)')
  })
})
