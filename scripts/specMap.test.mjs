import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps/paths.mjs'

const map = readFileSync(join(root, 'docs/spec-map.md'), 'utf8')
const [built = ''] = map.split('## Not built yet')

/** The rows of all tables: [rule, code, test]. */
const rows = built
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Rule\s|-)/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  )

/** Paths stand relative to src, or to the root. */
const pathOf = (path) => ['src', '.'].map((base) => join(root, base, path)).find((full) => existsSync(full))

const texts = new Map()
function textOf(path) {
  if (!texts.has(path)) texts.set(path, readFileSync(path, 'utf8').replaceAll("\\'", "'"))
  return texts.get(path)
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The words of a cell in their order: what stands in quotes, and what stands in backticks outside of quotes. */
function* wordsOf(cell) {
  for (const [, isRow, quoted, ticked] of cell.matchAll(/(with )?"((?:\\"|[^"])*)"|`([^`]*)`/g)) {
    if (ticked === undefined) yield { kind: isRow ? 'row' : 'title', text: quoted.replaceAll('\\"', '"') }
    else yield { kind: /[/.]/.test(ticked) ? 'path' : 'name', text: ticked }
  }
}

/** The literal is the first argument of a describe, an it or a test, also of one with a table. */
const isTitleIn = (text, title) =>
  new RegExp(
    `\\(\\s*(['"\`])${escaped(title)}\\1,\\s*(\\{[^}]*\\},\\s*)?(async\\s*)?(\\(|function|\\w+ =>)`,
  ).test(text)

function faultsOf(cell, allowed) {
  const faults = []
  let path
  for (const { kind, text } of wordsOf(cell)) {
    if (!allowed.includes(kind)) faults.push(`${kind} ${text} does not belong here`)
    else if (kind === 'path') {
      path = pathOf(text)
      if (path === undefined) faults.push(`there is no ${text}`)
    } else if (path === undefined) faults.push(`${text} stands without a file`)
    else if (kind === 'name' && !new RegExp(`^export (async )?\\w+ ${text}\\b`, 'm').test(textOf(path)))
      faults.push(`${path} exports no ${text}`)
    else if (kind === 'title' && !isTitleIn(textOf(path), text)) faults.push(`${path} has no test "${text}"`)
    else if (kind === 'row' && !new RegExp(`(['"\`])${escaped(text)}\\1`).test(textOf(path)))
      faults.push(`${path} has no row "${text}"`)
  }
  return faults
}

test('the map has a line for each rule, with code and a test', () => {
  expect(rows.length).toBeGreaterThan(100)
  const bare = rows.filter(
    ([rule, code = '', proof = '', ...more]) =>
      !rule || more.length > 0 || !code.includes('`') || !/`.*"/.test(proof),
  )
  expect(bare).toEqual([])
})

test('every file, export and test that the map names exists', () => {
  const faults = rows.flatMap(([, code = '', proof = '']) => [
    ...faultsOf(code, ['path', 'name']),
    ...faultsOf(proof, ['path', 'title', 'row']),
  ])
  expect(faults).toEqual([])
})

test('the architecture and the access rules name files that exist', () => {
  const named = ['ARCHITECTURE.md', 'docs/access-rules.md'].flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /`((?:src|functions|scripts|tests)\/[\w./-]+\.\w+)`/g,
      ),
    ].map(([, path]) => path),
  )
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
