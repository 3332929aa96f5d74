import type { AuditEntry } from '@/domain/audit/auditEntry'
import { keyOfRecord, recordOf, type AuditedRecord } from '@/domain/audit/auditedRecord'
import { screens } from '@/domain/access/screens'

/** A line as the list shows it. `record` is what it is about, where that has a name; `name` is '' until it is known. */
export type AuditRow = { entry: AuditEntry; record: AuditedRecord | null; name: string }

export const recordsOf = (entries: readonly AuditEntry[]): AuditedRecord[] =>
  entries.map(recordOf).filter((record) => record !== null)

export function rowOf(entry: AuditEntry, names: ReadonlyMap<string, string> | null): AuditRow {
  const record = recordOf(entry)
  return { entry, record, name: record === null ? '' : (names?.get(keyOfRecord(record)) ?? '') }
}

/** Where a record is opened in its drawer. */
const pathOf: Readonly<Record<string, string>> = {
  members: screens.members.path,
  invoices: screens.invoices.path,
  staff: screens.staff.path,
  memberPackages: screens.memberPackages.path,
  gymRegPackages: screens.gymPackages.path,
  promoCodes: screens.promoCodes.path,
  expenses: screens.expenses.path,
}

/** The record's own address; null where no screen opens one, or it is gone. */
export function hrefOf({ record, name }: AuditRow): string | null {
  const path = record === null || name === '' ? undefined : pathOf[record.collection]
  return path === undefined || record === null ? null : `${path}?id=${encodeURIComponent(record.id)}`
}
