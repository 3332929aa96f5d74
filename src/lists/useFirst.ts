import { useEffect, useState } from 'react'
import type { Choice } from './choice'

/** The first of a choice, for its preview; null until they are known, none where they cannot be read. */
export function useFirst<Row>(who: Choice<Row>, most: number): readonly Row[] | null {
  const [first, setFirst] = useState<readonly Row[] | null>(null)
  useEffect(() => {
    let isShown = true
    const read = async () => {
      const rows: Row[] = []
      for await (const row of who.rows()) {
        rows.push(row)
        if (rows.length === most) break
      }
      if (isShown) setFirst(rows)
    }
    // Without a preview the count in the title still says how many.
    read().catch(() => isShown && setFirst([]))
    return () => {
      isShown = false
    }
  }, [who, most])
  return first
}
