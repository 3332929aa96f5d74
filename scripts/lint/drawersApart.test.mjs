import { expect, test } from 'vitest'
import { sourcesIn } from '../imports/importGraph.mjs'
import { root } from '../steps/paths.mjs'

/** @param {string} source @returns {string[][]} the components of each place that waits for lazy ones and shows nothing meanwhile */
const waitingTogether = (source) =>
  [...source.matchAll(/<Suspense fallback=\{null\}>(.*?)<\/Suspense>/gs)].map(([, inside]) => [
    ...new Set([...inside.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name)),
  ])

test('a drawer waits apart from the windows over it: React hides what waits together, and it would come back above them', () => {
  const pages = Object.entries(sourcesIn(root, ['src'])).filter(([path]) => path.endsWith('.tsx'))
  const waits = pages.flatMap(([path, source]) => waitingTogether(source).map((names) => ({ path, names })))
  const withDrawer = waits.filter(({ names }) => names.some((name) => name.endsWith('Drawer')))
  expect(withDrawer.length).toBeGreaterThan(8)
  expect(withDrawer.filter(({ names }) => names.length > 1)).toEqual([])
})
