/**
 * Deploys rules, indexes, functions and the page to a project of one's own (docs/deploy.md):
 *   npm run deploy -- --project ID [--only hosting,firestore:rules] [--force]
 * --force answers firebase-tools' questions with yes, where nobody sits at a terminal who could.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { loadEnv } from 'vite'
import { deployProblems, failedRun } from './deploy/deployProblems.mjs'
import { firebaseCli } from './emulators/firebaseTools.mjs'
import { ClearError, runMain } from './steps/clearError.mjs'
import { root } from './steps/paths.mjs'
import { run } from './steps/run.mjs'

const usage = 'usage: npm run deploy -- --project ID [--only targets] [--force]'

function optionsFromCommandLine() {
  try {
    const { values } = parseArgs({
      options: { project: { type: 'string' }, only: { type: 'string' }, force: { type: 'boolean' } },
    })
    return values
  } catch (error) {
    throw new ClearError(`${error.message}. ${usage}`)
  }
}

/** @param {string} project @returns {Record<string, string>} what firebase-tools gives the functions of that project */
function serverSettings(project) {
  const files = ['.env', `.env.${project}`].map((name) => join(root, 'functions', name)).filter(existsSync)
  return Object.assign({}, ...files.map((path) => parseEnv(readFileSync(path, 'utf8'))))
}

await runMain(async () => {
  const { project, only, force = false } = optionsFromCommandLine()
  const problems = deployProblems({
    project,
    web: loadEnv('production', root, 'VITE_'),
    server: serverSettings(project ?? ''),
    policy: readFileSync(join(root, 'firebase.json'), 'utf8'),
  })
  if (problems.length > 0) throw new ClearError(problems.join('\n  '))
  const command = [process.execPath, firebaseCli, 'deploy', '--project', project ?? '']
  const options = [...(only ? ['--only', only] : []), ...(force ? ['--force'] : [])]
  // It asks before it retries functions that fail, lets Storage's rules read Firestore, or takes a function away.
  const { code } = await run([...command, ...options], { ask: true })
  if (code !== 0) throw new ClearError(failedRun(only))
})
