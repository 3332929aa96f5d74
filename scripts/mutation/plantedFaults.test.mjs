import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { root } from '../steps/paths.mjs'
import { plantedFaults } from './plantedFaults.mjs'

it('at least twenty faults are planted, each by a name of its own', () => {
  expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length)
  expect(plantedFaults.length).toBeGreaterThanOrEqual(20)
})

test.each(plantedFaults)('“$name” changes one place of $file', ({ file, find, put }) => {
  expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2)
  expect(put).not.toBe(find)
})
