import { isNameOf, refuseErase, withoutPerson } from '@/domain/members/erase'
import { isIssued, type Invoice } from '@/domain/invoices/invoice'
import { civilDateIn } from '@/domain/shared/calendar'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { attendancePath } from '@/data/attendance/attendanceRecords'
import { gymPath, storedSettings } from '@/data/gyms/gymOf'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { heldMember, memberPath, writeDirectory } from '@/data/members/memberRecords'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { byCaller, recordAct } from '../audit/recordAct'
import type { Acting } from '../http/handler'
import { noSuchGym, notAllowed } from '../http/httpError'

type Asked = { gymId: string; memberId: string; name: string }

const isWaitingSale = (invoice: Invoice) =>
  !isIssued(invoice) && (invoice.status === 'Pending Approval' || invoice.status === 'Accepted')

async function whatWaits(store: DocumentStore, { gymId, memberId }: Asked, timezone: string) {
  const found = { hasSaleWaiting: false, hasChequeWaiting: false }
  const ofMember = { field: 'memberId', op: '==' as const, value: memberId }
  const question = { collection: 'invoices', where: [tenantFilter(gymId), ofMember], orderBy: [] }
  for await (const page of pagesOf(store, question))
    for (const stored of page) {
      const invoice = readInvoice(stored, timezone)
      if (invoice === null || invoice.isDeleted) continue
      found.hasSaleWaiting ||= isWaitingSale(invoice)
      found.hasChequeWaiting ||= invoice.chequeToClear
    }
  return found
}

/**
 * Says in the record that its person is being erased, with the line of the audit log: from then on nothing else is done with it. What is
 * there to find the copies by stays until they are gone. null: it is begun, or was before.
 */
export const beginErasure = (
  asked: Asked,
  { store, caller, now, requestId }: Acting,
): Promise<Refusal | null> =>
  store.transactByVersion(async (transaction) => {
    const { gymId, memberId, name } = asked
    const gym = await transaction.get(gymPath(gymId))
    if (gym === null) throw noSuchGym()
    const settings = storedSettings(gym)
    const stored = await transaction.get(memberPath(memberId))
    if (stored === null || stored.data['gymId'] !== gymId) throw notAllowed()
    const held = heldMember(stored, settings.timezone)
    if (held === null) return refused('The record of this member can’t be read. Tell our support.')
    const { member } = held
    if (member.erased !== undefined) return null
    if (!isNameOf(name, member)) return refused(`Type ${member.name} to erase this person.`, 'name')
    const waits = await whatWaits(store, asked, settings.timezone)
    const today = civilDateIn(now, settings.timezone)
    const visits = await transaction.get(attendancePath(gymId, memberId))
    const refusal = refuseErase(member, { today, format: settings, ...waits })
    if (refusal !== null) return refusal
    const erased = {
      ...{ at: now, by: caller.uid, isDone: false, visitsTo: null },
      ...(member.deleted && { wasDeleted: true as const }),
    }
    transaction.update(memberPath(memberId), [
      { at: ['erased'], value: erased },
      { at: ['deleted'], value: true },
      { at: ['isActive'], value: false },
    ])
    // The rules take no mark of theirs any more; one that is made meanwhile is of nobody.
    if (visits !== null) transaction.update(visits.path, [{ at: ['erased'], value: true }])
    writeDirectory(transaction, { ...member, erased, deleted: true, isActive: false })
    recordAct(transaction, {
      ...{ source: requestId, gymId, ...byCaller({ caller, now }) },
      ...{ act: 'member.erase', collection: 'members', documentId: memberId },
      before: stored.data,
      after: withoutPerson({ ...member, erased }, settings.timezone),
    })
    return null
  })
