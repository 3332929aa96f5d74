import { createHash } from 'node:crypto'
import { leadsOfPhones, PHONES_ASKED } from '@/data/leads/leadQueries'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'

const idFrom = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 20)

/** The first lead of a phone has an id that follows from it, so that two that come at once meet in one document. */
export const leadIdOfPhone = (gymId: string, digits: string): string => idFrom(gymId, 'phone', digits)

/** Of a later lead of that phone: it follows from what brought it, so that a repeat finds it. */
export const leadIdOfKey = (gymId: string, key: string): string => idFrom(gymId, 'key', key)

/** Whoever asked with one of these phones before: a query can't be asked in a transaction of ours. */
export async function leadsWithPhones(
  store: DocumentStore,
  gymId: string,
  digits: readonly string[],
): Promise<StoredDocument[]> {
  const found: StoredDocument[] = []
  for (let at = 0; at < digits.length; at += PHONES_ASKED) {
    const { path: collection, where, orderBy } = leadsOfPhones(gymId, digits.slice(at, at + PHONES_ASKED))
    const question = { collection, where: [tenantFilter(gymId), ...where], orderBy }
    for await (const page of pagesOf(store, question)) found.push(...page)
  }
  return found
}
