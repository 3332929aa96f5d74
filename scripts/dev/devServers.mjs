import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ClearError } from '../steps/clearError.mjs'
import { root } from '../steps/paths.mjs'

/** Where `npm run dev` serves the app. */
export const devPort = 5173

/** @param {string} script @param {...string} args */
const launch = (script, ...args) =>
  spawn(process.execPath, [join(root, 'scripts', script), ...args], {
    cwd: root,
    env: { ...process.env, VITE_EMULATORS: '1' },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

/** Starts Vite and the functions' watcher; both end with `end()`, or by themselves when this process is gone. */
export function launchDevServers() {
  const vite = launch('dev/viteServer.mjs', String(devPort))
  const functions = launch('buildFunctions.mjs', '--watch')
  const ready = new Promise((resolve, reject) => {
    vite.once('message', resolve)
    vite.once('exit', () => reject(new ClearError("Vite's dev server did not start (see above).")))
  })
  ready.catch(() => undefined)
  return {
    ready,
    end() {
      for (const child of [vite, functions]) if (child.connected) child.disconnect()
    },
  }
}
