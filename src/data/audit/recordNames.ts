import { PLATFORM } from '@/domain/audit/auditEntry'
import { keyOfRecord, type AuditedRecord } from '@/domain/audit/auditedRecord'
import type { DocumentStore, StoredData } from '@/data/store/documentStore'

const text = (data: StoredData, field: string): string => {
  const value = data[field]
  return typeof value === 'string' ? value : ''
}

/** A document as people name it: its number with the customer, or the customer alone while it is a draft. */
function invoiceName(data: StoredData): string {
  const [number, customer] = [text(data, 'invoiceNumber'), text(data, 'customerName')]
  if (number === '') return customer === '' ? '' : `for ${customer}`
  return customer === '' ? number : `${number} of ${customer}`
}

function nameIn(collection: string, data: StoredData): string {
  if (collection === 'invoices') return invoiceName(data)
  if (collection === 'expenses') return text(data, 'description') || text(data, 'vendor')
  if (collection === 'messageTemplates') return text(data, 'key')
  return text(data, 'name')
}

/**
 * What these records of the centre are called today, by `collection/id`: the audit log keeps ids alone, so that it tells nothing
 * of a person. A record that is gone, or not this reader's, has no name. One read for each record.
 */
export async function recordNames(
  store: Pick<DocumentStore, 'get'>,
  gymId: string,
  records: readonly AuditedRecord[],
): Promise<Map<string, string>> {
  const keys = [...new Set(records.map(keyOfRecord))]
  const found = await Promise.allSettled(keys.map((key) => store.get(key)))
  return new Map(
    keys.flatMap((key, at) => {
      const answer = found[at]
      const data = answer?.status === 'fulfilled' ? answer.value?.data : undefined
      // What the platform sells is of no centre.
      if (data === undefined || (data['gymId'] ?? PLATFORM) !== gymId) return []
      const name = nameIn(key.split('/')[0] ?? '', data)
      return name === '' ? [] : [[key, name] as const]
    }),
  )
}
