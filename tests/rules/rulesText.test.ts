import { describe, expect, it } from 'vitest'
import { collections } from '@/domain/access/collections'
import { personSchema } from '@/domain/members/person'
import { withSections } from '../../scripts/rules/sections'
import { personalFields } from './suites/members'
import { rulesText } from './support/environment'

const withoutComments = (text: string) => text.replace(/\/\/.*$/gm, '')

describe.each(['firestore.rules', 'storage.rules'] as const)('%s', (file) => {
  const rules = withoutComments(rulesText(file))
  const grants = [...rules.matchAll(/allow ([^:;]+?)(:[^;]*)?;/g)].map(
    ([, methods = '', condition = '']) => ({
      methods: methods.split(',').map((method) => method.trim()),
      condition: condition.replace(/^:\s*if\s*/, '').trim(),
    }),
  )

  it('grants nothing unconditionally', () => {
    expect(grants.length).toBeGreaterThan(0)
    expect(grants.filter(({ condition }) => condition === '' || condition === 'true')).toEqual([])
    expect(rules).not.toMatch(/if\s*(\(\s*)?true\b/)
  })

  it('matches no path recursively', () => {
    expect(rules).not.toContain('=**')
  })

  it('grants each operation by its own name', () => {
    const named = ['get', 'list', 'create', 'update', 'delete']
    for (const { methods } of grants) {
      expect(methods).toHaveLength(1)
      expect(named).toContain(methods[0])
    }
  })

  it('opens nothing by date', () => {
    expect(rules).not.toMatch(/request\.time\s*[<>]/)
  })
})

describe('firestore.rules and the code', () => {
  const rules = rulesText('firestore.rules')

  it('has a block for each collection that the access table opens to anybody, and for no other', () => {
    const blocks = [...rules.matchAll(/match \/(\w+)\/\{\w+\}\s*\{/g)].map(([, name]) => name)
    const inTable = Object.entries(collections)
      .filter(([, access]) => Object.values(access).some((reach) => Object.keys(reach).length > 0))
      .map(([id]) => id.split('/').at(-1))
    expect(blocks.sort()).toEqual(inTable.sort())
  })

  it('is what the schemas, the bounds and the access table make of it (npm run rules)', () => {
    expect(withSections(rules)).toBe(rules)
  })

  it('is no longer than 900 lines', () => {
    expect(rules.split('\n').length).toBeLessThanOrEqual(900)
  })

  it('writes of a member every field that the schema names, but the server’s', () => {
    const names = [...Object.keys(personSchema.shape), ...Object.keys(personalFields)]
    expect(new Set(names).size).toBe(Object.keys(personSchema.shape).length)
  })
})
