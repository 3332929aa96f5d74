/**
 * npm run check: what a developer wants to know before a commit, soon: the types, and for what changed its lint, its format and the
 * unit tests that reach it. How long it took stands at its end.
 *   npm run check                what differs from the last commit
 *   npm run check -- main        what differs from where this branch left main
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ClearError, runMain } from './steps/clearError.mjs'
import { root } from './steps/paths.mjs'
import { programs } from './steps/programs.mjs'
import { say, secondsSince } from './steps/progress.mjs'
import { run } from './steps/run.mjs'
import { runChecks } from './testing/checks.mjs'
import { closingLine, sumOf } from './testing/results.mjs'

/** @param {string[]} words of a git command */
async function git(...words) {
  const { code, output } = await run(['git', ...words])
  if (code !== 0) throw new ClearError(`git ${words.join(' ')} failed: ${output.trim()}`)
  return output.split('\n').filter((line) => line !== '')
}

/** Files that were changed, added or not committed yet, and that still exist. @param {string} [base] a branch or commit */
async function changedSince(base) {
  const since = base === undefined ? 'HEAD' : (await git('merge-base', base, 'HEAD'))[0]
  const changed = await git('diff', '--name-only', since)
  const added = await git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...changed, ...added])].filter((file) => existsSync(join(root, file)))
}

/** What tsc learned last time is kept: a second run looks at what changed. @param {string} project */
const types = (project) => ({
  title: `Types of ${project === '.' ? 'the app' : `the ${project}`}`,
  command: [
    ...programs.tsc,
    ...['--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile'],
    `.cache/types-${project === '.' ? 'app' : project}.json`,
  ],
})

await runMain(async () => {
  const started = performance.now()
  const files = await changedSince(process.argv[2])
  const code = files.filter((file) => /\.(tsx?|mjs|js)$/.test(file))
  const tested = code.filter((file) => /^(src|functions\/src|scripts)\//.test(file))
  say(`${files.length} files changed.`)
  const own = [
    { title: 'Lint', command: [...programs.oxlint, ...code], of: code },
    {
      title: 'Format',
      command: [...programs.oxfmt, '--check', '--no-error-on-unmatched-pattern', ...files],
      of: files,
    },
    {
      title: 'Unit tests',
      command: [...programs.vitest, 'related', '--run', '--project', 'unit*', '--passWithNoTests', ...tested],
      of: tested,
    },
  ].filter(({ of }) => of.length > 0)
  const results = await Promise.all([runChecks(['.', 'functions', 'scripts'].map(types)), runChecks(own)])
  const total = sumOf(results.flat())
  for (const note of total.notes) say(note)
  say(`It took ${secondsSince(started)}.`)
  say(closingLine(total))
  process.exitCode = total.failed > 0 ? 1 : 0
})
