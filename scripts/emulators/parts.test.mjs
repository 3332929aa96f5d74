import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { quietFirestore } from './parts.mjs'

/** A Java whose compiler refuses everything, or that has none. */
function javaThat({ compiles }) {
  const home = mkdtempSync(join(tmpdir(), 'java-'))
  const bin = join(home, 'bin')
  mkdirSync(bin)
  if (compiles) writeFileSync(join(bin, 'javac'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  return { home, bin, major: 21, compiles }
}

it('the Firestore emulator starts as it is where nothing can be compiled before it', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'part-')), 'firestore.jar')
  writeFileSync(path, 'another version')
  const part = { path, from: 'a test', isOverride: false }
  for (const compiles of [false, true])
    expect(quietFirestore(part, javaThat({ compiles }), { countsCoverage: true })).toBe(part)
})
