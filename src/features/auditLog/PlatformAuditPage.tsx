import { useCallback, useMemo } from 'react'
import { screens } from '@/domain/access/screens'
import { PLATFORM } from '@/domain/audit/auditEntry'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { useExportOf } from '@/components/records/useExportAs'
import type { RowAction } from '@/lists/EntityTable'
import { useListState } from '@/lists/useListState'
import { ButtonLink } from '@/ui/Button'
import { AuditLogList } from './AuditLogList'
import type { AuditRow } from './auditRow'
import { auditFilterOf, auditFilters, platformDefinitions } from './auditView'
import { useAuditRows } from './useAuditRows'
import { platformWords } from './useAuditWords'
import { usePlatformPeople } from './usePlatformPeople'

/**
 * Who changed what centres are sold, exported and deleted centres: the lines of no centre that is there. What was done in a
 * centre before it was deleted is opened from the line that tells of it.
 */
export default function PlatformAuditPage() {
  const list = useListState({ screen: 'platformAudit', filters: auditFilters })
  const { filters, setFilter } = list
  const gymId = filters.gone ?? PLATFORM
  const filter = useMemo(() => auditFilterOf(filters, DEFAULT_TIMEZONE), [filters])
  const rows = useAuditRows(gymId, filter, list.cursor)
  const people = usePlatformPeople(rows.page, gymId)
  const definitions = useMemo(() => platformDefinitions(people.choices, filters), [people.choices, filters])
  const more = useCallback(
    ({ entry }: AuditRow): RowAction[] =>
      entry.act === 'gym.delete' && entry.gymId === PLATFORM
        ? [
            {
              label: 'What was done in it before',
              icon: 'pi-history',
              run: () => setFilter('gone', entry.documentId),
            },
          ]
        : [],
    [setFilter],
  )
  return (
    <AuditLogList
      gymId={gymId}
      timezone={DEFAULT_TIMEZONE}
      list={list}
      rows={rows}
      people={people}
      words={platformWords}
      definitions={definitions}
      hint="Packages and prices changed, lists of centres exported, centres deleted. What happens in a centre stands in its own log."
      actions={
        <ButtonLink icon="pi-arrow-left" to={screens.gyms.path}>
          Registered Gyms
        </ButtonLink>
      }
      exportAs={useExportOf(PLATFORM, 'audit', 'platform-audit-log')}
      more={more}
    />
  )
}
