import { doc, serverTimestamp, writeBatch } from 'firebase/firestore'
import { IRON, accounts } from './accounts'
import { storeOf } from './environment'
import { counterPath, taken, upcoming } from './invoicing'
import { counterRecord, invoiceRecord, packageRecord, type Stored } from './records'

export type Sold = {
  /** null leaves the invoice out. */
  invoice?: Stored | null
  hasCounter?: boolean
  member?: Stored
  /** An unissued invoice that stands, to be issued now. */
  accepted?: string
  /** An issued invoice that takes a payment in the same write. */
  touched?: string
}

/** Sells a package together with its invoice and number, as the app does, but for what the test spoils. */
export async function sellPackage(
  who: 'owner' | 'manager',
  memberId: string,
  held: string,
  fields: Stored = {},
  { invoice = {}, hasCounter = true, member = {}, accepted, touched }: Sold = {},
): Promise<void> {
  const store = storeOf(accounts[who])
  const number = await upcoming(IRON)
  const id = accepted ?? number.id
  const { fy, seq, issuedOn, invoiceNumber, ...rest } = invoiceRecord(number)
  const issued = { fy, seq, issuedOn, invoiceNumber, status: 'Open', updatedAt: serverTimestamp() }
  const batch = writeBatch(store)
  batch.update(doc(store, 'members', memberId), {
    [held]: { ...packageRecord('sold-now'), endDate: '2026-12-14', invoiceIds: [id], ...fields },
    updatedAt: serverTimestamp(),
    ...member,
  })
  if (accepted !== undefined) batch.update(doc(store, 'invoices', id), issued)
  else if (invoice) batch.set(doc(store, 'invoices', id), { ...rest, ...issued, memberId, ...invoice })
  if (hasCounter && invoice) batch.set(doc(store, counterPath(number)), counterRecord({ ...number, id }))
  if (touched !== undefined)
    batch.update(doc(store, 'invoices', touched), { status: 'Overdue', updatedAt: serverTimestamp() })
  await batch.commit()
  if (hasCounter && invoice) taken({ ...number, id })
}
