import { useMemo } from 'react'
import { gymInvoiceRepository } from '@/data/gymInvoices/gymInvoiceRepository'
import { noPlatformSettings, type PlatformSettings } from '@/domain/gymInvoices/platformSettings'
import { useLive } from '@/live/useLive'
import { useRepository } from '@/session/useRepository'

/** The platform as a seller, for an administrator; as if nobody had typed it while it is read or can't be. */
export function usePlatformSettings(): PlatformSettings {
  const repository = useRepository(gymInvoiceRepository)
  const live = useLive(useMemo(() => repository.settings(), [repository]))
  return (live.status === 'ready' ? live.value : null) ?? noPlatformSettings
}
