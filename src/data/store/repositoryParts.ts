import type { Clock } from './clock'
import type { DocumentStore } from './documentStore'
import type { Log } from './log'
import type { Repairs } from './repairs'

/** What every repository stands on. */
export type RepositoryParts = { store: DocumentStore; clock: Clock; repairs: Repairs; log: Log }
