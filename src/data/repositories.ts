import type { MarkOutbox } from './attendance/markOutbox'
import type { Clock } from './store/clock'
import type { DocumentStore } from './store/documentStore'
import { consoleLog, type Log } from './store/log'
import type { RepositoryParts } from './store/repositoryParts'

/** What a page's repositories stand on. `outbox`: of a front desk's page, for the marks that wait there. */
export type PageParts = RepositoryParts & { outbox: MarkOutbox | null }

/** How a repository is made; a function of a module, because it is made once for each. */
export type RepositoryFactory<T> = (parts: PageParts) => T

/** Gives the repository that a factory makes, the same one whoever asks. */
export type Repositories = <T>(factory: RepositoryFactory<T>) => T

/** What repositories over this store stand on. */
export const partsOver = (
  store: DocumentStore,
  clock: Clock,
  log: Log = consoleLog,
  outbox: MarkOutbox | null = null,
): PageParts => ({ store, clock, log, outbox })

/** All repositories over one store, each made when it is first asked for: a page loads the code of its own alone. */
export function repositoriesOver(parts: PageParts): Repositories {
  const made = new Map<unknown, unknown>()
  return <T>(factory: RepositoryFactory<T>): T => {
    if (!made.has(factory)) made.set(factory, factory(parts))
    // Under each factory stands what it made itself.
    return made.get(factory) as T
  }
}
