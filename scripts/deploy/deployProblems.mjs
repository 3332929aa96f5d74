/**
 * What would make a deployment of this build useless or wrong, each in one sentence that says what to do.
 * @param {{project: string | undefined, web: Record<string, string>, server: Record<string, string>}} settings
 *   web: the VITE_ variables that the build will see; server: functions/.env.PROJECT
 */
export function deployProblems({ project, web, server }) {
  if (!project) return ['Name the project: npm run deploy -- --project ID']
  if (project.startsWith('demo-'))
    return [`${project} is a project of the emulators: name one of your own by --project ID.`]
  const missing = ['API_KEY', 'PROJECT_ID', 'AUTH_DOMAIN', 'STORAGE_BUCKET', 'APP_ID']
    .map((name) => `VITE_FIREBASE_${name}`)
    .filter((name) => !web[name])
  const problems =
    missing.length > 0
      ? [
          `The page would find no project: set ${missing.join(', ')} in .env.production.local (docs/deploy.md).`,
        ]
      : []
  const named = web.VITE_FIREBASE_PROJECT_ID
  if (named && named !== project)
    problems.push(
      `The page would belong to ${named}, and everything else to ${project}: name the same twice.`,
    )
  if (web.VITE_EMULATORS)
    problems.push('VITE_EMULATORS is set, so the page would look for emulators: take it out.')
  if ((web.VITE_SALES_EMAIL ?? '') !== (server.SALES_EMAIL ?? ''))
    problems.push(
      `VITE_SALES_EMAIL in .env.production.local and SALES_EMAIL in functions/.env.${project} differ: name the same account.`,
    )
  return problems
}
