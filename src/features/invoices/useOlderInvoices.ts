import { useCallback } from 'react'
import { invoiceBook } from '@/data/invoices/invoiceBook'
import { mayUpgrade } from '@/components/upkeep/recordUpgrade'
import { useHasOlderRecords } from '@/components/upkeep/useHasOlderRecords'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend, useRole } from '@/session/useSession'
import { useLateUntil } from './useLateUntil'

/**
 * Looks whether the centre has invoices that today's lists and figures pass over (null: it has), without counting them: a centre
 * may have a hundred thousand. What became late since a night that did not run is marked on the way, as much of it as one call does.
 */
export function useOlderInvoices(): () => Promise<number | null> {
  const { gymId } = useGym()
  const { api } = useBackend()
  const invoices = useRepository(invoiceBook)
  const lateUntil = useLateUntil()
  const isOlder = useHasOlderRecords()
  const isAsked = mayUpgrade(useRole())
  return useCallback(async () => {
    if (isOlder) return null
    if (!isAsked) return 0
    if ((await invoices.behindTheDay(gymId, lateUntil)) === 0) return 0
    await api.call('markLate', { gymId })
    return 0
  }, [isOlder, isAsked, invoices, gymId, lateUntil, api])
}
