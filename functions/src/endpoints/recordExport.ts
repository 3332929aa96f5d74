import { mayExport } from '@/domain/access/exports'
import { isSame } from '@/domain/shared/upgradeRecord'
import { auditEntry, byCaller } from '../audit/recordAct'
import type { Handler } from '../http/handler'
import { HttpError, notAllowed } from '../http/httpError'

/**
 * The line stands once for its key and is never written over: who exported much can't make it little with a second call
 * under the same key, nor have another export pass for the first.
 */
export const recordExport: Handler<'recordExport'> = async (input, { caller, store, now }) => {
  const { gymId, key, records, rows, format, filters } = input
  if (!mayExport(caller.role, records)) throw notAllowed()
  const entry = auditEntry({
    source: `${gymId}/${key}`,
    gymId,
    ...byCaller({ caller, now }),
    act: `${records}.export`,
    collection: 'exports',
    documentId: key,
    before: null,
    after: { records, rows, format, filters },
  })
  if (entry === null) throw new Error('An export always has something to tell.')
  const isNoted = await store.transact(async (transaction) => {
    const stored = await transaction.get(entry.path)
    if (stored === null) transaction.set(entry.path, entry.data)
    return stored === null || isSame(stored.data['values'], entry.data.values)
  })
  if (!isNoted) throw new HttpError(409, 'conflict', 'Another export was noted under this key. Export again.')
  return { kind: 'done' }
}
