import { AppError } from '@/domain/shared/appError'
import { showToast } from '@/ui/feedback/toast'

/** Runs a small act of the roster; a failure is said. */
export function startAct(act: () => Promise<void>): void {
  act().catch((error: unknown) =>
    showToast({
      text: error instanceof AppError ? error.message : 'This was not stored. Try again.',
      tone: 'problem',
    }),
  )
}
