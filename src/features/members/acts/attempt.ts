import { showToast } from '@/ui/feedback/toast'

/** Runs an act that no form holds: a failure is said where the person looks, in the words of its AppError. */
export async function attempt(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const text = error instanceof Error ? error.message : 'It did not work. Try again.'
    showToast({ text, tone: 'problem' })
  }
}
