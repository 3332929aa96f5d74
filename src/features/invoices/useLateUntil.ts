import { useMemo } from 'react'
import { lateUntilOn } from '@/data/invoices/invoiceQueries'
import type { CivilDate } from '@/domain/shared/civilDate'
import { useGym } from '@/session/useGym'

/** The last due date that is late today, by the centre's grace days. */
export function useLateUntil(): CivilDate {
  const { today, settings } = useGym()
  return useMemo(() => lateUntilOn(today, settings.graceDays), [today, settings.graceDays])
}
