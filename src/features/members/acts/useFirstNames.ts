import { useEffect, useState } from 'react'
import { namesOf } from '@/ui/list/bulkAction'
import type { Several } from './memberAct'

const NAMED = 3

/** The first names of a choice, for its preview; '' until they are known. */
export function useFirstNames(who: Several): string {
  const [text, setText] = useState('')
  useEffect(() => {
    let isShown = true
    const read = async () => {
      const names: string[] = []
      for await (const member of who.rows()) {
        names.push(member.name)
        if (names.length === NAMED) break
      }
      if (isShown) setText(namesOf(names, who.count))
    }
    // Without the names the count in the title still says how many.
    read().catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [who])
  return text
}
