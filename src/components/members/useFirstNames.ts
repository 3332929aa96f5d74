import { namesOf } from '@/lists/bulkAction'
import { useFirst } from '@/lists/useFirst'
import type { Several } from './several'

const NAMED = 3

/** The first names of a choice in a sentence; '' until they are known. */
export function useFirstNames(who: Several): string {
  const members = useFirst(who, NAMED) ?? []
  return members.length === 0
    ? ''
    : namesOf(
        members.map(({ name }) => name),
        who.count,
      )
}
