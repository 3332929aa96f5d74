import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What an emulator of the tests may hold. A full one ends, and says so, in place of answering nobody for minutes. */
const heapLimitMb = 8192

/** Java looks for garbage whenever its heap is half full: from a small one on it did so 106 times, for 143 s beside the tests. */
const heapAtFirstMb = 4096

const isLog = (/** @type {string} */ name) => /^gc-\d+\.log$/.test(name)

/** What an emulator tells of each denial: twenty lines, which take it and firebase-tools a tenth of their time. */
const quiet = `handlers=java.util.logging.ConsoleHandler
.level=INFO
com.google.cloud.datastore.emulator.level=SEVERE
`

/**
 * For a suite that ends in minutes: Java's second compiler would take more from it than it gives. Each Java writes what its heap
 * held into the suite's folder.
 * @param {string} folder
 */
export function javaOptions(folder) {
  for (const name of readdirSync(folder).filter(isLog)) rmSync(join(folder, name))
  const logging = join(folder, 'logging.properties')
  writeFileSync(logging, quiet)
  return [
    `-Djava.util.logging.config.file=${logging}`,
    '-XX:TieredStopAtLevel=1',
    `-Xms${heapAtFirstMb}m`,
    `-Xmx${heapLimitMb}m`,
    '-XX:+ExitOnOutOfMemoryError',
    `-Xlog:gc:file=${join(folder, 'gc-%p.log')}`,
  ].join(' ')
}

/**
 * Of a log like `[12.3s][info][gc] GC(4) Pause Young (Normal) 512M->100M(1024M) 12.3ms`.
 * @param {string} text
 * @returns {{peakMb: number, livingMb: number, longestPauseMs: number}} living: the most that was left after a collection
 */
export function heapIn(text) {
  const found = { peakMb: 0, livingMb: 0, longestPauseMs: 0 }
  for (const [, before, after, pause] of text.matchAll(/Pause .*? (\d+)M->(\d+)M\(\d+M\) ([\d.]+)ms/g)) {
    found.peakMb = Math.max(found.peakMb, Number(before))
    found.livingMb = Math.max(found.livingMb, Number(after))
    found.longestPauseMs = Math.max(found.longestPauseMs, Number(pause))
  }
  return found
}

/** The fullest emulator of a suite that has ended, in a line. @param {string} folder */
export function heapLine(folder) {
  const heaps = readdirSync(folder)
    .filter(isLog)
    .map((name) => heapIn(readFileSync(join(folder, name), 'utf8')))
    .sort((a, b) => b.livingMb - a.livingMb)
  const { livingMb = 0, peakMb = 0, longestPauseMs = 0 } = heaps[0] ?? {}
  return (
    `▸ The fullest emulator held ${livingMb} of ${heapLimitMb} MB after a collection (${peakMb} before one); ` +
    `the longest pause was ${(longestPauseMs / 1000).toFixed(2)} s.`
  )
}
