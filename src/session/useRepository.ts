import type { RepositoryFactory } from '@/data/repositories'
import { useBackend } from './useSession'

/**
 * The one way from a screen to what is stored: `useRepository(invoiceRepository)`. It is made once a backend, and its code
 * loads with the screens that import it. `factory` is the named function of a file under src/data, never one made here.
 */
export const useRepository = <T>(factory: RepositoryFactory<T>): T => useBackend().repository(factory)
