import type { ImportRecord } from '@/domain/imports/importRecord'
import { typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { wholeList } from '@/data/store/wholeList'
import { memberImportDefinition, memberImportList } from './memberImportRecords'

const latest = (one: ImportRecord, other: ImportRecord) => other.at.getTime() - one.at.getTime()

/** The imports of a centre, the last one first; the server writes them. */
export function memberImportRepository(parts: RepositoryParts) {
  const imports = typedCollection(parts, memberImportDefinition)
  return {
    list: (gymId: string): LiveQuery<PageOf<ImportRecord>> =>
      wholeList(imports, memberImportList(gymId), latest),
  }
}
