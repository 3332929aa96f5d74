import { useEffect, useState } from 'react'
import type { ListedMember } from '@/domain/members/listedMember'
import { namesOf } from '@/lists/bulkAction'
import type { Several } from './several'

/** The first of a choice, for its preview; null until they are known, none where they cannot be read. */
export function useFirstMembers(who: Several, most: number): readonly ListedMember[] | null {
  const [members, setMembers] = useState<readonly ListedMember[] | null>(null)
  useEffect(() => {
    let isShown = true
    const read = async () => {
      const first: ListedMember[] = []
      for await (const member of who.rows()) {
        first.push(member)
        if (first.length === most) break
      }
      if (isShown) setMembers(first)
    }
    // Without a preview the count in the title still says how many.
    read().catch(() => isShown && setMembers([]))
    return () => {
      isShown = false
    }
  }, [who, most])
  return members
}

const NAMED = 3

/** The first names of a choice in a sentence; '' until they are known. */
export function useFirstNames(who: Several): string {
  const members = useFirstMembers(who, NAMED) ?? []
  return members.length === 0
    ? ''
    : namesOf(
        members.map(({ name }) => name),
        who.count,
      )
}
