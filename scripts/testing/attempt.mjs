import { ClearError } from '../steps/clearError.mjs'
import { Interrupted } from '../steps/interruption.mjs'
import { say } from '../steps/progress.mjs'

/**
 * A part that breaks down counts as one failure, and the others still run.
 * @param {() => Promise<import('./results.mjs').Result[]>} work
 * @returns {Promise<import('./results.mjs').Result[]>}
 */
export async function attempt(work) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Interrupted) throw error
    const message = error instanceof ClearError ? error.message : String(error?.stack ?? error)
    say(`✖ ${message}`)
    return [{ passed: 0, failed: 1, notes: [`failed: ${message.split('\n')[0]}`] }]
  }
}
