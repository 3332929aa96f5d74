import { expect, it } from 'vitest'
import { auditEntry, recordAct, type Act } from './recordAct'

const act = (fields: Partial<Act>): Act => ({
  source: 'request-1',
  gymId: 'iron',
  at: new Date('2026-11-20T06:00:00Z'),
  by: 'asha',
  byRole: 'CLIENT',
  act: 'gym.update',
  collection: 'gyms',
  documentId: 'iron',
  before: { name: 'Iron', phone: '1', city: 'Pune', updatedAt: new Date(1) },
  after: { name: 'Iron Gym', phone: '1', state: 'MH', updatedAt: new Date(2) },
  ...fields,
})

it('names what left, came and changed, and no value of what may tell of a person', () => {
  const entry = auditEntry(act({ act: 'member.update', collection: 'members' }))
  expect(entry?.data).toMatchObject({ before: ['city', 'name'], after: ['name', 'state'] })
  expect(JSON.stringify(entry)).not.toMatch(/Iron|Pune|MH/)
})

it('names every field of a document that came or went', () => {
  expect(auditEntry(act({ before: null, after: { b: 1, a: 2 } }))?.data).toMatchObject({
    before: [],
    after: ['a', 'b'],
  })
  expect(auditEntry(act({ before: { a: 2 }, after: null }))?.data).toMatchObject({ before: ['a'], after: [] })
})

it('is nothing when nothing but the stamp changed', () => {
  const same = { name: 'Iron', preference: { graceDays: 3 } }
  expect(auditEntry(act({ before: same, after: { ...same, updatedAt: new Date(9) } }))).toBe(null)
})

it('is the same entry for a repeat, and another for another act or document', () => {
  const path = (fields: Partial<Act>) => auditEntry(act(fields))?.path
  expect(path({})).toMatch(/^auditLogs\/[0-9a-f]{32}$/)
  expect(path({ at: new Date(0) })).toBe(path({}))
  expect(path({ source: 'request-2' })).not.toBe(path({}))
  expect(path({ act: 'gym.disable' })).not.toBe(path({}))
  expect(path({ documentId: 'ice' })).not.toBe(path({}))
})

it('is written once through the writer it is given', () => {
  const written: string[] = []
  const writer = { set: (path: string) => void written.push(path) }
  expect(recordAct(writer, act({}))).toBe(true)
  expect(recordAct(writer, act({ after: act({}).before }))).toBe(false)
  expect(written).toHaveLength(1)
})
