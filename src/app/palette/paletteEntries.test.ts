import { describe, expect, it } from 'vitest'
import { directoryEntrySchema } from '@/domain/members/directoryEntry'
import { paletteGroups } from './paletteEntries'

const person = (name: string, more: object = {}) =>
  directoryEntrySchema.parse({
    n: name,
    p: '9876543210',
    c: 'FC-0012',
    a: true,
    x: false,
    s: '2026-01-01',
    e: '2026-12-31',
    d: 0,
    ...more,
  })
const people = new Map([
  ['m1', person('Asha Rao')],
  ['m2', person('Ashok Nair', { a: false, p: '9000000001', c: '' })],
])
const nobody = new Map<string, never>()
const labels = (groups: ReturnType<typeof paletteGroups>) => groups.map(({ label }) => label)

describe('the palette (PRODUCT 3 "Keys")', () => {
  it('offers the screens and acts of the role before anything is typed, and no people', () => {
    const groups = paletteGroups('SALES', '', people, 'en-IN')
    expect(labels(groups)).toEqual(['Go to', 'Do'])
    expect(groups[0]?.entries.map(({ target }) => target)).toEqual([{ to: '/gyms' }])
  })

  it('finds a person by the beginning of the name and opens the drawer on the right list', () => {
    const [found] = paletteGroups('CLIENT', 'ash', people, 'en-IN')
    expect(found?.label).toBe('People')
    expect(found?.entries.map(({ label, detail, target }) => ({ label, detail, target }))).toEqual([
      { label: 'Asha Rao', detail: 'FC-0012 · +91 98765 43210', target: { to: '/members?id=m1' } },
      {
        label: 'Ashok Nair',
        detail: '+91 90000 00001 · Inactive',
        target: { to: '/members/inactive?id=m2' },
      },
    ])
  })

  it('finds a screen by the beginning of any word of its label or section', () => {
    const paths = (typed: string) =>
      paletteGroups('CLIENT', typed, nobody, 'en-IN')
        .filter(({ label }) => label === 'Go to')
        .flatMap(({ entries }) => entries.map(({ target }) => target))
    expect(paths('mark att')).toEqual([{ to: '/members/attendance' }])
    expect(paths('mem pack')).toEqual([{ to: '/members/packages' }])
  })

  it('answers with nothing when nothing matches', () => {
    expect(paletteGroups('CLIENT', 'zzz', people, 'en-IN')).toEqual([])
  })
})
