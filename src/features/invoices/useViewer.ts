import { useMemo } from 'react'
import { useCentre } from '@/session/useCentre'
import { useRole } from '@/session/useSession'
import type { Viewer } from './offeredActs'

/** Who looks at the invoices, on what day and by which settings: what the acts are offered by. */
export function useViewer(): Viewer {
  const { today, settings } = useCentre()
  const role = useRole()
  return useMemo(() => ({ role, today, settings }), [role, today, settings])
}
