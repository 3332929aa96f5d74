import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What an emulator of the tests may hold. A full one ends, and says so, in place of answering nobody for minutes. Firestore's and
 * Storage's begin with the same options: both together stay below 12 GB.
 */
const heapLimitMb = 5632

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

/**
 * The fullest emulator of suites that have ended, and the longest pause of them all, which may be another's.
 * @param {string[]} folders of the suites
 */
export function heapLine(folders) {
  const heaps = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter(isLog)
      .map((name) => heapIn(readFileSync(join(folder, name), 'utf8'))),
  )
  const [fullest = heapIn('')] = heaps.toSorted((a, b) => b.livingMb - a.livingMb)
  const longestPauseMs = Math.max(0, ...heaps.map((heap) => heap.longestPauseMs))
  return (
    `The fullest emulator held ${fullest.livingMb} of ${heapLimitMb} MB after a collection (${fullest.peakMb} before one); ` +
    `the longest pause of all was ${(longestPauseMs / 1000).toFixed(2)} s.`
  )
}
