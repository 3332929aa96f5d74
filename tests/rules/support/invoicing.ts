import { doc, serverTimestamp, setDoc, writeBatch, type Firestore } from 'firebase/firestore'
import { arrange } from './environment'
import { counterRecord, invoiceRecord, type Numbered, type Stored } from './records'

const years = new Map<string, number>()
let serial = 0

export const freshId = (what: string): string => `${what}-${String(++serial)}`

let dayCount = 0

/** A day long past that no other test has closed. */
export const freshDay = (): string =>
  new Date(Date.UTC(2020, 0, 1) + dayCount++ * 86_400_000).toISOString().slice(0, 10)

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The first number of a financial year that no other test has touched. */
export function freshNumber(gymId: string): Numbered {
  const year = (years.get(gymId) ?? 0) + 1
  years.set(gymId, year)
  if (year > 97) throw new Error('This century has no more financial years: reuse one.')
  return {
    gymId,
    id: freshId('invoice'),
    seq: 1,
    issuedOn: `20${twoDigits(year)}-11-20`,
    fy: `${twoDigits(year)}-${twoDigits(year + 1)}`,
  }
}

export const following = (number: Numbered): Numbered => ({
  ...number,
  id: freshId('invoice'),
  seq: number.seq + 1,
})

export const counterPath = ({ gymId, fy }: Pick<Numbered, 'gymId' | 'fy'>) =>
  `gyms/${gymId}/counters/invoice_${fy}`

/** What is only ever written together with its member: merged into the document, in one write with a member's change. */
export function withMember(store: Firestore, memberId: string, path: string, fields: Stored): Promise<void> {
  const batch = writeBatch(store)
  batch.update(doc(store, 'members', memberId), { notes: freshId('note'), updatedAt: serverTimestamp() })
  batch.set(doc(store, path), fields, { merge: true })
  return batch.commit()
}

type Spoilt = { invoice?: Stored | null; counter?: Stored | null }

/** Issues an invoice as the app does, number and all, but for what the test spoils; null leaves that write out. */
export function issue(
  store: Firestore,
  number: Numbered,
  { invoice = {}, counter = {} }: Spoilt = {},
): Promise<void> {
  const batch = writeBatch(store)
  if (invoice) batch.set(doc(store, 'invoices', number.id), { ...invoiceRecord(number), ...invoice })
  if (counter) batch.set(doc(store, counterPath(number)), { ...counterRecord(number), ...counter })
  return batch.commit()
}

/** An invoice that stands already, and its counter with it. */
export async function issued(gymId: string): Promise<Numbered> {
  const number = freshNumber(gymId)
  await arrange((store) => issue(store, number))
  return number
}

/** An invoice that stands already, for what happens to it later: no counter asks for its number any more. */
export async function standing(gymId: string, invoice: Stored = {}): Promise<Numbered> {
  const number = { gymId, id: freshId('invoice'), seq: 1, issuedOn: '2026-11-20', fy: '26-27' }
  await arrange((store) =>
    setDoc(doc(store, 'invoices', number.id), { ...invoiceRecord(number), ...invoice }),
  )
  return number
}

const series = new Map<string, Numbered>()

/** The next number of a series that stands; it is the next one again until it was `taken`. */
export async function upcoming(gymId: string): Promise<Numbered> {
  const last = series.get(gymId) ?? (await issued(gymId))
  series.set(gymId, last)
  return following(last)
}

export const taken = (number: Numbered): void => {
  series.set(number.gymId, number)
}

/** What an act adds to a month. */
export const monthStatsRecord = (gymId: string, month: string): Stored => ({
  gymId,
  month,
  billed: 1050,
  byMode: { Cash: 500 },
})

const freshMonth = () => `${String(2100 + ++serial)}-01`

/** A month's figures together with the invoice that they are about, as the app writes them. */
export function addToMonth(
  store: Firestore,
  number: Numbered,
  month = freshMonth(),
  { invoice = {}, stats = {} }: { invoice?: Stored | null; stats?: Stored } = {},
): Promise<void> {
  const batch = writeBatch(store)
  if (invoice) {
    batch.set(doc(store, 'invoices', number.id), { ...invoiceRecord(number), ...invoice })
    batch.set(doc(store, counterPath(number)), counterRecord(number))
  }
  batch.set(
    doc(store, `monthStats/${number.gymId}_${month}`),
    { ...monthStatsRecord(number.gymId, month), lastInvoiceId: number.id, ...stats },
    { merge: true },
  )
  return batch.commit()
}
