// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { dropAllDrafts, dropDraft, keepDraft, readDraft } from './draft'

const DAY = 24 * 60 * 60 * 1_000

afterEach(() => window.localStorage.clear())

test('what was typed comes back for the same person and form', () => {
  keepDraft('asha', 'members/new', { name: 'Meera', price: 1500 }, 1_000)
  expect(readDraft('asha', 'members/new', 2_000)).toEqual({
    at: 1_000,
    values: { name: 'Meera', price: 1500 },
  })
})

test('another person on the same device sees nothing of it', () => {
  keepDraft('asha', 'members/new', { name: 'Meera' }, 0)
  expect(readDraft('ravi', 'members/new', 0)).toBeNull()
})

test('files are not kept', () => {
  keepDraft('asha', 'members/new', { name: 'Meera', photo: new Blob(['x']) }, 0)
  expect(readDraft('asha', 'members/new', 0)?.values).toEqual({ name: 'Meera' })
})

test('where nothing of it is left to keep, the one before is dropped', () => {
  keepDraft('asha', 'members/new', { name: 'Meera' }, 0)
  keepDraft('asha', 'members/new', { photo: new Blob(['x']), name: undefined }, 0)
  expect(window.localStorage).toHaveLength(0)
})

test('after a week it is forgotten', () => {
  keepDraft('asha', 'members/new', { name: 'Meera' }, 0)
  expect(readDraft('asha', 'members/new', 8 * DAY)).toBeNull()
  expect(window.localStorage).toHaveLength(0)
})

test('a damaged draft is no draft', () => {
  window.localStorage.setItem('draft/asha/members/new', '{broken')
  expect(readDraft('asha', 'members/new', 0)).toBeNull()
})

test('dropping one leaves the others, signing out leaves none', () => {
  keepDraft('asha', 'a', { x: 1 }, 0)
  keepDraft('asha', 'b', { x: 1 }, 0)
  window.localStorage.setItem('theme', 'dark')
  dropDraft('asha', 'a')
  expect(readDraft('asha', 'b', 0)).not.toBeNull()
  dropAllDrafts()
  expect(Object.keys(window.localStorage)).toEqual(['theme'])
})
