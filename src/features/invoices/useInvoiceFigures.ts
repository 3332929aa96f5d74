import { useEffect, useRef, useState } from 'react'
import type { Owed } from '@/data/invoices/owed'
import { invoiceBook } from '@/data/invoices/invoiceBook'
import { useGym } from '@/session/useGym'
import { useUpgradeState } from '@/components/upkeep/useUpgradeState'
import { useLateUntil } from './useLateUntil'

import { useRepository } from '@/session/useRepository'
/** Changes come in bursts; the store is asked again once it is quiet for so long. */
const QUIET_MS = 1_200

export type InvoiceFigures = { owed?: Owed; draft?: number; toApprove?: number; toClear?: number }

/**
 * What is owed, and how many invoices wait for somebody. Aggregates have no listener: they are asked again a moment after
 * the rows on the screen have changed or older records were brought up to date, and where no answer comes the figures stay away.
 */
export function useInvoiceFigures(rows: readonly unknown[] | undefined): InvoiceFigures {
  const { gymId, today } = useGym()
  const lateUntil = useLateUntil()
  const upgrade = useUpgradeState()
  const invoices = useRepository(invoiceBook)
  const [held, hold] = useState<{ gymId: string; figures: InvoiceFigures }>({ gymId, figures: {} })
  const asked = useRef('')
  const hasRows = rows !== undefined

  useEffect(() => {
    if (!hasRows) return
    let stops: (() => void)[] = []
    const put = (figures: InvoiceFigures) =>
      hold((known) => ({ gymId, figures: { ...(known.gymId === gymId ? known.figures : {}), ...figures } }))
    const failed = () => undefined
    const ask = () => {
      asked.current = gymId
      stops = [
        invoices.owed(gymId, today, lateUntil).watch({ next: (owed) => put({ owed }), failed }),
        invoices.count(gymId, { tab: 'draft', lateUntil }).watch({ next: (draft) => put({ draft }), failed }),
        invoices
          .count(gymId, { tab: 'toApprove', lateUntil })
          .watch({ next: (toApprove) => put({ toApprove }), failed }),
        invoices.count(gymId, { tab: 'toClear' }).watch({ next: (toClear) => put({ toClear }), failed }),
      ]
    }
    const timer = setTimeout(ask, asked.current === gymId ? QUIET_MS : 0)
    return () => {
      clearTimeout(timer)
      stops.forEach((stop) => stop())
    }
  }, [invoices, gymId, today, lateUntil, rows, hasRows, upgrade])

  return held.gymId === gymId ? held.figures : {}
}
