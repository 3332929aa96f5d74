import { useMemo } from 'react'
import { gstr1Of, totalsByRate, type Gstr1, type RateTotal } from '@/domain/tax/gstr1'
import { instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Invoice } from '@/domain/invoices/invoice'
import { askedOnce } from '@/data/store/liveQueries'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'

export type Period = { from: CivilDate; to: CivilDate }
export type Return = { sections: Gstr1; rates: RateTotal[] }

/**
 * The return of a period: what was issued in it, and what was changed since it began, because a credit note stands on an
 * invoice of any earlier month.
 */
export function useReturn(period: Period | null): Live<Return> {
  const { gymId, info, settings } = useCentre()
  const { invoices } = useMoneyRepositories()
  const { timezone } = settings
  const { from, to } = period ?? {}
  return useLive(
    useMemo(() => {
      if (from === undefined || to === undefined) return null
      return askedOnce(`gstr1 ${gymId} ${from} ${to}`, async (): Promise<Return> => {
        const found = new Map<string, Invoice>()
        const since = instantAt(from, '00:00', timezone)
        for await (const invoice of invoices.all(gymId, { tab: 'all', issued: { from, to } }))
          found.set(invoice.id, invoice)
        for await (const invoice of invoices.changedSince(gymId, since))
          if (invoice.creditNotes.length > 0) found.set(invoice.id, invoice)
        const all = [...found.values()]
        return { sections: gstr1Of(all, { from, to }, info.state), rates: totalsByRate(all, { from, to }) }
      })
    }, [invoices, gymId, from, to, timezone, info.state]),
  )
}
