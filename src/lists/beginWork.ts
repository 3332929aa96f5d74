import { startWork, whyNotNow } from '@/ui/feedback/startWork'
import type { Work } from '@/ui/feedback/work'

/**
 * What a form over a choice starts: the choice is let go once the work has begun. The reason where something else is still
 * running, and then the form and the choice stay; '' where it began.
 */
export function beginWork<T>(work: Work<T>, letGo: () => void): string {
  const reason = whyNotNow()
  if (reason) return reason
  letGo()
  void startWork(work)
  return ''
}
