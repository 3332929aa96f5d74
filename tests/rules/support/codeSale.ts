import { doc, serverTimestamp, setDoc, writeBatch, type Firestore } from 'firebase/firestore'
import { arrange } from './environment'
import { counterPath, freshId, taken, upcoming } from './invoicing'
import { promoRecord } from './officeRecords'
import { counterRecord, invoiceRecord, type Numbered, type Stored } from './records'

export type CodeSale = { number: Numbered; promoId: string }

/** A code that nobody has used, and the next invoice, on which it is to be used. */
export async function freshCodeSale(gymId: string, promo: Stored = {}): Promise<CodeSale> {
  const promoId = freshId('code')
  const record = {
    ...promoRecord(gymId),
    perMember: 0,
    validFrom: null,
    lastUseId: '',
    lastInvoiceId: '',
    ...promo,
  }
  await arrange((store) => setDoc(doc(store, 'promoCodes', promoId), record))
  return { number: await upcoming(gymId), promoId }
}

type Spoilt = {
  invoice?: Stored
  promo?: Stored | null
  use?: Stored | null
  useId?: string
}

export const useRecord = ({ number, promoId }: CodeSale): Stored => ({
  id: number.id,
  promoId,
  gymId: number.gymId,
  memberId: `${number.gymId}-member`,
  customerName: 'Asha Rao',
  invoiceId: number.id,
  packageName: 'Monthly',
  discount: 100,
  sale: 945,
  on: '2026-11-20',
  isNewMember: false,
  by: 'desk',
})

/** Issues an invoice with a code and counts its use, as the app does, but for what the test spoils. */
export async function sellWithCode(store: Firestore, sale: CodeSale, spoilt: Spoilt = {}): Promise<void> {
  const { number, promoId } = sale
  const { invoice = {}, promo = {}, use = {}, useId = number.id } = spoilt
  const batch = writeBatch(store)
  // First, so that its own rule is asked also where the invoice is refused.
  if (use)
    batch.set(doc(store, 'promoCodes', promoId, 'uses', useId), { ...useRecord(sale), id: useId, ...use })
  batch.set(doc(store, 'invoices', number.id), {
    ...invoiceRecord(number),
    promoId,
    promoCode: 'DIWALI10',
    percentOff: 10,
    amount: 945,
    ...invoice,
  })
  batch.set(doc(store, counterPath(number)), counterRecord(number))
  if (promo)
    batch.update(doc(store, 'promoCodes', promoId), {
      usedCount: 1,
      lastUseId: useId,
      lastInvoiceId: number.id,
      updatedAt: serverTimestamp(),
      ...promo,
    })
  await batch.commit()
  taken(number)
}
