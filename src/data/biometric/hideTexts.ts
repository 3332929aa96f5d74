import { removeField, type DocumentStore } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { devicePath } from './biometricRecords'

/**
 * Older versions kept in `text` what a command had said, passwords with it, where a centre's pages read it. Nothing writes that field any
 * more, and only the answer to such a command reads it: one that still waits is made anew when it is sent again.
 */
export async function hideTexts(store: DocumentStore, sn: string): Promise<void> {
  const older = {
    collection: `${devicePath(sn)}/commands`,
    where: [{ field: 'text', op: '>=' as const, value: '' }],
    orderBy: [{ field: 'text', direction: 'asc' as const }],
  }
  for await (const page of pagesOf(store, older))
    if (page.length > 0)
      await store.batch((writer) => {
        for (const { path } of page) writer.update(path, [{ at: ['text'], value: removeField }])
      })
}
