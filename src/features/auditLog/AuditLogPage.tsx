import { lazy, Suspense, useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { recordWords } from '@/domain/audit/auditSentence'
import { useExportAs } from '@/components/records/useExportAs'
import type { RowAction } from '@/lists/EntityTable'
import { ListPage } from '@/lists/ListPage'
import { useListState } from '@/lists/useListState'
import { useGym } from '@/session/useGym'
import { ButtonLink } from '@/ui/Button'
import { auditColumns } from './auditColumns'
import { hrefOf, type AuditRow } from './auditRow'
import { auditDefinitions, auditFilterOf, auditFilters } from './auditView'
import { useAuditPeople } from './useAuditPeople'
import { PAGE_SIZE, useAuditRows } from './useAuditRows'
import { useAuditWords } from './useAuditWords'

const AuditDrawer = lazy(async () => ({ default: (await import('./AuditDrawer')).AuditDrawer }))

const idOf = ({ entry }: AuditRow) => entry.id

/** Who did what and when in the centre, newest first (`auditLogs`): the owner's and the super admin's, nobody's to change. */
export default function AuditLogPage() {
  const { settings } = useGym()
  const { timezone } = settings
  const navigate = useNavigate()
  const list = useListState({ screen: 'auditLog', filters: auditFilters })
  const { filters, setFilter } = list
  const filter = useMemo(() => auditFilterOf(filters, timezone), [filters, timezone])
  const { page, all } = useAuditRows(filter, list.cursor)
  const people = useAuditPeople()
  const words = useAuditWords()
  const columns = useMemo(() => auditColumns(words, people, timezone), [words, people, timezone])
  const definitions = useMemo(
    () => auditDefinitions(people.choices, filters.kind),
    [people.choices, filters.kind],
  )
  const rowActions = useCallback(
    (row: AuditRow): RowAction[] => {
      const href = hrefOf(row)
      const { record, name, entry } = row
      return [
        ...(href === null || record === null
          ? []
          : [
              {
                label: `Open ${recordWords(record.collection, name)}`,
                icon: 'pi-external-link',
                run: () => void navigate(href),
              },
            ]),
        {
          label: `Everything by ${people.whoOf(entry)}`,
          icon: 'pi-filter',
          run: () => setFilter('by', entry.by),
        },
      ]
    },
    [navigate, people, setFilter],
  )
  const exportAs = useExportAs('audit', 'audit-log')
  return (
    <>
      <ListPage
        list={list}
        title="Who did what"
        singular="line"
        plural="lines"
        hint="Everything that was added, changed, collected, exported or deleted in this centre. Nobody can change it."
        actions={
          <ButtonLink icon="pi-arrow-left" to={screens.siteConfig.path}>
            Site config
          </ButtonLink>
        }
        filters={definitions}
        columns={columns}
        page={page}
        pageSize={PAGE_SIZE}
        rowId={idOf}
        rowName={words.sentence}
        rowActions={rowActions}
        all={all}
        exportAs={exportAs}
        empty={{ text: 'Nothing has been recorded yet. Every change from now on stands here.' }}
      />
      {list.openId !== '' && (
        <Suspense fallback={null}>
          <AuditDrawer
            id={list.openId}
            words={words}
            people={people}
            walk={{ onClose: list.close, onNext: list.openNext, onPrevious: list.openPrevious }}
          />
        </Suspense>
      )}
    </>
  )
}
