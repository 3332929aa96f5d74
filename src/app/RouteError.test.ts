import { expect, it } from 'vitest'
import { isChunkFailure } from './RouteError'

it('knows a part of the application that did not arrive from an error inside it', () => {
  const url = 'http://127.0.0.1:5050/assets/MembersPage-abc.js'
  expect(isChunkFailure(new TypeError(`Failed to fetch dynamically imported module: ${url}`))).toBe(true)
  expect(isChunkFailure(new TypeError('error loading dynamically imported module'))).toBe(true)
  expect(isChunkFailure(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isChunkFailure(new Error('Unable to preload CSS for /assets/GymsPage.css'))).toBe(true)
  expect(isChunkFailure(new TypeError("Cannot read properties of undefined (reading 'name')"))).toBe(false)
  expect(isChunkFailure('Failed to fetch')).toBe(false)
})
