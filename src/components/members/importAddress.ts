import { screens } from '@/domain/access/screens'

/** Opens the import over the list of members. */
export const IMPORT_PARAMETER = 'import'

export const importPath = `${screens.members.path}?${IMPORT_PARAMETER}=true`
