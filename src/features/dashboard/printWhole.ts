/** Told to what is drawn only once it is seen. */
export const WANTED = 'dashboard-wanted'

const LONGEST_MS = 8_000
const STEP_MS = 100
/** Charts move to their place when they come. */
const SETTLE_MS = 500

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let isAtIt = false

/** Prints the dashboard with what is below the fold: a print dialog waits for nothing, so that is brought first. */
export async function printWhole(): Promise<void> {
  if (isAtIt) return
  isAtIt = true
  for (let waited = 0; waited < LONGEST_MS; waited += STEP_MS) {
    // Again and again, because what comes may hold more of it.
    window.dispatchEvent(new Event(WANTED))
    await after(STEP_MS)
    if (document.querySelector('[data-coming]') === null) break
  }
  await after(SETTLE_MS)
  window.print()
  isAtIt = false
}
