import { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { host, ports } from '../support/emulators'
import { rulesProjects, rulesText } from './support/environment'

type Expression = { line: number; from: number; to: number; values: Set<'true' | 'false' | 'other'> }

const numberIn = (line: string) => Number(line.replace(/\D/g, ''))

const valueIn = (line: string) =>
  line.includes('"boolValue": true') ? 'true' : line.includes('"boolValue": false') ? 'false' : 'other'

/**
 * Adds to every expression of the rules, by its place, the values it took. The emulator's report holds whole documents as values, some
 * hundred megabytes of them, so it is read line by line: of a position its numbers, of a value its first line. What
 * could not be evaluated names the position of the cause, which is not the expression's own.
 */
async function readReport(
  report: NodeJS.ReadableStream,
  expressions: Map<string, Expression>,
): Promise<void> {
  let current: Expression = { line: 0, from: 0, to: 0, values: new Set() }
  let before = ''
  let isOfCause = false
  for await (const line of createInterface({ input: report })) {
    if (before.endsWith('"value": {')) current.values.add(valueIn(line))
    else if (line.endsWith('"sourcePosition": {')) {
      isOfCause = before.endsWith('"undefined": {')
      if (!isOfCause) current = { line: 0, from: 0, to: 0, values: new Set() }
    } else if (!isOfCause) {
      if (line.includes('"line": ')) current.line = numberIn(line)
      else if (line.includes('"currentOffset": ')) current.from = numberIn(line)
      else if (line.includes('"endOffset": ')) {
        current.to = numberIn(line)
        const key = `${String(current.from)}-${String(current.to)}`
        current = expressions.get(key) ?? current
        expressions.set(key, current)
      }
    }
    before = line
  }
}

function lackOf({ values }: Expression): string | null {
  if (values.size === 0) return 'never reached'
  if (!values.has('true') && !values.has('false')) return null
  return values.has('true') ? (values.has('false') ? null : 'never false') : 'never true'
}

const reportOf = async (project: string): Promise<NodeJS.ReadableStream> => {
  const url = `http://${host}:${String(ports.firestore)}/emulator/v1/projects/${project}:ruleCoverage`
  const answer = await fetch(url)
  // "Internal" when the values that the tests brought are too many for its memory: make them smaller, or more projects.
  if (!answer.ok || answer.body === null)
    throw new Error(`There is no report of ${project}: ${await answer.text()}`)
  return Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0])
}

it('every condition of firestore.rules was once true and once false, over all tests of the rules', async () => {
  const found = new Map<string, Expression>()
  for (const project of rulesProjects) await readReport(await reportOf(project), found)
  const expressions = [...found.values()]
  const source = rulesText('firestore.rules')
  const lacking = expressions.flatMap((expression) => {
    const lack = lackOf(expression)
    const text = source.slice(expression.from, expression.to + 1).replace(/\s+/g, ' ')
    const isLiteral = text === 'true' || text === 'false'
    return lack === null || isLiteral ? [] : [`line ${String(expression.line)}: ${lack}: ${text}`]
  })
  expect(expressions.length).toBeGreaterThan(500)
  expect(lacking).toEqual([])
}, 180_000)
