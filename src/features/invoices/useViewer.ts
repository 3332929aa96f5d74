import { useMemo } from 'react'
import { useGym } from '@/session/useGym'
import { useRole } from '@/session/useSession'
import type { Viewer } from '@/domain/invoices/offeredActs'

/** Who looks at the invoices, on what day and by which settings: what the acts are offered by. */
export function useViewer(): Viewer {
  const { today, settings } = useGym()
  const role = useRole()
  return useMemo(() => ({ role, today, settings }), [role, today, settings])
}
