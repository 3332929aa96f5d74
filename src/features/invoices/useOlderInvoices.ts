import { useCallback } from 'react'
import { invoiceBook } from '@/data/invoices/invoiceBook'
import { useHasOlderRecords } from '@/components/upkeep/useHasOlderRecords'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { useLateUntil } from './useLateUntil'

/** Answers of 200 each, beyond which the night goes on. */
const MOST_CALLS = 10

/**
 * Looks whether the centre has invoices that today's lists and figures pass over (null: it has), without counting them: a centre
 * may have a hundred thousand. What became late since a night that did not run is marked on the way.
 */
export function useOlderInvoices(): () => Promise<number | null> {
  const { gymId } = useGym()
  const { api } = useBackend()
  const invoices = useRepository(invoiceBook)
  const lateUntil = useLateUntil()
  const isOlder = useHasOlderRecords()
  return useCallback(async () => {
    if (isOlder) return null
    if ((await invoices.behindTheDay(gymId, lateUntil)) === 0) return 0
    for (let calls = 0; calls < MOST_CALLS; calls += 1) {
      const answer = await api.call('upgradeRecords', { gymId, part: 'late' })
      if (!answer || answer.left === 0) break
    }
    return 0
  }, [isOlder, invoices, gymId, lateUntil, api])
}
