import { useEffect, useRef, useState } from 'react'
import type { Owed } from '@/data/invoices/owed'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'

/** Changes come in bursts; the store is asked again once it is quiet for so long. */
const QUIET_MS = 1_200

export type InvoiceFigures = { owed?: Owed; draft?: number; toApprove?: number }

/**
 * What is owed, and how many invoices wait for somebody. Aggregates have no listener: they are asked anew a moment after
 * the rows on the screen have changed, and where no answer comes the figures stay away.
 */
export function useInvoiceFigures(rows: readonly unknown[] | undefined): InvoiceFigures {
  const { gymId, today } = useCentre()
  const { invoices } = useMoneyRepositories()
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
        invoices.owed(gymId, today).watch({ next: (owed) => put({ owed }), failed }),
        invoices.count(gymId, { tab: 'draft' }).watch({ next: (draft) => put({ draft }), failed }),
        invoices
          .count(gymId, { tab: 'toApprove' })
          .watch({ next: (toApprove) => put({ toApprove }), failed }),
      ]
    }
    const timer = setTimeout(ask, asked.current === gymId ? QUIET_MS : 0)
    return () => {
      clearTimeout(timer)
      stops.forEach((stop) => stop())
    }
  }, [invoices, gymId, today, rows, hasRows])

  return held.gymId === gymId ? held.figures : {}
}
