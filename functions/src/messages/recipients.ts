import type { CallInput } from '@/domain/api/contract'
import { refuseLeadMessage, wordsOfLead } from '@/domain/leads/messageLead'
import type { Channel } from '@/domain/messages/channel'
import { countryProblem } from '@/domain/messages/countries'
import type { Category } from '@/domain/messages/message'
import { e164Of } from '@/domain/messages/e164'
import { isPlausibleEmail } from '@/domain/shared/contact'
import { storedSettings } from '@/data/gyms/gymOf'
import { invoicePath } from '@/data/invoices/invoiceRecords'
import { leadPath, readLead } from '@/data/leads/leadRecords'
import { memberPath } from '@/data/members/memberRecords'
import { staffPath } from '@/data/staff/staffRecords'
import type { StoredData, StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import { wordsOfMember, type Words } from './knownWords'
import { refusedAt, type Refused } from './messageText'

type Named = Exclude<CallInput<'sendSMS'>['to'], readonly unknown[]>

/** Whom a message goes to; only the server itself writes to the owner. */
export type Recipient = Named | { owner: true }

type Reader = Pick<StoreTransaction, 'get'>

const GONE = 'Nothing was sent: one of the people chosen is not in this centre any more. Reload the list.'

const wordsIn = (data: StoredData, field: string): string => {
  const value = data[field]
  return typeof value === 'string' ? value.trim() : ''
}

/** `problem`: why nothing may be sent there, whatever the address. */
type Contact = {
  name: string
  phone: string
  email: string
  words?: Words
  problem?: string
  /** The member or lead whose number it is. */
  personId?: string
}

/** `words`: what a template may say of them. */
export type Addressed = { address: string; words: Words; personId: string }

const contactIn = (data: StoredData): Contact => ({
  name: wordsIn(data, 'name'),
  phone: wordsIn(data, 'phone'),
  email: wordsIn(data, 'email'),
})

/** The record of somebody of this centre; another centre's says nothing, and no more does one that was deleted. */
async function recordOf(reader: Reader, gymId: string, path: string): Promise<StoredDocument | null> {
  const stored = await reader.get(path)
  if (stored === null || stored.data['gymId'] !== gymId) return null
  return stored.data['deleted'] === true || stored.data['isDeleted'] === true ? null : stored
}

/** Their invoices stand for the tax law: nobody is written to by them any more. */
const isErased = async (reader: Reader, memberId: string): Promise<boolean> =>
  memberId !== '' && (await reader.get(memberPath(memberId)))?.data['erased'] !== undefined

/** By the member's record as it stands now; an invoice whose member is gone bears the contact it was issued with. */
async function customerOf(reader: Reader, gymId: string, invoiceId: string): Promise<Contact | null> {
  const invoice = (await recordOf(reader, gymId, invoicePath(invoiceId)))?.data ?? null
  if (invoice === null) return null
  const memberId = wordsIn(invoice, 'memberId')
  const member = memberId === '' ? null : await recordOf(reader, gymId, memberPath(memberId))
  if (member === null && (await isErased(reader, memberId))) return null
  const { name, phone, email } = contactIn(member?.data ?? {})
  return {
    name: name || wordsIn(invoice, 'customerName'),
    phone: phone || wordsIn(invoice, 'customerPhone'),
    email: email || wordsIn(invoice, 'customerEmail'),
    personId: memberId,
  }
}

/** Whoever asked may have asked for no messages. */
async function leadContact(
  reader: Reader,
  gym: StoredDocument,
  id: string,
  category: Category,
): Promise<Contact | null> {
  const { timezone, locale } = storedSettings(gym)
  const lead = readLead(await reader.get(leadPath(id)), timezone)
  if (lead === null || lead.gymId !== gym.id || lead.deleted) return null
  const { name, phone, email } = lead
  const words = wordsOfLead(lead, { phone: wordsIn(gym.data, 'phone'), locale })
  const problem = refuseLeadMessage(lead, category)?.reason
  return { name, phone, email, words, personId: id, ...(problem !== undefined && { problem }) }
}

async function contactOf(
  reader: Reader,
  gym: StoredDocument,
  to: Recipient,
  category: Category,
): Promise<Contact | null> {
  if ('owner' in to) return contactIn(gym.data)
  if ('customerOf' in to) return customerOf(reader, gym.id, to.customerOf)
  if ('leadId' in to) return leadContact(reader, gym, to.leadId, category)
  const isMember = 'memberId' in to
  const record = await recordOf(reader, gym.id, isMember ? memberPath(to.memberId) : staffPath(to.staffId))
  if (record === null) return null
  const words = isMember ? wordsOfMember(record, storedSettings(gym).timezone) : {}
  return { ...contactIn(record.data), words, ...(isMember && { personId: to.memberId }) }
}

/** As the provider takes it, or why nothing may be sent there. */
function addressOf(
  { name, phone, email, problem: known }: Contact,
  channel: Channel,
  { locale, messageCountries }: ReturnType<typeof storedSettings>,
): { address: string } | { problem: string } {
  if (known !== undefined) return { problem: known }
  const whose = name === '' ? 'The' : `${name}’s`
  if (channel === 'email') {
    const address = email.toLowerCase()
    if (isPlausibleEmail(address)) return { address }
    return {
      problem: email === '' ? `${whose} e-mail address is missing.` : `${email} is no e-mail address.`,
    }
  }
  const address = e164Of(phone, locale)
  if (address === null)
    return { problem: phone === '' ? `${whose} phone number is missing.` : `${phone} is no mobile number.` }
  const problem = countryProblem(address, messageCountries)
  return problem === null ? { address } : { problem: `${phone}: ${problem}` }
}

/**
 * The numbers or addresses of members, leads and staff of the centre, in the order of `to`, and their names, out of their
 * records: what somebody types is nobody's. All of them or none.
 */
export async function addressesOf(
  reader: Reader,
  gym: StoredDocument,
  to: readonly Recipient[],
  channel: Channel,
  category: Category,
): Promise<Addressed[] | Refused> {
  const settings = storedSettings(gym)
  const addressed: Addressed[] = []
  for (const each of to) {
    const contact = await contactOf(reader, gym, each, category)
    if (contact === null) return refusedAt('to', GONE)
    const found = addressOf(contact, channel, settings)
    if ('problem' in found) return refusedAt('to', `Nothing was sent. ${found.problem}`)
    const { name, words, personId = '' } = contact
    addressed.push({ address: found.address, words: { ...(name !== '' && { name }), ...words }, personId })
  }
  return addressed
}
