import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { savedExport } from './savedData.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saved-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const writeExport = (name) => {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'firebase-export-metadata.json'), '{}')
}

test('without an export there is nothing to load', () => {
  expect(savedExport(folder)).toBeNull()
})

test('the newest export is loaded', () => {
  writeExport('previous')
  writeExport('store')
  expect(savedExport(folder)).toBe(join(folder, 'store'))
})

test('an export that was cut short gives way to the one before it', () => {
  writeExport('previous')
  mkdirSync(join(folder, 'store'))
  expect(savedExport(folder)).toBe(join(folder, 'previous'))
})

test('an export that was not put in its place yet is not taken', () => {
  writeExport('next')
  expect(savedExport(folder)).toBeNull()
})
