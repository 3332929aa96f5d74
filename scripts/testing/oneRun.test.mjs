import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdClone } from './oneRun.mjs'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-run-'))
  file = join(folder, '.test', 'running')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a run of the tests', () => {
  it('holds its clone until it ends, and a second one is told so', () => {
    const letGo = holdClone(file)
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
    expect(() => holdClone(file)).toThrow(`Tests are running in this clone (process ${process.pid}).`)
    letGo()
    expect(existsSync(file)).toBe(false)
    holdClone(file)()
  })

  it.each(['', 'nothing', '0', '999999999'])('takes over from one that was broken off: "%s"', (left) => {
    holdClone(file)()
    writeFileSync(file, left)
    holdClone(file)
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  })
})
