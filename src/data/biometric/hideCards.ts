import { keptPairs } from '@/domain/biometric/toldText'
import type { DocumentStore } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'

/** Of one night; the next one goes on with what is left. */
const MOST_PAGES = 20

/** Lines by place begin with digits, and lines in pairs as they are kept now with a blank: before this sign both. */
const AFTER_THOSE = ':'

/**
 * Older versions kept an access controller's lines as they came, the card's number with them, in punches that the desk reads. Of all
 * centres at once: a centre's own question would need an index for good.
 */
export async function hideCards(store: DocumentStore): Promise<void> {
  const older = {
    collection: 'punches',
    where: [{ field: 'raw', op: '>=' as const, value: AFTER_THOSE }],
    orderBy: [{ field: 'raw', direction: 'asc' as const }],
  }
  let pages = 0
  for await (const page of pagesOf(store, older)) {
    if (page.length > 0)
      await store.batch((writer) => {
        for (const { path, data } of page)
          writer.update(path, [{ at: ['raw'], value: keptPairs(String(data['raw'])) }])
      })
    pages += 1
    if (pages === MOST_PAGES) return
  }
}
