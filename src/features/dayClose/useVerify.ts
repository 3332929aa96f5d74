import { useCallback, useRef, useState } from 'react'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import { faultsOf, type Fault } from './verdictWords'

/** The day and those before it: a month, which is what a person closes at a time. */
export const VERIFIED_DAYS = 31

export type Verifying =
  | { kind: 'idle' }
  | { kind: 'running'; done: number }
  | { kind: 'done'; entries: number; faults: Fault[]; isStopped: boolean }
  | { kind: 'failed'; message: string }

/** Proves the chain of a day and of the days before it, one after the other, the latest first. */
export function useVerify(day: CivilDate) {
  const { gymId, settings } = useCentre()
  const { dayCloses } = useMoneyRepositories()
  const [state, setState] = useState<Verifying>({ kind: 'idle' })
  const isStopped = useRef(false)
  const { timezone } = settings

  const start = useCallback(async () => {
    isStopped.current = false
    let entries = 0
    const faults: Fault[] = []
    try {
      for (let back = 0; back < VERIFIED_DAYS && !isStopped.current; back += 1) {
        setState({ kind: 'running', done: back })
        const at = addDays(day, -back)
        const verdict = await dayCloses.verify(gymId, at, timezone)
        if (verdict.chain.kind === 'whole') entries += verdict.chain.head.count
        for (const fault of faultsOf(at, verdict))
          if (!faults.some(({ text }) => text === fault.text)) faults.push(fault)
      }
      setState({ kind: 'done', entries, faults, isStopped: isStopped.current })
    } catch (error) {
      setState({
        kind: 'failed',
        message: error instanceof Error ? error.message : 'It could not be verified. Try again in a moment.',
      })
    }
  }, [dayCloses, gymId, day, timezone])

  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  return { state, start, stop }
}
