import { createContext, useCallback, useRef, useState } from 'react'

/** Resolves with false for a file that turned out to be none; the field says why. */
type FileWork = Promise<boolean>

/** Where a field tells its form that a chosen file is still being read or redrawn. */
export const FileWorkContext = createContext<(work: FileWork) => void>(() => undefined)

/** The files that a form waits for before it is sent: what was chosen must not be missing from what is saved. */
export function useFileWork() {
  const underWay = useRef(new Set<FileWork>())
  const [isWaiting, setWaiting] = useState(false)

  const add = useCallback((work: FileWork) => {
    underWay.current.add(work)
    void work.finally(() => underWay.current.delete(work))
  }, [])

  /** Answers whether all of them are there. */
  const settled = useCallback(async (): Promise<boolean> => {
    if (underWay.current.size === 0) return true
    setWaiting(true)
    let isWhole = true
    // Meanwhile another may be chosen.
    while (underWay.current.size > 0) isWhole = !(await Promise.all(underWay.current)).includes(false)
    setWaiting(false)
    return isWhole
  }, [])

  return { add, settled, isWaiting }
}
