import { describe, expect, it } from 'vitest'
import { BYTES_A_CALL, partFrom, ROWS_A_CALL } from './fileRows'

const rows = (notes: string) => Array.from({ length: 250 }, (_, line) => ({ line, notes }))
const weight = (part: unknown) => new TextEncoder().encode(JSON.stringify(part)).byteLength

describe('the rows of one call', () => {
  it('are a hundred, and the rest at the end', () => {
    const all = rows('Mornings')
    expect([0, 100, 200].map((from) => partFrom(all, from).length)).toEqual([ROWS_A_CALL, ROWS_A_CALL, 50])
    expect(partFrom(all, 250)).toEqual([])
  })

  it('are fewer where they weigh more than a call may, and none is left out', () => {
    const all = rows('क'.repeat(2_000))
    const sent: unknown[] = []
    while (sent.length < all.length) {
      const part = partFrom(all, sent.length)
      expect(weight(part)).toBeLessThan(BYTES_A_CALL)
      expect(part.length).toBeGreaterThan(50)
      sent.push(...part)
    }
    expect(sent).toEqual(all)
  })

  it('is one at least, whatever it weighs', () => {
    expect(partFrom(rows('क'.repeat(BYTES_A_CALL)), 3)).toHaveLength(1)
  })
})
