import { expect, test } from 'vitest'
import { importsOf, isTest, sourcesIn } from '../imports/importGraph.mjs'
import { root } from '../steps/paths.mjs'

/**
 * What a plain record may take, by its example: the customer's numbers ("Expense categories take 15 files and 912 lines; after it
 * at most 6 files and 450 lines, tests and rules apart", issue 11; decision 33).
 */
const MOST_FILES = 6
const MOST_LINES = 450

/** Its screen, its repository, its schema and its figures. */
const parts = [
  'src/features/expenseCategories/',
  'src/data/expenses/expenseCategor',
  'src/domain/expenses/expenseCategor',
  'src/domain/expenses/budget',
]

const linesOf = (text) => text.split('\n').length - 1

test('expense categories take at most the files and lines of a plain record', () => {
  const sources = sourcesIn(root, ['src', 'functions/src'])
  const imports = Object.entries(importsOf(sources)).filter(([from]) => !isTest(from))
  const named = imports.map(([path]) => path).filter((path) => parts.some((part) => path.startsWith(part)))
  const isBehind = (path) => {
    const importers = imports.filter(([, targets]) => targets.includes(path)).map(([from]) => from)
    return importers.length > 0 && importers.every((from) => named.includes(from))
  }
  // A rule or a query that nothing else asks is part of it wherever it stands.
  const behind = imports
    .map(([path]) => path)
    .filter((path) => /^src\/(domain|data)\//.test(path) && !named.includes(path) && isBehind(path))
  const own = [...named, ...behind]
  expect(parts.filter((part) => !own.some((path) => path.startsWith(part)))).toEqual([])
  const lines = own.reduce((all, path) => all + linesOf(sources[path]), 0)
  const found = `${own.length} files, ${lines} lines: ${own.join(', ')}. What other records have too belongs to the rails.`
  expect(own.length, found).toBeLessThanOrEqual(MOST_FILES)
  expect(lines, found).toBeLessThanOrEqual(MOST_LINES)
})
