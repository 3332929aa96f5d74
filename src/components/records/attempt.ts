import { showToast } from '@/ui/feedback/toast'

/** Runs an act that no form holds: a failure is said where the person looks, in its own words. */
export async function attempt(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const text = error instanceof Error ? error.message : 'This did not work. Try again in a moment.'
    showToast({ text, tone: 'problem' })
  }
}
