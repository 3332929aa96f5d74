/** A failure the reader can act on: its message is one sentence that says what to do, shown without a stack. */
export class ClearError extends Error {
  name = 'ClearError'
}

/**
 * Runs a command's main function; a failure is printed (in one sentence where we know one) and the exit code is 1.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`\n✖ ${error instanceof ClearError ? error.message : (error?.stack ?? error)}\n`)
  }
}
