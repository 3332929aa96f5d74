import { expect, test } from 'vitest'
import { isNodeNewEnough, missingPackages } from './packages.mjs'

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['20.18.3', false],
  ['18.20.0', false],
])('Node %s is new enough: %s', (version, isEnough) => {
  expect(isNodeNewEnough(version)).toBe(isEnough)
})

test('missing is what is absent or of another version', () => {
  const wanted = {
    '': { version: '0.1.0' },
    functions: { version: '0.1.0' },
    'node_modules/fitness-centre-functions': { link: true },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/react': { version: '19.3.1' },
  }
  const installed = { 'node_modules/vite': { version: '8.3.8' }, 'node_modules/zod': { version: '4.0.0' } }
  expect(missingPackages(wanted, installed)).toEqual(['node_modules/zod', 'node_modules/react'])
})

test("another operating system's packages are not missed", () => {
  const wanted = {
    'node_modules/@esbuild/darwin-arm64': { version: '0.28.2', optional: true },
    'node_modules/fsevents': { version: '2.3.3', devOptional: true },
  }
  expect(missingPackages(wanted, {})).toEqual([])
})
