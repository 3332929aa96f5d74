import { describe, expect, it } from 'vitest'
import { collections } from '@/domain/access/collections'
import { invoiceSchema } from '@/domain/invoices/invoice'
import { memberSchema } from '@/domain/members/member'
import { packageTemplateSchema } from '@/domain/packages/packageTemplate'
import { UPDATED_BY } from '@/data/store/stampedStore'
import { rulesText } from './support/environment'

const withoutComments = (text: string) => text.replace(/\/\/.*$/gm, '')

/** The names in the first `count` lists of a function of the rules, written one by one or as one text that is split. */
function namesIn(rules: string, functionName: string, count = 1): string[] {
  const body = rules.slice(rules.indexOf(`function ${functionName}(`))
  const lists = body.match(/\[[^\]]*\]|fields\([^)]*\)/g) ?? []
  const textsOf = (list: string) => [...list.matchAll(/'([\w ]+)'/g)].map(([, text = '']) => text)
  return lists.slice(0, count).flatMap((list) => textsOf(list).flatMap((text) => text.trim().split(' ')))
}

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

/** What a schema names, and the stamp that the store puts on by itself. */
const storedFields = ({ shape }: { shape: object }) => [...Object.keys(shape), UPDATED_BY].sort()

describe('firestore.rules and the code', () => {
  const rules = rulesText('firestore.rules')

  it('has a block for each collection that the access table opens to anybody, and for no other', () => {
    const blocks = [...rules.matchAll(/match \/(\w+)\/\{\w+\}\s*\{/g)].map(([, name]) => name)
    const inTable = Object.entries(collections)
      .filter(([, access]) => Object.values(access).some((reach) => Object.keys(reach).length > 0))
      .map(([id]) => id.split('/').at(-1))
    expect(blocks.sort()).toEqual(inTable.sort())
  })

  it('knows every field of a member', () => {
    expect(namesIn(rules, 'isMember', 4).sort()).toEqual(storedFields(memberSchema))
  })

  it('knows every field of a package that is sold', () => {
    expect(namesIn(rules, 'templateFields').sort()).toEqual(storedFields(packageTemplateSchema))
  })

  it('knows every field of an invoice', () => {
    expect(namesIn(rules, 'invoiceFields').sort()).toEqual(storedFields(invoiceSchema))
  })
})
