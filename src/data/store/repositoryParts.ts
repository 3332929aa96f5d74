import type { Clock } from './clock'
import type { DocumentStore } from './documentStore'
import type { Log } from './log'

/** What every repository stands on. */
export type RepositoryParts = { store: DocumentStore; clock: Clock; log: Log }
