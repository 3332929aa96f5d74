import { ERASED_NAME } from '@/domain/members/erase'
import { lowerName } from '@/domain/shared/text'
import { heldDigits } from '@/domain/shared/phone'
import { mapOf } from '@/domain/shared/readers'
import { storedSettings } from '@/data/gyms/gymOf'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument, Where } from '@/data/store/documentStore'
import { OUTBOX } from '../messages/outbox'
import { changeEach } from './changeEach'
import { addressesOf, type Address, type Traces } from './traces'

/** Stands where the number or the address stood: a message without one can't be read. */
const NOWHERE = ERASED_NAME

const isWaiting = ({ data }: StoredDocument) => data['status'] === 'queued' || data['status'] === 'sending'

/** When it went, what it was and what it cost stay; whom it went to and what it said go. What still waits is never sent. */
const withoutText = (stored: StoredDocument, isOwners: boolean) => [
  ...(isOwners ? [] : [{ at: ['to'], value: NOWHERE }]),
  { at: ['vars'], value: {} },
  { at: ['rendered'], value: '' },
  { at: ['errorMessage'], value: '' },
  { at: ['dedupeKey'], value: '' },
  ...(isWaiting(stored)
    ? [
        { at: ['status'], value: 'suppressed' },
        { at: ['nextAttemptAt'], value: null },
      ]
    : []),
]

/** Enough to know whether somebody else is reached there too. */
const A_FAMILY = 10

/** A family has one phone: what was sent to the others stays theirs. */
async function isShared(store: DocumentStore, traces: Traces, { field, value }: Address): Promise<boolean> {
  const own = [traces.memberId, ...traces.leadIds]
  const digits = field === 'phone' ? heldDigits(value) : []
  const asked: { collection: string; at: Where }[] = [
    {
      collection: 'members',
      at:
        field === 'phone'
          ? { field: 'lookup.phoneDigits', op: 'in', value: digits }
          : { field, op: '==', value },
    },
    {
      collection: 'leads',
      at: field === 'phone' ? { field: 'phoneDigits', op: 'in', value: digits } : { field, op: '==', value },
    },
  ]
  const found = await Promise.all(
    asked.map(({ collection, at }) =>
      store.query({ collection, where: [tenantFilter(traces.gymId), at], orderBy: [], limit: A_FAMILY }),
    ),
  )
  return found.flat().some(({ id }) => !own.includes(id))
}

/** The owner's own numbers and addresses. Copies of everybody's invoices, and other messages, go there. */
function ownerAddresses({ data }: StoredDocument, locale: string): string[] {
  const text = (field: string) => (typeof data[field] === 'string' ? data[field] : '')
  return addressesOf({ contacts: [{ phone: text('phone'), email: text('email') }] }, locale).map(
    ({ to }) => to,
  )
}

/**
 * Every message to this person or about them. By who it was to, since that is kept; before, by number and address, and by the invoice
 * that went along, the owner's own copy too.
 */
export async function eraseMessages(
  store: DocumentStore,
  gym: StoredDocument,
  traces: Traces,
): Promise<void> {
  const { gymId } = traces
  const { locale } = storedSettings(gym)
  const addresses = addressesOf(traces, locale)
  const ofOwner = ownerAddresses(gym, locale)
  const own = addresses.map(({ to }) => to).filter((to) => !ofOwner.includes(to))
  const names = traces.names.map(lowerName)
  const ask = (
    field: string,
    value: string,
    fieldsOf: Parameters<typeof changeEach>[2] = (stored) => withoutText(stored, false),
  ) =>
    changeEach(
      store,
      { collection: OUTBOX, where: [tenantFilter(gymId), { field, op: '==', value }] },
      fieldsOf,
    )
  for (const id of [traces.memberId, ...traces.leadIds]) await ask('personId', id)
  for (const { id } of traces.invoices)
    await ask('attachment.invoiceId', id, (stored) => {
      const isOwners =
        stored.data['templateKey'] === 'invoiceIssuedOwner' && !own.includes(String(stored.data['to']))
      const isDone = isOwners && stored.data['rendered'] === ''
      return isDone ? [] : withoutText(stored, isOwners)
    })
  for (const address of addresses) {
    const isOwnersAddress = ofOwner.includes(address.to)
    const isOthersToo = isOwnersAddress || (await isShared(store, traces, address))
    await ask('to', address.to, (stored) => {
      const name = mapOf(stored.data['vars'])?.['name']
      // What names nobody and goes to the owner is about the centre.
      const isTheirs = typeof name === 'string' ? names.includes(lowerName(name)) : !isOwnersAddress
      return isOthersToo && !isTheirs ? [] : withoutText(stored, false)
    })
  }
}
