import type { Plugin } from 'vite'

const OWN = 'desk'
const suffix = `?${OWN}`

/** What must exist twice: the SDK's Firestore, and our adapter, which tells its classes apart by `instanceof`. */
export const isFirestore = (id: string): boolean =>
  /\/node_modules\/(@firebase|firebase)\/firestore\//.test(id) ||
  /\/src\/firebase\/firestore\w*\.ts$/.test(id)

/**
 * Gives the front desk's store (src/firebase/deskStore.ts) a copy of Firestore of its own. The SDK is one module, and
 * a bundler shakes a module once for all who use it: without this, every visitor would load the 22 kB of persistence
 * that only a front desk uses (docs/decisions/0013). A page loads one copy or the other, never both.
 */
export const persistentFirestore: Plugin = {
  name: 'persistent-firestore',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const isOfDesk =
      importer !== undefined && (importer.endsWith(suffix) || importer.endsWith('/src/firebase/deskStore.ts'))
    if (!isOfDesk) return null
    const found = await this.resolve(source, importer.replace(suffix, ''), { ...options, skipSelf: true })
    return found !== null && isFirestore(found.id) ? { ...found, id: found.id + suffix } : found
  },
}
