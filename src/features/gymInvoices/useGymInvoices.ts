import { useMemo } from 'react'
import { gymInvoiceRepository } from '@/data/gymInvoices/gymInvoiceRepository'
import type { PageOf } from '@/data/store/live'
import type { GymInvoice } from '@/domain/gymInvoices/gymInvoice'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useRepository } from '@/session/useRepository'
import { spanOf } from './gymInvoiceViews'

const none: readonly GymInvoice[] = []

/** What was billed in the chosen month or the latest ones, and whatever is unpaid from before; each once. */
export function useGymInvoices(
  month: string | undefined,
  today: CivilDate,
): { live: Live<PageOf<GymInvoice>>; invoices: readonly GymInvoice[] } {
  const repository = useRepository(gymInvoiceRepository)
  const { from, to } = spanOf(month, today)
  const issued = useLive(useMemo(() => repository.issuedBetween(from, to), [repository, from, to]))
  const unpaid = useLive(useMemo(() => repository.unpaid(), [repository]))
  const invoices = useMemo(() => {
    if (issued.status !== 'ready' || unpaid.status !== 'ready') return none
    const rows = [...unpaid.value.rows, ...issued.value.rows]
    return [...new Map(rows.map((invoice) => [invoice.id, invoice])).values()]
  }, [issued, unpaid])
  return { live: unpaid.status === 'ready' ? issued : unpaid, invoices }
}
