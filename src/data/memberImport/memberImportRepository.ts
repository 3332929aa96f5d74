import type { MemberImport } from '@/domain/memberImport/memberImport'
import { typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { wholeList } from '@/data/store/wholeList'
import { memberImportDefinition, memberImportList } from './memberImportRecords'

const latest = (one: MemberImport, other: MemberImport) => other.at.getTime() - one.at.getTime()

/** The imports of a centre, the last one first; the server writes them. */
export function memberImportRepository(parts: RepositoryParts) {
  const imports = typedCollection(parts, memberImportDefinition)
  return {
    list: (gymId: string): LiveQuery<PageOf<MemberImport>> =>
      wholeList(imports, memberImportList(gymId), latest),
  }
}
