import { describe, expect, it } from 'vitest'
import { entryWith } from '@/domain/members/fixtures'
import { foundBy } from './scan'

const entry = (n: string, c: string, fields: object = {}) => entryWith({ n, c, ...fields })

const entries = new Map([
  ['m1', entry('Asha Rao', 'IRN-1')],
  ['m2', entry('Vikram Shah', 'IRN-2')],
  ['m3', entry('Meera Iyer', 'irn-2')],
  ['m4', entry('Gone Away', 'IRN-4', { a: false, x: true })],
  ['m5', entry('Left Once', 'IRN-1', { a: false })],
])
const found = (typed: string) => foundBy(entries, typed, 'g1', 8)
const ids = (typed: string) => found(typed).hits.map(({ id }) => id)

describe('what a scanner types', () => {
  it('is the one member of the card', () => {
    expect(ids('FC:g1:m1')).toEqual(['m1'])
    expect(ids(' fc:g1:m1 ')).toEqual(['m1'])
  })

  it('is nobody when the card is of another centre or the member is deleted', () => {
    expect(found('FC:g2:m1')).toMatchObject({ hits: [], note: 'This card is of another centre.' })
    expect(found('FC:g1:m4').note).toContain('nobody of this centre')
    expect(found('FC:g1:toString').hits).toEqual([])
  })

  it('is a member code, and says when several who are here share it', () => {
    expect(found('IRN-1')).toMatchObject({ isShared: false })
    expect(ids('IRN-1')[0]).toBe('m1')
    expect(found('IRN-2')).toMatchObject({ isShared: true })
    expect(found('')).toEqual({ hits: [], note: '', isShared: false })
  })
})
