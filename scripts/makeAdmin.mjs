/**
 * Makes an account a super admin (SPECIFICATION 4): nobody in the app can, because claims come from here only.
 *   npm run make-admin -- email                     on the emulators, those FIREBASE_AUTH_EMULATOR_HOST names or of npm start
 *   npm run make-admin -- email --emulator          the same, said aloud
 *   npm run make-admin -- email --project ID        a real project, with this machine's application default credentials
 *   npm run make-admin -- email --create            makes the account first and prints the link to set its password
 */
import { parseArgs } from 'node:util'
import { makeAdmin } from './makeAdmin/makeAdmin.mjs'
import { authTargetOf } from './makeAdmin/authTarget.mjs'
import { ClearError, runMain } from './steps/clearError.mjs'

const usage = 'usage: npm run make-admin -- email [--create] [--emulator | --project ID]'

function optionsFrom(argv) {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        emulator: { type: 'boolean', default: false },
        create: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    return { ...values, positionals }
  } catch (error) {
    throw new ClearError(`${error.message}. ${usage}`)
  }
}

await runMain(async () => {
  const { positionals, project, emulator, create, help } = optionsFrom(process.argv.slice(2))
  if (help) return void process.stdout.write(`${usage}\n`)
  const [email, ...more] = positionals
  if (email === undefined || more.length > 0) throw new ClearError(`Name one e-mail address. ${usage}`)
  const target = await authTargetOf({ project, emulator }, process.env)
  const lines = await makeAdmin({ email, isNew: create, target })
  process.stdout.write(`${lines.join('\n')}\n`)
})
