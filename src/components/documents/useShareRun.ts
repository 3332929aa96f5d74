import { useState } from 'react'
import { AppError } from '@/domain/shared/appError'

export type ShareFailure = { message: string; retry: () => void }

/** One of several acts at a time; what went wrong is said with a way to try again. */
export function useShareRun<A extends string>() {
  const [busy, setBusy] = useState<A | null>(null)
  const [failed, setFailed] = useState<ShareFailure | null>(null)

  async function run(act: A, work: () => Promise<void>) {
    if (busy !== null) return
    setBusy(act)
    setFailed(null)
    try {
      await work()
    } catch (error) {
      const message = error instanceof AppError ? error.message : 'That did not work. Try again.'
      setFailed({ message, retry: () => void run(act, work) })
    } finally {
      setBusy(null)
    }
  }

  return { busy, failed, run }
}
