import { formatInstant } from '@/domain/shared/formatDate'
import { textColumn } from '@/components/records/columns'
import type { Column } from '@/lists/column'
import { instantCell } from '@/lists/exportCell'
import type { AuditRow } from './auditRow'
import type { AuditPeople } from './useAuditPeople'
import type { AuditWords } from './useAuditWords'
import styles from './auditLog.module.css'

const roleNames: Readonly<Record<string, string>> = {
  ADMIN: 'Super admin',
  CLIENT: 'Owner',
  MANAGER: 'Manager',
  SALES: 'Sales',
  SERVER: 'Automatic',
}
export const roleWords = (byRole: string): string => roleNames[byRole] ?? '--'

/** `Days of grace: 3 → 5; Capacity: -- → 60`. */
const changesText = (words: AuditWords, row: AuditRow): string =>
  words
    .changes(row)
    .map(({ field, before, after }) => `${field}: ${before} → ${after}`)
    .join('; ') || '--'

export const auditColumns = (
  words: AuditWords,
  { whoOf }: AuditPeople,
  timezone: string,
): Column<AuditRow>[] => [
  textColumn('what', 'What happened', words.sentence, {
    width: 430,
    cell: (row) => <span className={styles.sentence}>{words.sentence(row)}</span>,
  }),
  textColumn('who', 'Who', ({ entry }) => whoOf(entry), { width: 140 }),
  textColumn('role', 'Role', ({ entry }) => roleWords(entry.byRole), {
    width: 110,
    isOptional: true,
    onPhone: 'hidden',
  }),
  textColumn('reason', 'Reason of support', ({ entry }) => entry.support?.reason ?? '', {
    width: 200,
    isOptional: true,
    onPhone: 'hidden',
  }),
  textColumn('kind', 'Kind', words.kind, { width: 160, onPhone: 'hidden' }),
  {
    id: 'at',
    header: 'When',
    width: 170,
    cell: ({ entry }) => formatInstant(entry.at, timezone),
    exported: ({ entry }) => instantCell(entry.at, timezone),
  },
  textColumn('changes', 'Old and new', (row) => changesText(words, row), {
    width: 320,
    isOptional: true,
    onPhone: 'hidden',
  }),
]
