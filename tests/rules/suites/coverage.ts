import { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { host, ports } from '../../support/emulators'
import { rulesProject, rulesText } from '../support/environment'

type Expression = { line: number; from: number; to: number; values: Set<'true' | 'false' | 'other'> }

const numberIn = (line: string) => Number(line.replace(/\D/g, ''))

const valueIn = (line: string) =>
  line.includes('"boolValue": true') ? 'true' : line.includes('"boolValue": false') ? 'false' : 'other'

/**
 * Every expression of the rules with the values it took. The emulator's report holds whole documents as values, some
 * hundred megabytes of them, so it is read line by line: of a position its numbers, of a value its first line. What
 * could not be evaluated names the position of the cause, which is not the expression's own.
 */
async function expressionsOf(report: NodeJS.ReadableStream): Promise<Expression[]> {
  const expressions = new Map<string, Expression>()
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
  return [...expressions.values()]
}

function lackOf({ values }: Expression): string | null {
  if (values.size === 0) return 'never reached'
  if (!values.has('true') && !values.has('false')) return null
  return values.has('true') ? (values.has('false') ? null : 'never false') : 'never true'
}

export function coverageSuite() {
  it('every condition of firestore.rules was once true and once false', async () => {
    const url = `http://${host}:${String(ports.firestore)}/emulator/v1/projects/${rulesProject}:ruleCoverage`
    const { body } = await fetch(url)
    if (body === null) throw new Error('The emulator answered without a report')
    const expressions = await expressionsOf(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]))
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
}
