import type { Contact, Lead } from '@/domain/leads/lead'
import { isMerged, mergeLeads as merged } from '@/domain/leads/mergeLeads'
import { civilDateIn } from '@/domain/shared/calendar'
import { isRefused } from '@/domain/shared/refusal'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { leadPath, readLead } from '@/data/leads/leadRecords'
import { changedFields } from '@/data/store/changedFields'
import type { StoredDocument } from '@/data/store/documentStore'
import { byCaller, recordAct } from '../audit/recordAct'
import type { Handler } from '../http/handler'
import { noSuchGym, notAllowed } from '../http/httpError'

/** Each contact as it stands in the store, whatever an older version kept of it. */
function storedContacts(stored: StoredDocument, lead: Lead): [Contact, unknown][] {
  const held = stored.data['interactions']
  const raw: unknown[] = Array.isArray(held) && held.length === lead.interactions.length ? held : []
  return lead.interactions.map((contact, at) => [contact, raw[at] ?? contact])
}

/** Joins contacts that others have logged, which no page may write anew; the one that goes is put away, and keeps its own. */
export const mergeLeads: Handler<'mergeLeads'> = async (
  { gymId, staysId, goesId },
  { caller, store, now, requestId },
) =>
  store.transact(async (transaction) => {
    const gym = await transaction.get(gymPath(gymId))
    if (gym === null) throw noSuchGym()
    const { timezone, locale } = storedSettings(gym)
    const [keeps, drops] = [await transaction.get(leadPath(staysId)), await transaction.get(leadPath(goesId))]
    const [stays, goes] = [readLead(keeps, timezone), readLead(drops, timezone)]
    if (keeps === null || drops === null || stays?.gymId !== gymId || goes?.gymId !== gymId)
      throw notAllowed()
    if (isMerged(stays, goes)) return { kind: 'done' }
    const after = merged(stays, goes, { today: civilDateIn(now, timezone), locale })
    if (isRefused(after)) return { kind: 'refused', reason: after.reason }
    const asStored = new Map([...storedContacts(keeps, stays), ...storedContacts(drops, goes)])
    const interactions = after.interactions.map((contact) => asStored.get(contact) ?? contact)
    transaction.update(leadPath(staysId), [
      ...changedFields(keeps.data, { ...after, interactions }),
      { at: ['updatedAt'], value: now },
    ])
    transaction.update(leadPath(goesId), [
      { at: ['deleted'], value: true },
      { at: ['mergedInto'], value: staysId },
      { at: ['updatedAt'], value: now },
    ])
    recordAct(transaction, {
      ...{ source: requestId, gymId, ...byCaller({ caller, now }) },
      ...{ act: 'lead.merge', collection: 'leads', documentId: staysId },
      before: keeps.data,
      after: { ...keeps.data, ...after, interactions },
    })
    return { kind: 'done' }
  })
