import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { roundEmulators } from './roundEmulators.mjs'

/** Emulators that note what is done with them. */
function fakes() {
  const done = []
  const launch = async (asked) => {
    const name = asked.join('-')
    done.push(`launch ${name}`)
    const folder = mkdtempSync(join(tmpdir(), `${name}-`))
    const end = async () => void done.push(`end ${name}`)
    return { ready: Promise.resolve(), env: {}, folder, logPath: `${name}/suite.log`, end }
  }
  return { done, launch }
}

test('a round has the emulators that were launched for it before, and the next has its own', async () => {
  const { done, launch } = fakes()
  const emulators = roundEmulators(launch)
  const early = emulators.of(['rules', 'api'])
  expect(await emulators.of(['rules', 'api'])).toBe(await early)
  await emulators.of(['e2e'])
  expect(done).toEqual(['launch rules-api', 'launch e2e'])
  expect(emulators.logs()).toEqual(['rules-api/suite.log', 'e2e/suite.log'])
  expect(emulators.heap()).toEqual([expect.stringContaining('The fullest emulator held')])
})

test('those whose round never came are ended with the run, however far they are', async () => {
  const { done, launch } = fakes()
  const emulators = roundEmulators(launch)
  void emulators.of(['rules', 'api'])
  await emulators.end()
  expect(done).toEqual(['launch rules-api', 'end rules-api'])
})

test('a launch that fails is told to its round, and disturbs neither what runs meanwhile nor the end', async () => {
  const emulators = roundEmulators(() => Promise.reject(new Error('Port 19090 is in use')))
  void emulators.of(['api'])
  await new Promise((resolve) => setTimeout(resolve, 10))
  await expect(emulators.of(['api'])).rejects.toThrow('Port 19090 is in use')
  await emulators.end()
  expect(emulators.heap()).toEqual([])
  expect(emulators.logs()).toEqual([])
})
