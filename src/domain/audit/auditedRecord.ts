import type { AuditEntry } from './auditEntry'

/** Which record a line is about, as far as records have names to show. */
export type AuditedRecord = { collection: string; id: string }

/** What has no name of its own in the store, or none that a line would show. */
const nameless: readonly string[] = [
  'gyms',
  'platform',
  'exports',
  'outbox',
  'accounts',
  'dayCloses',
  'payMonths',
  'biometricUsers',
  'snoozes',
]

const textOf = ({ values }: AuditEntry, field: string): string => {
  const value = values.find((kept) => kept.field === field)?.after
  return typeof value === 'string' ? value : ''
}

/** A correction is about the person whose day it is; null where there is nothing to name. */
export function recordOf(entry: AuditEntry): AuditedRecord | null {
  const { collection, documentId } = entry
  if (collection === 'attendanceCorrections') {
    const id = textOf(entry, 'personId')
    return id === ''
      ? null
      : { collection: textOf(entry, 'personType') === 'staff' ? 'staff' : 'members', id }
  }
  if (collection === 'staffLeave' || collection === 'contributions') {
    const id = textOf(entry, 'staffId')
    return id === '' ? null : { collection: 'staff', id }
  }
  return nameless.includes(collection) ? null : { collection, id: documentId }
}

export const keyOfRecord = ({ collection, id }: AuditedRecord): string => `${collection}/${id}`
