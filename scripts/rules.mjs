/**
 * Writes the sections of firestore.rules that follow from the schemas and the access table (scripts/rules/):
 *   npm run rules              writes them
 *   npm run rules -- --check   fails when they are not what would be written
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ClearError, runMain } from './steps/clearError.mjs'
import { importTypeScript } from './steps/importTypeScript.mjs'
import { root } from './steps/paths.mjs'

const target = join(root, 'firestore.rules')

await runMain(async () => {
  const { withSections } = await importTypeScript('rules/sections.ts')
  const stands = readFileSync(target, 'utf8')
  const wanted = withSections(stands)
  if (wanted === stands) return
  if (process.argv.includes('--check')) {
    throw new ClearError('firestore.rules is older than the schemas or the access table. Run: npm run rules')
  }
  writeFileSync(target, wanted)
  process.stdout.write('firestore.rules is written.\n')
})
