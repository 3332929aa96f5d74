import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { quietJavaPath } from './quietJava.mjs'

/** A `java` that prints what it was given, each in a line, in a folder whose name a shell would misread. */
function printingJava() {
  const folder = mkdtempSync(join(tmpdir(), 'quiet-java-'))
  const bin = join(folder, "it's a $JAVA")
  mkdirSync(bin)
  writeFileSync(join(bin, 'java'), '#!/bin/sh\nprintf \'%s\\n\' "$@"\nexit 3\n', { mode: 0o755 })
  return { folder, bin }
}

it('starts the machine’s Java with all it is given but the port of the list of requests', () => {
  const { folder, bin } = printingJava()
  const [first] = quietJavaPath(folder, { bin }, 'linux').split(delimiter)
  const given = ['-jar', 'a b.jar', '--port', '9000', '--websocket_port', '9001', '--rules', '', 'x']
  const { stdout, status } = spawnSync(join(first, 'java'), given, { encoding: 'utf8' })
  expect(stdout).toBe(['-jar', 'a b.jar', '--port', '9000', '--rules', '', 'x', ''].join('\n'))
  expect(status).toBe(3)
})

it('is the machine’s own where no shell reads scripts', () => {
  const { folder, bin } = printingJava()
  expect(quietJavaPath(folder, { bin }, 'win32').split(delimiter)[0]).toBe(bin)
})
