import { clearStore } from '../../support/emulators'

/** The emulator answers 500 while a transaction of the test before still holds a lock, which it soon lets go. */
export async function emptyStore(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await clearStore()
    } catch (error) {
      if (attempt === 10) throw error
      await new Promise((resolve) => setTimeout(resolve, 200 * attempt))
    }
  }
}
