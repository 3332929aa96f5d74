import { expect, test } from 'vitest'
import { batchesOf, MOST_BYTES, MOST_DOCUMENTS } from './batchesOf'

const document = (n, bytes) => ({ path: `days/${n}`, data: { text: 'x'.repeat(bytes) } })
const many = (count, bytes) => Array.from({ length: count }, (_, n) => document(n, bytes))
const jsonBytes = (batch) => Buffer.byteLength(JSON.stringify(batch))

test('small documents are cut by their number, and none is lost or turned round', () => {
  const documents = many(2 * MOST_DOCUMENTS + 1, 10)
  const batches = batchesOf(documents)
  expect(batches.map((batch) => batch.length)).toEqual([MOST_DOCUMENTS, MOST_DOCUMENTS, 1])
  expect(batches.flat()).toEqual(documents)
})

test('twenty days of 744 kB, which pass the 4 MiB of a commit together, are cut by their bytes', () => {
  const batches = batchesOf(many(20, 744_000))
  expect(batches.map((batch) => batch.length)).toEqual([4, 4, 4, 4, 4])
  for (const batch of batches) expect(jsonBytes(batch)).toBeLessThanOrEqual(MOST_BYTES)
})

test('letters of more than one byte, bytes, lists and maps count as they are sent', () => {
  const held = [
    { name: 'अ'.repeat(100_000) },
    { bytes: new Uint8Array(300_000) },
    { list: Array.from({ length: 100 }, () => 'x'.repeat(3_000)) },
    { map: Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`field${n}`, 'x'.repeat(3_000)])) },
  ]
  for (const data of held) {
    const documents = Array.from({ length: 11 }, (_, n) => ({ path: `held/${n}`, data }))
    expect(batchesOf(documents).map((batch) => batch.length)).toEqual([10, 1])
  }
})

test('a document that is too large to be sent is named before anything is', () => {
  expect(() => batchesOf([document('fits', 3_000_000), document('great', 3_200_000)])).toThrow(
    /^days\/great has 3200\d\d\d bytes/,
  )
})

test('nothing to write is nothing to commit', () => {
  expect(batchesOf([])).toEqual([])
})
