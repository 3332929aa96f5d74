import { useEffect, useState } from 'react'
import type { Member } from '@/domain/members/member'
import type { Several } from '../acts/memberAct'

/** The first of a choice, for its preview; null until they are known. */
export function useFirstMembers(who: Several, most: number): readonly Member[] | null {
  const [members, setMembers] = useState<readonly Member[] | null>(null)
  useEffect(() => {
    let isShown = true
    const read = async () => {
      const first: Member[] = []
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
