/**
 * Fills the emulators with the demo data:
 *   node scripts/seed/seed.mjs              writes it (over what an earlier seed wrote)
 *   node scripts/seed/seed.mjs --if-empty   does nothing when there are centres already
 *   node scripts/seed/seed.mjs --large N    adds a centre with N members, for benches; may stand there more than once
 *   … --large N --invoices-each M           the same with N × M invoices, those of earlier years among them
 * The emulators are named by the environment, as the suite's starter sets it. A real project is never touched.
 */
import { parseArgs } from 'node:util'
import { ClearError, runMain } from '../steps/clearError.mjs'
import { importTypeScript } from '../steps/importTypeScript.mjs'

const hosts = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST']

function refuseWithoutEmulators() {
  const missing = hosts.filter((name) => !process.env[name])
  if (missing.length > 0) {
    throw new ClearError(
      `The demo data goes to emulators only: set ${missing.join(', ')} or run it through "npm start" or scripts/emulators/run.mjs.`,
    )
  }
  if (!process.env.GCLOUD_PROJECT?.startsWith('demo-')) {
    throw new ClearError('The demo data goes to a demo project only: set GCLOUD_PROJECT=demo-fitness.')
  }
}

function optionsFrom(argv) {
  const usage = 'usage: seed.mjs [--if-empty] [--large N … [--invoices-each M]]'
  let values
  try {
    ;({ values } = parseArgs({
      args: argv,
      options: {
        'if-empty': { type: 'boolean', default: false },
        large: { type: 'string', multiple: true, default: [] },
        'invoices-each': { type: 'string', default: '0' },
      },
    }))
  } catch (error) {
    throw new ClearError(`${error.message}. ${usage}`)
  }
  const large = values.large.map(Number)
  if (!large.every((size) => Number.isInteger(size) && size >= 1 && size <= 12_000)) {
    throw new ClearError('--large takes a whole number of members from 1 to 12000.')
  }
  const invoicesEach = Number(values['invoices-each'])
  if (!(Number.isInteger(invoicesEach) && invoicesEach >= 0 && invoicesEach <= 20))
    throw new ClearError('--invoices-each takes a whole number up to 20.')
  return { ifEmpty: values['if-empty'], large, invoicesEach }
}

await runMain(async () => {
  const options = optionsFrom(process.argv.slice(2))
  refuseWithoutEmulators()
  const { main } = await importTypeScript('seed/main.ts')
  await main({ ...options, say: (line) => process.stdout.write(`${line}\n`) })
})
