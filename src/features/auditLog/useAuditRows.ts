import { useCallback, useMemo } from 'react'
import { auditRepository, type AuditFilter } from '@/data/audit/auditRepository'
import type { AuditEntry } from '@/domain/audit/auditEntry'
import { useLive } from '@/live/useLive'
import type { CursorChoice } from '@/lists/listAddress'
import type { ListData } from '@/lists/listData'
import { useRepository } from '@/session/useRepository'
import { recordsOf, rowOf, type AuditRow } from './auditRow'

/** With a name for each line a page stays below a hundred reads. */
const PAGE_SIZE = 40

/** The open page of the log, each line with the name of its record as soon as it is known. */
export function useAuditRows(
  gymId: string,
  filter: AuditFilter,
  cursor: CursorChoice,
): { page: ListData<AuditRow>; all: () => AsyncGenerator<AuditRow> } {
  const audit = useRepository(auditRepository)
  const lines = useLive(
    useMemo(
      () => audit.page(gymId, filter, { ...cursor, pageSize: PAGE_SIZE }),
      [audit, gymId, filter, cursor],
    ),
  )
  const entries = lines.status === 'ready' ? lines.value.rows : null
  const found = useLive(
    useMemo(() => {
      const records = entries === null ? [] : recordsOf(entries)
      return records.length === 0 ? null : audit.names(gymId, records)
    }, [audit, gymId, entries]),
  )
  const names = found.status === 'ready' ? found.value : null
  const page = useMemo(
    (): ListData<AuditRow> =>
      lines.status === 'ready'
        ? { ...lines, value: { ...lines.value, rows: lines.value.rows.map((entry) => rowOf(entry, names)) } }
        : lines,
    [lines, names],
  )
  const all = useCallback(
    async function* () {
      let held: AuditEntry[] = []
      async function named(): Promise<AuditRow[]> {
        const known = await audit.namesOf(gymId, recordsOf(held))
        const rows = held.map((entry) => rowOf(entry, known))
        held = []
        return rows
      }
      for await (const entry of audit.all(gymId, filter)) {
        held.push(entry)
        if (held.length === PAGE_SIZE) yield* await named()
      }
      yield* await named()
    },
    [audit, gymId, filter],
  )
  return { page, all }
}
