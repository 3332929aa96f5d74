/** What App Check fetches and asks, which Content-Security-Policy of firebase.json must let pass. */
const appCheckHosts = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
  'https://content-firebaseappcheck.googleapis.com',
]

/**
 * Why the page could not ask the server for punches; null where it can.
 * @param {string} address @param {string} policy
 */
function punchProblem(address, policy) {
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    return 'VITE_PUNCH_IMPORT_URL would be asked for nothing, because a token goes with it: name an address that begins with https://.'
  const { origin } = new URL(address)
  const passes = /connect-src ([^;"]*)/.exec(policy)?.[1]?.split(' ') ?? []
  return passes.includes(origin)
    ? null
    : `The server for punches would be stopped by the page's own policy: name ${origin} in connect-src of firebase.json (docs/deploy.md).`
}

/**
 * What is said below the error of a run that did not deploy everything; firebase-tools releases the parts one after the other, the page last.
 * @param {string} [only] the parts that were to go out; all without it
 */
export function failedRun(only = 'hosting') {
  const page = only.split(',').some((part) => part.startsWith('hosting'))
    ? ' The page may still be the one before, because it is released last.'
    : ''
  return `Not everything is deployed: the error stands above. What is deployed stays.${page} Permissions of a new project take some minutes: run the same again in five. Set right what the error names if it comes again (docs/deploy.md).`
}

/**
 * What would make a deployment of this build useless or wrong, each in one sentence that says what to do.
 * @param {{project: string | undefined, web: Record<string, string>, server: Record<string, string>, policy?: string}} settings
 *   web: the VITE_ variables that the build will see; server: functions/.env.PROJECT; policy: firebase.json
 */
export function deployProblems({ project, web, server, policy = '' }) {
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
  if (web.VITE_APP_CHECK_SITE_KEY) {
    const barred = appCheckHosts.filter((host) => !policy.includes(host))
    if (barred.length > 0)
      problems.push(
        `App Check would be stopped by the page's own policy: name ${barred.join(', ')} in firebase.json (docs/deploy.md).`,
      )
  }
  const punches = (web.VITE_PUNCH_IMPORT_URL ?? '').trim()
  const barrier = punches === '' ? null : punchProblem(punches, policy)
  if (barrier) problems.push(barrier)
  if (server.APP_CHECK === 'required' && !web.VITE_APP_CHECK_SITE_KEY)
    problems.push(
      'The server would refuse the page: set VITE_APP_CHECK_SITE_KEY in .env.production.local, or take APP_CHECK out.',
    )
  return problems
}
