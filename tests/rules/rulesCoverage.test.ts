import { expect, it } from 'vitest'
import { keptCoverage, type Expression } from './support/coverage'
import { rulesText } from './support/environment'

function lackOf({ values }: Expression): string | null {
  if (values.size === 0) return 'never reached'
  if (!values.has('true') && !values.has('false')) return null
  return values.has('true') ? (values.has('false') ? null : 'never false') : 'never true'
}

it('every condition of firestore.rules was once true and once false, over all tests of the rules', async () => {
  const expressions = await keptCoverage()
  const source = rulesText('firestore.rules')
  const lacking = expressions.flatMap((expression) => {
    const lack = lackOf(expression)
    const text = source.slice(expression.from, expression.to + 1).replace(/\s+/g, ' ')
    const isLiteral = text === 'true' || text === 'false'
    return lack === null || isLiteral ? [] : [`line ${String(expression.line)}: ${lack}: ${text}`]
  })
  expect(expressions.length).toBeGreaterThan(500)
  expect(lacking).toEqual([])
})
