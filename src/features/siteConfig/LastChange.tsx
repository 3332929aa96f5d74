import { useMemo } from 'react'
import { lastChangeOf } from '@/domain/audit/auditEntry'
import { fieldWords } from '@/domain/audit/auditFields'
import type { SettingName } from '@/domain/gyms/settingFields'
import { latestOf } from '@/domain/gyms/lastChanges'
import { auditRepository } from '@/data/audit/auditRepository'
import { gymRepository } from '@/data/gyms/gymRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { ChangeNote } from './ChangeNote'
import { configSections, type ConfigSection } from './sections'

/** More than these are counted. */
const MOST_NAMED = 3

/** `Days of grace, Absent after`; two fields of one name, as a switch and its value, are said once. */
function changedWords(names: readonly string[]): string {
  const words = [...new Set(names.map(fieldWords))]
  const more = words.length - MOST_NAMED
  return more > 0 ? `${words.slice(0, MOST_NAMED).join(', ')} and ${more} more` : words.join(', ')
}

/**
 * Who changed what of this section last and when, out of the centre's record, which the session watches already; the audit log is asked
 * of what was changed before the record kept it. `only`: of these settings of it. Nothing where nobody has.
 */
export function LastChange({ id, only }: { id: ConfigSection; only?: readonly SettingName[] }) {
  const { gymId } = useGym()
  const gyms = useRepository(gymRepository)
  const audit = useRepository(auditRepository)
  const { fields, settings: names } = only === undefined ? configSections[id] : { fields: [], settings: only }
  const all = [...fields, ...names.map((name) => `preference.${name}`)]
  const gym = useLive(useMemo(() => gyms.one(gymId), [gyms, gymId]))
  const record = gym.status === 'ready' ? gym.value : null
  const kept = record && latestOf(record.lastChanges, all)
  const isAsked = all.length > 0 && record !== null && kept === null
  const lines = useLive(useMemo(() => (isAsked ? audit.ofSettings(gymId) : null), [audit, gymId, isAsked]))
  const last = kept ?? lastChangeOf(lines.status === 'ready' ? lines.value.rows : [], all)
  if (last === null) return null
  return <ChangeNote by={last.by} at={last.at} what={changedWords(last.names)} kind="settings" />
}
