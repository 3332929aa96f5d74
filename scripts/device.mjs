/**
 * npm run device: a terminal at a door, for those who have none. It speaks the terminals' own protocol (docs/devices.md) over a raw
 * socket: calls, does what it is told, sends who pressed, and opens or does not. What you type happens at it; `help` says what.
 *   npm run device -- --sn CGKK214560001 --secret 7F3A9C21     as it was registered in Site config, Devices
 *   … --url http://127.0.0.1:5050     where the app is (this is the default)
 *   … --scenario offline              day, quiet, offline, drift, repeat, lossy (day)
 *   … --user "1001 Asha Rao"          on the terminal from the beginning; may stand there more than once
 *   … --every 20                      seconds between two people, about
 *   … --pause 5                       seconds between two calls; else as the server says
 *   … --no-lock                       an attendance terminal without a relay: it notes down everybody
 *   … --no-validity                   one whose firmware ignores validity dates
 *   … --controller                    an access controller, which sends events in place of punches
 *   npm run device -- --demo          a front door for the demo data's gym, registered by itself
 */
import { parseArgs } from 'node:util'
import { defaultPorts, host } from './emulators/ports.mjs'
import { ClearError, runMain } from './steps/clearError.mjs'
import { importTypeScript } from './steps/importTypeScript.mjs'
import { say } from './steps/progress.mjs'

const usage = 'usage: npm run device -- --sn NUMBER --secret SECRET [--url ADDRESS] [--scenario NAME]'

function optionsFrom(argv) {
  try {
    return parseArgs({
      args: argv,
      options: {
        sn: { type: 'string', default: '' },
        secret: { type: 'string', default: '' },
        url: { type: 'string', default: `http://${host}:${defaultPorts.hosting}` },
        scenario: { type: 'string', default: 'day' },
        user: { type: 'string', multiple: true, default: [] },
        every: { type: 'string', default: '20' },
        pause: { type: 'string' },
        'no-lock': { type: 'boolean', default: false },
        'no-validity': { type: 'boolean', default: false },
        controller: { type: 'boolean', default: false },
        demo: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new ClearError(`${error.message}. ${usage}`)
  }
}

/** @param {string} name @param {string} text */
function secondsOf(name, text) {
  const seconds = Number(text)
  if (!(seconds > 0)) throw new ClearError(`--${name} takes seconds above 0.`)
  return seconds
}

/** @param {string} text */
function userOf(text) {
  const [, pin, name = ''] = /^(\d{1,9})(?: +(.*))?$/.exec(text) ?? []
  if (pin === undefined) throw new ClearError(`--user takes a number and a name: "1001 Asha Rao".`)
  return [pin, name]
}

/** Serial number, secret and users of the demo's terminal, registered with the running emulators. @param {string} url */
async function demoTerminal(url) {
  const { demoTerminal: register } = await importTypeScript('device/demoTerminal.ts')
  return register({
    url,
    authHost: process.env.FIREBASE_AUTH_EMULATOR_HOST ?? `${host}:${defaultPorts.auth}`,
  })
}

await runMain(async () => {
  const values = optionsFrom(process.argv.slice(2))
  if (values.help) return say(usage)
  const { isScenario, main, scenarios } = await importTypeScript('device/main.ts')
  if (!isScenario(values.scenario)) {
    const known = Object.entries(scenarios).map(([name, what]) => `  ${name.padEnd(8)} ${what}`)
    throw new ClearError(`There is no scenario "${values.scenario}". There are:\n${known.join('\n')}`)
  }
  const named = { sn: values.sn, secret: values.secret, users: values.user.map(userOf) }
  const terminal = values.demo ? await demoTerminal(values.url) : named
  if (terminal.sn === '' || terminal.secret === '') throw new ClearError(usage)
  await main({
    ...terminal,
    url: values.url,
    scenario: values.scenario,
    hasLock: !values['no-lock'],
    checksValidity: !values['no-validity'],
    isController: values.controller,
    every: secondsOf('every', values.every),
    pause: values.pause === undefined ? null : secondsOf('pause', values.pause),
    say,
  })
})
