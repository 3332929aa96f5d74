import { useMemo } from 'react'
import { lastChangeOf } from '@/domain/audit/auditEntry'
import { latestOf } from '@/domain/gyms/lastChanges'
import { formatInstant } from '@/domain/shared/formatDate'
import { auditRepository } from '@/data/audit/auditRepository'
import { gymRepository } from '@/data/gyms/gymRepository'
import { usePeople } from '@/components/people/usePeople'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { configSections, type ConfigSection } from './sections'

/**
 * Who changed this section last and when, out of the centre's record, which the session watches already; the audit log is asked
 * of what was changed before the record kept it. Nothing where nobody has.
 */
export function LastChange({ id }: { id: ConfigSection }) {
  const { gymId, settings } = useGym()
  const gyms = useRepository(gymRepository)
  const audit = useRepository(auditRepository)
  const { fields, settings: names } = configSections[id]
  const all = [...fields, ...names.map((name) => `preference.${name}`)]
  const gym = useLive(useMemo(() => gyms.one(gymId), [gyms, gymId]))
  const record = gym.status === 'ready' ? gym.value : null
  const kept = record && latestOf(record.lastChanges, all)
  const isAsked = all.length > 0 && record !== null && kept === null
  const lines = useLive(useMemo(() => (isAsked ? audit.ofSettings(gymId) : null), [audit, gymId, isAsked]))
  const last = kept ?? lastChangeOf(lines.status === 'ready' ? lines.value.rows : [], all)
  const nameOf = usePeople(last === null ? [] : [last.by])
  if (last === null) return null
  return `Last changed by ${nameOf(last.by)}, ${formatInstant(last.at, settings.timezone)}`
}
