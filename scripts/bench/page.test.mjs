import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { quietReads } from './page.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const address = 'http://localhost/invoices'

/** A page whose meter says these one after the other, and the last again and again. */
function pageWith(...said) {
  let looks = 0
  return {
    url: () => address,
    evaluate: () => Promise.resolve(said[Math.min(looks++, said.length - 1)]),
    waitForTimeout: (ms) => Promise.resolve(void vi.advanceTimersByTime(ms)),
    looks: () => looks,
  }
}

describe('the reads of a page', () => {
  test('are counted once they stand still and nothing is awaited', async () => {
    const page = pageWith(
      ...[
        { reads: 2, pending: 1 },
        { reads: 2, pending: 1 },
        { reads: 12, pending: 0 },
      ],
    )
    expect(await quietReads(page)).toBe(12)
    expect(page.looks()).toBe(4)
  })

  test('are waited for longer than the emulator takes to add up a hundred thousand invoices', async () => {
    const slow = Array.from({ length: 40 }, () => ({ reads: 2, pending: 1 }))
    expect(await quietReads(pageWith(...slow, { reads: 102, pending: 0 }))).toBe(102)
  })

  test('are not guessed where an answer never comes: the page is named', async () => {
    const restless = pageWith({ reads: 2, pending: 3 })
    await expect(quietReads(restless)).rejects.toThrow(`${address} still waits for 3 answers`)
  })

  test('are those that have come where a listener goes on to tell', async () => {
    let reads = 0
    const told = { ...pageWith(), evaluate: () => Promise.resolve({ reads: (reads += 1), pending: 0 }) }
    expect(await quietReads(told)).toBe(reads)
  })
})
