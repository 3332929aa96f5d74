import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { host } from './ports.mjs'

const isWhole = (folder) => existsSync(join(folder, 'firebase-export-metadata.json'))

/** The last export that is whole: a kill in the middle of an export leaves the one before it. @param {string} dataFolder */
export const savedExport = (dataFolder) =>
  [join(dataFolder, 'store'), join(dataFolder, 'previous')].find(isWhole) ?? null

/**
 * Has the running suite write its data out, and only then puts it in the place of the earlier export.
 * @param {number} hubPort
 * @param {string} dataFolder
 */
export async function exportData(hubPort, dataFolder) {
  const next = join(dataFolder, 'next')
  const store = join(dataFolder, 'store')
  const previous = join(dataFolder, 'previous')
  mkdirSync(dataFolder, { recursive: true })
  rmSync(next, { recursive: true, force: true })
  const answer = await fetch(`http://${host}:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: next, initiatedBy: 'start' }),
  })
  if (!answer.ok || !isWhole(next))
    throw new Error(`The emulators could not export their data: ${await answer.text()}`)
  if (isWhole(store)) {
    rmSync(previous, { recursive: true, force: true })
    renameSync(store, previous)
  }
  rmSync(store, { recursive: true, force: true })
  renameSync(next, store)
}
