import { isOpenLead } from '@/domain/leads/lead'
import { leadPath, readLead } from '@/data/leads/leadRecords'
import { defaultSettings } from '@/data/gyms/gymOf'
import { serverTime, type DocumentStore, type StoredDocument } from '@/data/store/documentStore'
import { UPDATED_BY } from '@/data/store/stampedStore'
import { takerIn } from '../staff/takerIn'

/** Keys, statuses and who works here depend on no zone. */
const { timezone } = defaultSettings

/**
 * A lead that comes back while the person it was assigned to has left would be called by nobody: hand-over moves open leads alone.
 * It becomes that of whoever brought it back, and of nobody in particular where that is nobody of the centre. Pages can't decide
 * it, because the desk may not read who works here.
 */
export async function ownRevived(
  store: DocumentStore,
  was: StoredDocument | null,
  is: StoredDocument | null,
): Promise<void> {
  const [before, after] = [readLead(was, timezone), readLead(is, timezone)]
  if (before === null || after === null || isOpenLead(before) || !isOpenLead(after)) return
  const { id, gymId, ownerId } = after
  const by = is?.data[UPDATED_BY]
  await store.transact(async (transaction) => {
    const lead = readLead(await transaction.get(leadPath(id)), timezone)
    // What was assigned meanwhile stays so, and a late delivery finds it done.
    if (lead === null || !isOpenLead(lead) || lead.ownerId !== ownerId) return
    if ((await takerIn(transaction, { gymId, id: ownerId }, timezone)) !== null) return
    const reviver = await takerIn(transaction, { gymId, id: typeof by === 'string' ? by : '' }, timezone)
    transaction.update(leadPath(id), [
      { at: ['ownerId'], value: reviver?.id ?? '' },
      { at: ['updatedAt'], value: serverTime },
      ...(typeof by === 'string' ? [{ at: [UPDATED_BY], value: by }] : []),
    ])
  })
}
