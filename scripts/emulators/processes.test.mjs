import { expect, test } from 'vitest'
import { descendantsIn, descendantsOf, isAlive } from './processes.mjs'

test('descendants are children, their children and so on', () => {
  const processes = [
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 1],
    [6, 9],
  ]
  expect(descendantsIn(2, processes)).toEqual([3, 4])
  expect(descendantsIn(1, processes).sort()).toEqual([2, 3, 4, 5])
  expect(descendantsIn(6, processes)).toEqual([])
})

test('this process is alive and a child of its parent', () => {
  expect(isAlive(process.pid)).toBe(true)
  expect(descendantsOf(process.ppid)).toContain(process.pid)
})
