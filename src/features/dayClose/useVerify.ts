import { useCallback, useRef, useState } from 'react'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { dayCloseRepository } from '@/data/dayClose/dayCloseRepository'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { nameOf } from '@/domain/ledger/factWords'
import { formatCivil } from '@/domain/shared/formatDate'
import type { MoneyFormat } from '@/domain/shared/money'
import type { DayVerdict } from '@/data/dayClose/verifyDay'

/** Something that is not as it was entered, in words; `invoiceId` is '' where it is about none. */
type Fault = { text: string; invoiceId: string }

/** What Verify says of a day: the entry at which its chain breaks, and the records that tell another story. */
function faultsOf(day: CivilDate, { chain, mismatches }: DayVerdict, format: MoneyFormat): Fault[] {
  const broken: Fault[] =
    chain.kind === 'whole'
      ? []
      : [
          {
            text: `${formatCivil(day)}: ${chain.reason}${chain.entry ? ` ${nameOf(chain.entry, format)}.` : ''}`,
            invoiceId: chain.entry?.invoiceId ?? '',
          },
        ]
  return [...broken, ...mismatches.map(({ reason, invoiceId }) => ({ text: reason, invoiceId }))]
}

/** The day and those before it: a month, which is what a person closes at a time. */
export const VERIFIED_DAYS = 31

export type Verifying =
  | { kind: 'idle' }
  | { kind: 'running'; done: number }
  | { kind: 'done'; entries: number; faults: Fault[]; isStopped: boolean }
  | { kind: 'failed'; message: string }

/** Proves the chain of a day and of the days before it, one after the other, the latest first. */
export function useVerify(day: CivilDate) {
  const { gymId, settings } = useGym()
  const dayCloses = useRepository(dayCloseRepository)
  const [state, setState] = useState<Verifying>({ kind: 'idle' })
  const isStopped = useRef(false)

  const start = useCallback(async () => {
    isStopped.current = false
    let entries = 0
    const faults: Fault[] = []
    try {
      for (let back = 0; back < VERIFIED_DAYS && !isStopped.current; back += 1) {
        setState({ kind: 'running', done: back })
        const at = addDays(day, -back)
        const verdict = await dayCloses.verify(gymId, at, settings)
        if (verdict.chain.kind === 'whole') entries += verdict.chain.head.count
        for (const fault of faultsOf(at, verdict, settings))
          if (!faults.some(({ text }) => text === fault.text)) faults.push(fault)
      }
      setState({ kind: 'done', entries, faults, isStopped: isStopped.current })
    } catch (error) {
      setState({
        kind: 'failed',
        message: error instanceof Error ? error.message : 'It could not be verified. Try again in a moment.',
      })
    }
  }, [dayCloses, gymId, day, settings])

  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  return { state, start, stop }
}
