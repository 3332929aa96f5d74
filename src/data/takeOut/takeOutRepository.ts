import type { CollectionId } from '@/domain/access/collections'
import { visitsOf } from '@/domain/attendance/visits'
import type { StoredRecord } from '@/domain/shared/readers'
import { attendanceDefinition } from '@/data/attendance/attendanceRecords'
import { gymPath } from '@/data/gyms/gymOf'
import { tenantFilter, typedCollection } from '@/data/store/collection'
import { pagesOf } from '@/data/store/pagesOf'
import { recordList } from '@/data/store/recordRepository'
import type { RepositoryParts } from '@/data/store/repositoryParts'

/** What a centre takes along, each a table of its own; visits are told one a line instead of a document a person. */
const takenCollections = {
  members: 'members',
  packages: 'memberPackages',
  invoices: 'invoices',
  expenses: 'expenses',
  'expense-categories': 'expenseCategories',
  'promo-codes': 'promoCodes',
  leads: 'leads',
  staff: 'staff',
  'staff-leave': 'staffLeave',
  contributions: 'contributions',
  'contribution-categories': 'contributionCategories',
  'day-closes': 'dayCloses',
  'message-templates': 'messageTemplates',
  'audit-log': 'auditLogs',
} as const satisfies Record<string, CollectionId>

const VISITS = 'visits'
export const takenTables = [...Object.keys(takenCollections), VISITS]

export type TakenRow = { table: string; record: StoredRecord }

/** All that a centre has, for its owner to take along: as it is stored, page by page. */
export function takeOutRepository(parts: RepositoryParts) {
  const { store } = parts
  const attendance = typedCollection(parts, attendanceDefinition)

  async function* visits(gymId: string): AsyncGenerator<TakenRow> {
    for await (const { personId, personType, days } of attendance.all(recordList('attendance', gymId)))
      for (const [date, records] of Object.entries(days))
        for (const visit of visitsOf(records, personType))
          yield { table: VISITS, record: { personId, personType, date, ...visit } }
  }

  return {
    /** The centre's own record with its settings; null where it may not be read. */
    gym: async (gymId: string): Promise<StoredRecord | null> =>
      (await store.get(gymPath(gymId)))?.data ?? null,
    async *rows(gymId: string): AsyncGenerator<TakenRow> {
      for (const [table, collection] of Object.entries(takenCollections)) {
        const question = { collection, where: [tenantFilter(gymId)], orderBy: [] }
        for await (const documents of pagesOf(store, question))
          for (const { id, data } of documents) yield { table, record: { id, ...data } }
      }
      yield* visits(gymId)
    },
  }
}
