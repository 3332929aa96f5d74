/**
 * Brings the records of older versions to today's shape, in whole collections (docs/decisions/0005):
 *   npm run migrate                          counts what there is to do, on the emulators
 *   npm run migrate -- --apply               does it
 *   npm run migrate -- --gym ID              one centre only
 *   npm run migrate -- --project ID          a real project, with this machine's application default credentials
 * Emulators: the one FIRESTORE_EMULATOR_HOST names, else that of `npm start`. May be stopped and run again.
 */
import { parseArgs } from 'node:util'
import { targetOf } from './migrate/target.mjs'
import { ClearError, runMain } from './steps/clearError.mjs'
import { importTypeScript } from './steps/importTypeScript.mjs'
import { nameQuotaProject } from './steps/quotaProject.mjs'

const usage = 'usage: npm run migrate -- [--apply] [--gym ID] [--project ID]'

function optionsFrom(argv) {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        apply: { type: 'boolean', default: false },
        gym: { type: 'string' },
        project: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    throw new ClearError(`${error.message}. ${usage}`)
  }
}

/** Asked before any record is read, because a failure inside the SDK would not say what is missing. */
async function requireCredentials() {
  const { applicationDefault } = await import('firebase-admin/app')
  try {
    await applicationDefault().getAccessToken()
  } catch (cause) {
    throw new ClearError(
      'This machine has no credentials for a real project. Run "gcloud auth application-default login", or set ' +
        `GOOGLE_APPLICATION_CREDENTIALS to a service account's key file. (${cause.message})`,
    )
  }
}

await runMain(async () => {
  const { apply, gym, project, help } = optionsFrom(process.argv.slice(2))
  if (help) return void process.stdout.write(`${usage}\n`)
  const { projectId, emulator } = await targetOf(project, process.env)
  if (emulator === null) {
    nameQuotaProject(projectId)
    await requireCredentials()
  } else {
    process.env.FIRESTORE_EMULATOR_HOST = emulator
    // Keeps Google's libraries from looking for credentials that an emulator does not need.
    process.env.METADATA_SERVER_DETECTION = 'none'
  }
  const { main } = await importTypeScript('migrate/main.ts')
  const say = (line) => process.stdout.write(`${line}\n`)
  say(`Project ${projectId}${emulator === null ? '' : `, emulator at ${emulator}`}\n`)
  const unreadable = await main({ projectId, apply, gymId: gym ?? null, say })
  if (unreadable > 0) process.exitCode = 1
})
