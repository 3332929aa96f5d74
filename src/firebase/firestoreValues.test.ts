import { Timestamp } from 'firebase/firestore'
import { expect, test } from 'vitest'
import { decodeData } from './firestoreValues'

const at = new Date('2026-11-22T06:30:00.000Z')
const stamp = Timestamp.fromDate(at)

test('instants come back as dates at any depth, and what they stand beside stays', () => {
  const stored = {
    name: 'Asha',
    at: stamp,
    visits: [{ entry: stamp, exit: null }],
    card: { dates: { at: stamp } },
  }
  expect(decodeData(stored)).toEqual({
    name: 'Asha',
    at,
    visits: [{ entry: at, exit: null }],
    card: { dates: { at } },
  })
})

test('what the SDK handed out keeps its instants, which the cursor of a page is made of', () => {
  const stored = { at: stamp, card: { at: stamp } }
  decodeData(stored)
  expect(stored).toEqual({ at: stamp, card: { at: stamp } })
})

test('a map without an instant is handed on uncopied: a shard of the directory is ten thousand of them', () => {
  const people = { asha: { n: 'Asha', f: null, d: 0 } }
  expect(decodeData({ people, at: stamp })['people']).toBe(people)
  const shard = { people }
  expect(decodeData(shard)).toBe(shard)
})
