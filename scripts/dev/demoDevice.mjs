import { spawn } from 'node:child_process'
import { root } from '../steps/paths.mjs'
import { ourScript } from '../steps/programs.mjs'

/**
 * A terminal at the demo gym's front door beside the running product; what is typed happens at it. It ends by `end()`, or by itself
 * when this process is gone.
 * @param {NodeJS.ProcessEnv} env
 */
export function launchDevice(env) {
  const [node, script] = ourScript('device.mjs')
  const terminal = spawn(node, [script, '--demo', '--pause', '10'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  return {
    end() {
      if (terminal.connected) terminal.disconnect()
    },
  }
}
