import { expect, test } from 'vitest'
import { importsOf, isTest, sourcesIn } from '../imports/importGraph.mjs'
import { root } from '../steps/paths.mjs'

/** As many lines as the controls may have, tests and what only tests use apart (decisions 35 and 39). */
const MOST_LINES = 4500

const linesOf = (text) => text.split('\n').length - 1

test(`src/ui has at most ${MOST_LINES} lines`, () => {
  const sources = sourcesIn(root, ['src'])
  const imports = Object.entries(importsOf(sources))
  const importersOf = (path) => imports.filter(([, targets]) => targets.includes(path)).map(([from]) => from)
  const isOfTests = (path) => isTest(path) || importersOf(path).every(isTest)
  const own = Object.keys(sources).filter((path) => path.startsWith('src/ui/') && !isOfTests(path))
  expect(own.length).toBeGreaterThan(50)
  const lines = own.reduce((all, path) => all + linesOf(sources[path]), 0)
  expect(
    lines,
    `src/ui has ${lines} lines. Let PrimeReact draw more of it, or put what is no control beside it (ARCHITECTURE.md).`,
  ).toBeLessThanOrEqual(MOST_LINES)
})
