import type { DocumentStore } from '@/data/store/documentStore'

/** A store that stands open in this page. */
export type OpenStore = {
  store: DocumentStore
  /** Ends it, and what it kept on this device with it. It is of no use afterwards. */
  close(): Promise<void>
}
