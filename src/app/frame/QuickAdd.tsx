import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Asker } from '@/domain/access/role'
import { quickActsOf } from '@/domain/access/quickActs'
import { SpeedDial } from '@/ui/SpeedDial'

/** SPECIFICATION 2 and 9: the floating speed dial that opens upward; hidden for the super admin. */
export function QuickAdd({ visitor }: { visitor: Asker }) {
  const navigate = useNavigate()
  const acts = useMemo(
    () => quickActsOf(visitor).map(({ label, icon, to }) => ({ label, icon, run: () => void navigate(to) })),
    [visitor, navigate],
  )
  return acts.length === 0 ? null : <SpeedDial label="Quick add" acts={acts} />
}
