import type { Live } from '@/live/live'
import { ErrorState } from '@/ui/ErrorState'

/** One message for all figures that could not be read, with one way to ask them again. */
export function FailedFigures({ asked }: { asked: readonly Live<unknown>[] }) {
  const failed = asked.filter((live) => live.status === 'failed')
  const [first] = failed
  if (!first) return null
  return <ErrorState error={first.error} retry={() => failed.forEach((live) => live.retry())} />
}
