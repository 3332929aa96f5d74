import { importRecordSchema, type ImportRecord } from '@/domain/imports/importRecord'
import type { Definition, Listed } from '@/data/store/collection'
import type { StoredDocument } from '@/data/store/documentStore'

export const memberImportPath = (gymId: string, importId: string) => `memberImports/${gymId}_${importId}`

export const memberImportDefinition: Definition<ImportRecord> = {
  collection: 'memberImports',
  isTenanted: true,
  schema: importRecordSchema,
  upgrade: ({ data }) => data,
}

/** Equalities alone, so that no index is needed; a centre has few. */
export const memberImportList = (gymId: string): Listed => ({
  path: 'memberImports',
  gymId,
  where: [],
  orderBy: [],
})

/** null where it is not there, or not the centre's. */
export function readMemberImport(stored: StoredDocument | null, gymId: string): ImportRecord | null {
  const found = stored && importRecordSchema.parse(stored.data)
  return found?.gymId === gymId ? found : null
}
