import { lazy, Suspense, useCallback, useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { recordWords } from '@/domain/audit/auditSentence'
import type { RowAction } from '@/lists/EntityTable'
import type { ExportAs } from '@/lists/exportList'
import type { FilterDefinition } from '@/lists/filter'
import type { ListData } from '@/lists/listData'
import { ListPage } from '@/lists/ListPage'
import type { ListState } from '@/lists/useListState'
import { auditColumns } from './auditColumns'
import { hrefOf, type AuditRow } from './auditRow'
import type { AuditFilterId } from './auditView'
import type { AuditPeople } from './useAuditPeople'
import type { AuditWords } from './useAuditWords'
import { walkOf } from '@/lists/walk'

const AuditDrawer = lazy(async () => ({ default: (await import('./AuditDrawer')).AuditDrawer }))

const idOf = ({ entry }: AuditRow) => entry.id
const NO_ACTIONS: RowAction[] = []

type Props = {
  /** Whose lines: a centre's, or the platform's. */
  gymId: string
  timezone: string
  list: ListState<string, string, AuditFilterId>
  rows: { page: ListData<AuditRow>; all: () => AsyncGenerator<AuditRow> }
  people: AuditPeople
  words: AuditWords
  definitions: readonly FilterDefinition<AuditFilterId>[]
  hint: string
  actions: ReactNode
  exportAs: ExportAs | undefined
  /** Beside what every line offers. */
  more?: (row: AuditRow) => RowAction[]
}

/** Lines of the audit log, newest first, each in full in its drawer. */
export function AuditLogList({
  gymId,
  timezone,
  list,
  rows,
  people,
  words,
  definitions,
  more,
  ...page
}: Props) {
  const navigate = useNavigate()
  const { setFilter } = list
  const columns = useMemo(() => auditColumns(words, people, timezone), [words, people, timezone])
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
        ...(more?.(row) ?? NO_ACTIONS),
        {
          label: `Everything by ${people.whoOf(entry)}`,
          icon: 'pi-filter',
          run: () => setFilter('by', entry.by),
        },
      ]
    },
    [navigate, people, setFilter, more],
  )
  return (
    <>
      <ListPage
        {...page}
        list={list}
        title="Who did what"
        singular="line"
        plural="lines"
        filters={definitions}
        columns={columns}
        page={rows.page}
        rowId={idOf}
        rowName={words.sentence}
        rowActions={rowActions}
        all={rows.all}
        empty={{ text: 'Nothing has been recorded yet. Every change from now on stands here.' }}
      />
      {list.openId !== '' && (
        <Suspense fallback={null}>
          <AuditDrawer
            id={list.openId}
            gymId={gymId}
            timezone={timezone}
            words={words}
            people={people}
            walk={walkOf(list)}
          />
        </Suspense>
      )}
    </>
  )
}
