import { expect, it } from 'vitest'
import { packageActOf } from './actInAddress'

it('knows the acts that have a sheet and nothing else', () => {
  expect(['sell', 'renew', 'endFreeze'].map(packageActOf)).toEqual(['sell', 'renew', 'endFreeze'])
  expect([null, '', 'collect', 'toString', 'Renew'].map(packageActOf)).toEqual([null, null, null, null, null])
})
