import { useCallback, useState, useSyncExternalStore } from 'react'
import type { LiveQuery } from '@/data/store/live'
import { loading, type Live } from './live'
import { liveCache } from './liveCache'

const idle = () => () => undefined

/**
 * Subscribes to a described query; a new object with the same key is the same subscription. null asks nothing and
 * stays 'loading'.
 */
export function useLive<T>(query: LiveQuery<T> | null): Live<T> {
  const [held, hold] = useState(query)
  const isSame = held?.key === query?.key
  if (!isSame) hold(query)
  const current = isSame ? held : query
  const subscribe = useCallback(
    (changed: () => void) => (current === null ? idle() : liveCache.subscribe(current, changed)),
    [current],
  )
  const read = useCallback((): Live<T> => (current === null ? loading : liveCache.read(current)), [current])
  return useSyncExternalStore(subscribe, read)
}
