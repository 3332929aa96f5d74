import type { DocumentStore } from '@/data/store/documentStore'
import { readMeter } from '@/data/store/readMeter'

/** In a build for `npm run bench` the page counts what it reads, and the bench asks it; no other build holds this. */
export function countingReads(store: DocumentStore): DocumentStore {
  const meter = readMeter(store)
  Object.assign(window, { readMeter: meter })
  return meter.store
}
