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

test('of several emulators the fullest is told, and none of the suite before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heap-'))
  writeFileSync(join(folder, 'gc-9.log'), log.replace('753M', '1999M'))
  expect(javaOptions(folder)).toContain('-XX:+ExitOnOutOfMemoryError')
  writeFileSync(join(folder, 'gc-1.log'), log)
  writeFileSync(
    join(folder, 'gc-2.log'),
    '[1.5s][info][gc] GC(0) Pause Young (Normal) 136M->10M(494M) 12.5ms\n',
  )
  expect(heapLine(folder)).toMatch(/held 753 of \d+ MB .*longest pause was 1\.21 s/)
})
