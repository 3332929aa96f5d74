import { useState } from 'react'
import type { Live } from '@/live/live'

/** The last answer to a question that is asked again now and then, while the next one is on its way. */
export function useKept<T>(live: Live<T>, of: string): T | undefined {
  const [kept, keep] = useState<{ of: string; value: T } | null>(null)
  if (live.status === 'ready' && (kept?.of !== of || kept.value !== live.value))
    keep({ of, value: live.value })
  return live.status === 'ready' ? live.value : kept?.of === of ? kept.value : undefined
}
