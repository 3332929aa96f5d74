import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { heapIn, heapLine, javaOptions } from './heap.mjs'

const log = `[0.031s][info][gc] Using Serial
[1.506s][info][gc] GC(0) Pause Young (Allocation Failure) 136M->10M(494M) 12.561ms
[9.115s][info][gc] GC(1) Pause Full (Ergonomics) 1405M->753M(2048M) 1213.440ms
[9.310s][info][gc] GC(2) Concurrent Mark Cycle 17.123ms
[9.415s][info][gc] GC(3) Pause Young (Normal) (G1 Evacuation Pause) 900M->420M(2048M) 30.006ms
`

test('the fullest heap, what lived in it, and the longest pause', () => {
  expect(heapIn(log)).toEqual({ peakMb: 1405, livingMb: 753, longestPauseMs: 1213.44 })
  expect(heapIn('')).toEqual({ peakMb: 0, livingMb: 0, longestPauseMs: 0 })
})

const suiteFolder = () => mkdtempSync(join(tmpdir(), 'heap-'))

test('of all emulators of all rounds the fullest is told, and the longest pause, which was another’s', () => {
  const [first, second] = [suiteFolder(), suiteFolder()]
  writeFileSync(join(first, 'gc-1.log'), log)
  writeFileSync(
    join(first, 'gc-2.log'),
    '[1.5s][info][gc] GC(0) Pause Young (Normal) 136M->10M(494M) 4321.5ms\n',
  )
  writeFileSync(join(second, 'gc-1.log'), log.replace('1405M->753M', '2405M->1999M'))
  expect(heapLine([first])).toMatch(
    /held 753 of \d+ MB .*\(1405 before one\).*longest pause of all was 4\.32 s/,
  )
  expect(heapLine([first, second])).toMatch(/held 1999 of \d+ MB .*\(2405 before one\).* was 4\.32 s/)
})

test('a suite counts nothing of the one before in its folder', () => {
  const folder = suiteFolder()
  writeFileSync(join(folder, 'gc-9.log'), log)
  expect(javaOptions(folder)).toContain('-XX:+ExitOnOutOfMemoryError')
  expect(heapLine([folder])).toMatch(/held 0 of \d+ MB .*longest pause of all was 0\.00 s/)
})

test('the two that begin with these options, Firestore’s and Storage’s, stay below 12 GB together', () => {
  const [, limit] = /-Xmx(\d+)m/.exec(javaOptions(suiteFolder())) ?? []
  expect(2 * Number(limit)).toBeLessThan(12_000)
})
