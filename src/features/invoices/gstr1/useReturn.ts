import { useMemo } from 'react'
import type { MonthFigures } from '@/domain/monthStats/monthStats'
import { instantAt } from '@/domain/shared/calendar'
import { eInvoiceTurnover, type LargeTurnover } from '@/domain/tax/eInvoiceTurnover'
import { compareWithBooks, type BooksCheck } from '@/domain/gstr1/compareWithBooks'
import { gstr1Of, type Gstr1 } from '@/domain/gstr1/gstr1'
import type { Between, Filer } from '@/domain/gstr1/reported'
import { returnProblems } from '@/domain/gstr1/returnProblems'
import { askedOnce } from '@/data/store/liveQueries'
import { invoiceBook } from '@/data/invoices/invoiceBook'
import { ledgerRepository } from '@/data/ledger/ledgerRepository'
import { monthStatsRepository } from '@/data/monthStats/monthStatsRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGymFormat } from '@/components/gym/useGymFormat'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { wholeMonthOf } from '@/domain/gstr1/returnPeriod'

export type Return = {
  found: Gstr1
  check: BooksCheck
  problems: string[]
  /** The latest year above the e-invoice threshold; null where there is none. */
  large: LargeTurnover | null
}

async function allOf<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const row of rows) found.push(row)
  return found
}

const noBooks: Pick<MonthFigures, 'billed' | 'tax' | 'credited'> = { billed: 0, tax: 0, credited: 0 }

/** The return of a period, held against the ledger and the month's figures; asked once, when it is opened. */
export function useReturn(period: Between | null): Live<Return> {
  const { gymId, info, settings } = useGym()
  const invoices = useRepository(invoiceBook)
  const ledger = useRepository(ledgerRepository)
  const monthStats = useRepository(monthStatsRepository)
  const format = useGymFormat()
  const { timezone, gstin, sac } = settings
  const { state } = info
  const { from, to } = period ?? {}
  return useLive(
    useMemo(() => {
      if (from === undefined || to === undefined) return null
      return askedOnce(`gstr1 ${gymId} ${from} ${to}`, async (): Promise<Return> => {
        const span = { from, to }
        const filer: Filer = { gstin, state, sac }
        const [all, facts, months] = await Promise.all([
          invoices.forReturn(gymId, span, instantAt(from, '00:00', timezone)),
          ledger.billed(gymId, from, to),
          allOf(monthStats.all(gymId)),
        ])
        const month = wholeMonthOf(span)
        const figures = month === null ? null : (months.find((stored) => stored.month === month) ?? noBooks)
        const found = gstr1Of(all, span, filer)
        return {
          found,
          check: compareWithBooks(all, found, { period: span, filer, format }, { facts, figures }),
          problems: returnProblems(found, all, span, filer),
          large: eInvoiceTurnover(months),
        }
      })
    }, [invoices, ledger, monthStats, gymId, from, to, timezone, gstin, state, sac, format]),
  )
}
