import { useCallback, useSyncExternalStore } from 'react'
import type { KeptMark } from '@/data/attendance/markJournal'
import { useBackend } from './useSession'

const none: readonly KeptMark[] = []
const idle = () => () => undefined

/** The marks of a front desk's device that the server has not confirmed, of all its tabs; none on other devices. */
export function useKeptMarks(): readonly KeptMark[] {
  const { journal } = useBackend()
  const subscribe = useCallback(
    (changed: () => void) => (journal ? journal.subscribe(changed) : idle()),
    [journal],
  )
  return useSyncExternalStore(subscribe, () => journal?.marks() ?? none)
}

export const waitingOf = (marks: readonly KeptMark[]): number =>
  marks.filter(({ refusal }) => refusal === '').length
