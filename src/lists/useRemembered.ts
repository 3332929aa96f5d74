import { useCallback, useState } from 'react'
import { usePerson } from '@/ui/person'

/**
 * A small setting kept on this device for this person. What cannot be read back reads as `initial`; where the
 * browser refuses storage it lives as long as the page.
 */
export function useRemembered<T>(name: string, initial: T, isValid: (kept: unknown) => kept is T) {
  const key = `ui/${usePerson()}/${name}`
  const [value, setValue] = useState(() => read(key, isValid) ?? initial)
  const remember = useCallback(
    (next: T) => {
      setValue(next)
      try {
        window.localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Storage is full or blocked: the setting then lasts until the page is left.
      }
    },
    [key],
  )
  return [value, remember] as const
}

function read<T>(key: string, isValid: (kept: unknown) => kept is T): T | undefined {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    return isValid(kept) ? kept : undefined
  } catch {
    return undefined
  }
}
