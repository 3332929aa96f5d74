import { useMemo } from 'react'
import { screens } from '@/domain/access/screens'
import { useExportAs } from '@/components/records/useExportAs'
import { useListState } from '@/lists/useListState'
import { useGym } from '@/session/useGym'
import { ButtonLink } from '@/ui/Button'
import { AuditLogList } from './AuditLogList'
import { auditDefinitions, auditFilterOf, auditFilters } from './auditView'
import { useAuditPeople } from './useAuditPeople'
import { useAuditRows } from './useAuditRows'
import { useAuditWords } from './useAuditWords'

/** Who did what and when in the centre, newest first (`auditLogs`): the owner's and the super admin's, nobody's to change. */
export default function AuditLogPage() {
  const { gymId, settings } = useGym()
  const { timezone } = settings
  const list = useListState({ screen: 'auditLog', filters: auditFilters })
  const { filters } = list
  const filter = useMemo(() => auditFilterOf(filters, timezone), [filters, timezone])
  const people = useAuditPeople()
  const definitions = useMemo(
    () => auditDefinitions(people.choices, filters.kind),
    [people.choices, filters.kind],
  )
  return (
    <AuditLogList
      gymId={gymId}
      timezone={timezone}
      list={list}
      rows={useAuditRows(gymId, filter, list.cursor)}
      people={people}
      words={useAuditWords()}
      definitions={definitions}
      hint="Everything that was added, changed, collected, exported or deleted in this centre. Nobody can change it."
      actions={
        <ButtonLink icon="pi-arrow-left" to={screens.siteConfig.path}>
          Site config
        </ButtonLink>
      }
      exportAs={useExportAs('audit', 'audit-log')}
    />
  )
}
