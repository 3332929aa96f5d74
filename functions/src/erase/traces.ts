import { e164Of } from '@/domain/messages/e164'
import type { Member } from '@/domain/members/member'
import { isIssued } from '@/domain/invoices/invoice'
import { phoneDigits } from '@/domain/shared/phone'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { leadPath, readLead } from '@/data/leads/leadRecords'
import { storedSettings } from '@/data/gyms/gymOf'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'

/** How a person was reached, as the records say it. */
type Contact = { phone: string; email: string }

/** By what the copies of a person are found: their ids, and where a copy bears none, how they were called and reached. */
export type Traces = {
  gymId: string
  memberId: string
  leadIds: readonly string[]
  invoices: readonly { id: string; isIssued: boolean; promoId: string }[]
  names: readonly string[]
  contacts: readonly Contact[]
}

/** More leads than that of one person nobody has. */
const MOST_LEADS = 50

/** The lead they came from, those that a sale gave them, and whatever was merged into one of these. */
async function leadsOf(store: DocumentStore, { id, gymId, leadId }: Member): Promise<StoredDocument[]> {
  const ask = (field: string, value: string) =>
    store.query({
      ...{ collection: 'leads', orderBy: [], limit: MOST_LEADS },
      where: [tenantFilter(gymId), { field, op: '==', value }],
    })
  const own = leadId === undefined ? null : await store.get(leadPath(leadId))
  const found = new Map<string, StoredDocument>()
  let fresh = [...(own?.data['gymId'] === gymId ? [own] : []), ...(await ask('memberId', id))]
  while (fresh.length > 0) {
    for (const lead of fresh) found.set(lead.id, lead)
    const merged = await Promise.all(fresh.map((lead) => ask('mergedInto', lead.id)))
    fresh = merged.flat().filter((lead) => !found.has(lead.id))
  }
  return [...found.values()]
}

const same = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))]

export async function tracesOf(store: DocumentStore, gym: StoredDocument, member: Member): Promise<Traces> {
  const { timezone } = storedSettings(gym)
  const { id, gymId } = member
  const leads = await leadsOf(store, member)
  const people = [member, ...leads.flatMap((lead) => readLead(lead, timezone) ?? [])]
  const names = people.map(({ name }) => name)
  const contacts: Contact[] = people.map(({ phone, email }) => ({ phone, email }))
  const invoices: Traces['invoices'][number][] = []
  const ofMember = {
    collection: 'invoices',
    where: [tenantFilter(gymId), { field: 'memberId', op: '==' as const, value: id }],
    orderBy: [],
  }
  for await (const page of pagesOf(store, ofMember))
    for (const stored of page) {
      const invoice = readInvoice(stored, timezone)
      // What nobody can read may have been given to somebody: it stays.
      invoices.push({
        id: stored.id,
        isIssued: invoice === null || isIssued(invoice),
        promoId: invoice?.promoId ?? '',
      })
      if (invoice === null) continue
      names.push(invoice.customerName)
      contacts.push({ phone: invoice.customerPhone, email: invoice.customerEmail })
    }
  return {
    ...{ gymId, memberId: id, leadIds: leads.map((lead) => lead.id), invoices, contacts },
    names: same(names),
  }
}

export type Address = { to: string; field: 'phone' | 'email'; value: string }

/** Where messages to them went. */
export function addressesOf({ contacts }: Pick<Traces, 'contacts'>, locale: string): Address[] {
  const found = contacts.flatMap(({ phone, email }): Address[] => {
    const number = e164Of(phone, locale)
    return [
      ...(number === null ? [] : [{ to: number, field: 'phone' as const, value: phoneDigits(phone) }]),
      ...(email === '' ? [] : [{ to: email.toLowerCase(), field: 'email' as const, value: email }]),
    ]
  })
  return [...new Map(found.map((address) => [address.to, address])).values()]
}
