import { useMemo } from 'react'
import { lastChangeOf } from '@/domain/audit/auditEntry'
import { auditRepository } from '@/data/audit/auditRepository'
import { usePeople } from '@/components/people/usePeople'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { formatInstant } from '@/domain/shared/formatDate'
import { configSections, type ConfigSection } from './sections'

/** Who changed this section last and when, out of the audit log; nothing where nobody has. */
export function LastChange({ id }: { id: ConfigSection }) {
  const { gymId, settings } = useGym()
  const audit = useRepository(auditRepository)
  const lines = useLive(useMemo(() => audit.ofSettings(gymId), [audit, gymId]))
  const { fields, settings: names } = configSections[id]
  const rows = lines.status === 'ready' ? lines.value.rows : []
  const last = lastChangeOf(rows, [...fields, ...names.map((name) => `preference.${name}`)])
  const nameOf = usePeople(last === null ? [] : [last.by])
  if (last === null) return null
  return `Last changed by ${nameOf(last.by)}, ${formatInstant(last.at, settings.timezone)}`
}
