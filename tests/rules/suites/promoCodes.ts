import { deleteField, doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { freshCodeSale, sellWithCode, useRecord } from '../support/codeSale'
import { storeOf } from '../support/environment'
import { standing } from '../support/invoicing'
import { promoRecord } from '../support/officeRecords'
import type { Stored } from '../support/records'
import { dayOrNothing, fieldTests, flag, listUpTo, rupees, someText, textUpTo } from './fields'
import { originTests } from './origin'
import { recordsOf } from './records'

const promos = recordsOf('promoCodes', promoRecord)
const { add, edit, stand } = promos

export function promoCodesSuite() {
  describe.each(['owner', 'manager'] as const)('the use of a code by the %s', (who) => {
    const store = () => storeOf(accounts[who])
    const differs = async (spoilt: Parameters<typeof sellWithCode>[2], promo: Stored = {}) =>
      sellWithCode(store(), await freshCodeSale(IRON, promo), spoilt)

    it('is recorded and counted together with the invoice that names the code', async () => {
      await expectAllowed(differs({}))
      await expectDenied(differs({ promo: null }))
      await expectDenied(differs({ use: null }))
      await expectDenied(differs({ promo: null, use: null }))
      await expectDenied(differs({ promo: { usedCount: 2 } }))
      await expectDenied(differs({ promo: { isActive: false } }))
      await expectDenied(differs({ promo: { updatedAt: new Date('2026-01-01') } }))
      await expectDenied(differs({ promo: { lastInvoiceId: 'another' } }))
      await expectDenied(differs({ promo: { lastUseId: 'another' } }))
      await expectDenied(differs({ invoice: { promoId: '' } }))
      await expectDenied(differs({ invoice: { gymId: ICE } }))
    })

    it('is counted once for an invoice, and not for one that was issued before', async () => {
      const sale = await freshCodeSale(IRON)
      const before = await standing(IRON, { promoId: sale.promoId, createdAt: new Date('2026-01-01') })
      const again = (usedCount: number, invoiceId: string) => {
        const batch = writeBatch(store())
        batch.update(doc(store(), 'invoices', invoiceId), { status: 'Paid', updatedAt: serverTimestamp() })
        batch.update(doc(store(), 'promoCodes', sale.promoId), {
          usedCount,
          lastUseId: invoiceId,
          lastInvoiceId: invoiceId,
          updatedAt: serverTimestamp(),
        })
        const use = { ...useRecord({ ...sale, number: { ...sale.number, id: invoiceId } }), id: invoiceId }
        batch.set(doc(store(), 'promoCodes', sale.promoId, 'uses', invoiceId), use)
        return batch.commit()
      }
      await expectDenied(again(1, before.id))
      await expectAllowed(sellWithCode(store(), sale))
      await expectDenied(again(2, sale.number.id))
      await expectDenied(
        updateDoc(doc(store(), 'promoCodes', sale.promoId), { usedCount: 2, updatedAt: serverTimestamp() }),
      )
    })

    it('ends with the last of the uses that a code is good for', async () => {
      await expectDenied(differs({ promo: { usedCount: 4 } }, { maxUses: 3, usedCount: 3 }))
      await expectAllowed(differs({ promo: { usedCount: 3 } }, { maxUses: 3, usedCount: 2 }))
      await expectAllowed(differs({ promo: { usedCount: 4 } }, { maxUses: 0, usedCount: 3 }))
    })

    it('takes one of the member’s own slots where the code is limited for each', async () => {
      const slot = (useId: string, use: Stored = {}) => differs({ useId, use }, { perMember: 2 })
      await expectAllowed(slot(`${IRON}-member_1`))
      await expectAllowed(slot(`${IRON}-member_2`))
      await expectDenied(slot(`${IRON}-member_3`))
      await expectDenied(slot(`${IRON}-member_0`))
      await expectDenied(slot('somebody-else-altogether_1'))
      await expectDenied(slot(`another_1`, { memberId: 'another' }))
      await expectDenied(differs({ useId: `${IRON}-member_1` }))
    })

    it('says of the sale what belongs there, and nothing else', async () => {
      await expectDenied(differs({ use: { note: 'x' } }))
      await expectDenied(differs({ use: { promoId: 'another' } }))
      await expectDenied(differs({ use: { gymId: ICE } }))
      await expectDenied(differs({ use: { invoiceId: 'another' } }))
      await expectDenied(differs({ use: { discount: -1 } }))
      await expectDenied(differs({ use: { sale: -1 } }))
      await expectDenied(differs({ use: { on: 'today' } }))
      await expectDenied(differs({ use: { isNewMember: 'yes' } }))
      await expectDenied(differs({ use: { customerName: 'a'.repeat(121) } }))
      await expectDenied(differs({ use: { packageName: 'a'.repeat(201) } }))
      await expectDenied(differs({ use: { by: 'a'.repeat(129) } }))
      await expectAllowed(differs({ use: { discount: 0, isNewMember: true } }))
    })

    it('goes along with a sale of this centre', async () => {
      const { promoId } = await freshCodeSale(ICE)
      const sale = await freshCodeSale(IRON)
      await expectDenied(sellWithCode(store(), { ...sale, promoId }))
      await expectAllowed(sellWithCode(store(), sale))
    })
  })

  it('is not counted by another centre', async () => {
    const sale = await freshCodeSale(IRON)
    const counted = { usedCount: 1, lastUseId: 'bill', lastInvoiceId: 'bill', updatedAt: serverTimestamp() }
    const by = (who: 'owner of another centre' | 'manager of another centre') =>
      updateDoc(doc(storeOf(accounts[who]), 'promoCodes', sale.promoId), counted)
    await expectDenied(by('owner of another centre'))
    await expectDenied(by('manager of another centre'))
    await expectAllowed(sellWithCode(storeOf(accounts.manager), sale))
  })

  it('a record of a use is not written by itself', async () => {
    const sale = await freshCodeSale(IRON)
    const use = doc(storeOf(accounts.owner), 'promoCodes', sale.promoId, 'uses', sale.number.id)
    await expectDenied(setDoc(use, useRecord(sale)))
    await expectAllowed(sellWithCode(storeOf(accounts.owner), sale))
    const alone = async (promo: Stored) => {
      const known = await freshCodeSale(IRON, promo)
      const record = { ...useRecord(known), id: 'bill', invoiceId: 'bill' }
      return setDoc(doc(storeOf(accounts.owner), 'promoCodes', known.promoId, 'uses', 'bill'), record)
    }
    await expectDenied(alone({}))
    await expectDenied(alone({ lastUseId: 'bill', lastInvoiceId: 'another' }))
    await expectDenied(alone({ lastUseId: 'bill', lastInvoiceId: 'bill' }))
    const elsewhere = await freshCodeSale(ICE)
    const astray = doc(storeOf(accounts.owner), 'promoCodes', elsewhere.promoId, 'uses', elsewhere.number.id)
    await expectDenied(setDoc(astray, { ...useRecord(elsewhere), gymId: IRON }))
  })

  describe('a promo code', () => {
    beforeEach(() => stand())

    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          name: someText(60),
          nameLower: textUpTo(60),
          percentOff: { good: [1, 12.5, 100], bad: [0, 100.5, '10', deleteField()] },
          validFrom: dayOrNothing,
          validTo: dayOrNothing,
          maxUses: { good: [0, 1_000_000], bad: [-1, 1_000_001, '5'] },
          perMember: { good: [0, 1000], bad: [-1, 1001, '5'] },
          packageIds: listUpTo(100),
          newOnly: flag,
          minAmount: rupees,
          maxDiscount: rupees,
          isActive: flag,
        },
        (field, value) => edit({ [field]: value }),
      )
    })

    originTests(promos, { harmless: 'name', bad: { percentOff: 0 } })

    it('its uses are counted with an invoice alone', async () => {
      await expectDenied(add({ usedCount: 3 }))
      await expectDenied(add({ lastUseId: 'first' }))
      await expectDenied(add({ lastInvoiceId: 'first' }))
      await expectAllowed(add({ usedCount: 0, lastUseId: '', lastInvoiceId: '' }))
      await expectDenied(edit({ usedCount: 1 }))
      await stand({ usedCount: 4 })
      await expectDenied(edit({ usedCount: 0 }))
      await expectDenied(edit({ usedCount: deleteField() }))
      await expectAllowed(edit({ usedCount: 4, isActive: false }))
      await expectDenied(edit({ usedCount: 4, isActive: true }, 'manager'))
    })

    it('keeps its name once it was used', async () => {
      await expectAllowed(edit({ name: 'HOLI10', nameLower: 'holi10' }))
      await stand({ usedCount: 1 })
      await expectDenied(edit({ name: 'HOLI10' }))
      await expectDenied(edit({ nameLower: 'holi10' }))
      await expectAllowed(edit({ percentOff: 15 }))
    })

    it('is no way into another path', async () => {
      await expectDenied(edit({ name: 'A/B' }))
      await expectAllowed(edit({ name: 'A-B' }))
    })
  })
}
