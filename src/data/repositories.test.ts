import { expect, test, vi } from 'vitest'
import { partsOver, repositoriesOver } from './repositories'
import type { DocumentStore } from './store/documentStore'

const store = { newId: () => 'id' } as unknown as DocumentStore
const parts = partsOver(store, { now: () => new Date(0) })

test('a repository is made once a backend, when it is first asked for', () => {
  const members = vi.fn(() => ({ kind: 'members' }))
  const staff = vi.fn(() => ({ kind: 'staff' }))
  const repository = repositoriesOver(parts)
  expect(members).not.toHaveBeenCalled()
  const first = repository(members)
  expect(repository(members)).toBe(first)
  expect(repository(staff)).toEqual({ kind: 'staff' })
  expect(members).toHaveBeenCalledExactlyOnceWith(parts)
})

test('another backend has repositories of its own: nobody reads through the store of who left', () => {
  const members = () => ({})
  expect(repositoriesOver(parts)(members)).not.toBe(repositoriesOver(partsOver(store, parts.clock))(members))
})
