import { describe, expect, it, test } from 'vitest'
import { collectedIn, movesIn, movesOf } from '@/domain/dayClose/cashMoves'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import type { StoredRecord } from '@/domain/shared/readers'
import { dueOf } from './dueOf'
import { factsOfInvoice } from './factsOf'
import { linesOfFlat, priceHeldTax, taxPartsOf } from './flatInvoice'
import { invoiceSchema } from './invoice'
import { statsOfInvoice } from './statsOfInvoice'
import { upgradeInvoice } from './upgradeInvoice'

const upgrade = (fields: StoredRecord, zone?: string) =>
  upgradeInvoice('i1', { gymId: 'g1', ...fields }, zone)
const read = (fields: StoredRecord, zone?: string) => invoiceSchema.parse(upgrade(fields, zone).data)
const firstPayment = (fields: StoredRecord, payment: StoredRecord) =>
  read({ amount: 1000, createdAt: '2026-11-20T05:00:00Z', ...fields, payments: [payment] }).payments[0]

describe('a payment on an older invoice', () => {
  it('keeps everything that it says', () => {
    const whole = {
      ...{ id: 'y1', kind: 'refund', of: 'y0', amount: -20, date: '2026-11-21', modeOfPayment: 'Cheque' },
      ...{ paymentSource: 'Bank account', reference: '000123', status: 'refunded' },
      ...{ chequeDate: '2026-11-25', whenCleared: true, receivedBy: 'desk', note: 'Closed' },
      at: new Date('2026-11-21T06:30:00Z'),
    }
    expect(firstPayment({}, whole)).toEqual(whole)
  })

  test.each<[string, StoredRecord, StoredRecord, StoredRecord]>([
    ['its own date first', { date: '2026-11-01', paidOn: '2026-11-02' }, {}, { date: '2026-11-01' }],
    [
      'then the day it was paid',
      { paidOn: '2026-11-02', createdAt: '2026-11-03' },
      {},
      { date: '2026-11-02' },
    ],
    [
      'then the day it was made',
      { createdAt: '2026-11-03' },
      { paidOn: '2026-11-04' },
      { date: '2026-11-03' },
    ],
    ['then the day the invoice was paid', {}, { paidOn: '2026-11-04' }, { date: '2026-11-04' }],
    ['at last the day the invoice was issued', {}, {}, { date: '2026-11-20' }],
    [
      'its own way before that of the invoice',
      { mode: 'UPI' },
      { modeOfPayment: 'Cash' },
      { modeOfPayment: 'UPI' },
    ],
    ['and the newer name of it first', { modeOfPayment: 'Card', mode: 'UPI' }, {}, { modeOfPayment: 'Card' }],
    ['its place by the older name', { source: 'POS machine' }, {}, { paymentSource: 'POS machine' }],
    ['and by the newer one first', { paymentSource: 'Bank', source: 'POS' }, {}, { paymentSource: 'Bank' }],
  ])('has %s', (_case, payment, invoice, expected) => {
    expect(firstPayment(invoice, { amount: 5, ...payment })).toMatchObject(expected)
  })

  it('without an amount is none, and the list stays in the store as it is', () => {
    const payments = [{ date: '2026-11-20' }, { amount: 100, date: '2026-11-20' }]
    const { data, repairs } = upgrade({ amount: 1000, payments, createdAt: '2026-11-20T05:00:00Z' })
    expect(invoiceSchema.parse(data).payments.map(({ amount }) => amount)).toEqual([100])
    expect(repairs).not.toHaveProperty('payments')
  })
})

describe('what an older version called paid by “Complimentary” (PRODUCT 2.V)', () => {
  const day = civil('2026-11-20')
  const invoice = read({
    ...{ amount: 1000, status: 'Paid', issuedOn: day, invoiceNumber: 'IRN/26-27/000001' },
    payments: [
      { id: 'y1', amount: 700, date: day, modeOfPayment: 'Cash' },
      { id: 'y2', amount: 300, date: day, modeOfPayment: 'complimentary' },
    ],
  })

  it('owes nothing, was given and never collected', () => {
    expect(dueOf(invoice)).toBe(0)
    const month = statsOfInvoice(invoice)['2026-11']
    expect(month).toMatchObject({ billed: 1000, collected: 700, discount: 300 })
    expect(month?.byMode).toEqual({ Cash: 700 })
  })

  it('is no money of its day, by the records and by the ledger', () => {
    expect(collectedIn(movesOf([invoice], [], day, settingsWith()))).toBe(700)
    expect(collectedIn(movesIn(factsOfInvoice(invoice), settingsWith()))).toBe(700)
  })
})

describe('an older invoice that says Paid and lists less', () => {
  const paid = { amount: 1000, status: 'Paid', paidOn: '2026-11-18' }
  const legacy = (fields: StoredRecord) =>
    read({ ...paid, ...fields }).payments.find(({ id }) => id === 'legacy_paid')

  it('was paid the rest on the day it says, in the way it says', () => {
    const payments = [{ id: 'y1', amount: 300, date: '2026-11-10' }]
    const ways = { modeOfPayment: 'UPI', paymentSource: 'Bank account' }
    expect(legacy({ ...ways, payments })).toMatchObject({ ...ways, amount: 700, date: '2026-11-18' })
    expect(legacy({ paidOn: null, issuedOn: '2026-11-12' })).toMatchObject({
      amount: 1000,
      date: '2026-11-12',
    })
    expect(upgrade({ ...paid, ...ways }).repairs).toHaveProperty('payments')
  })

  it.each<[string, StoredRecord]>([
    ['a number of ours was given to it: it lists every payment', { seq: 12 }],
    ['credit paid for it', { creditApplied: 1000 }],
    ['it has credit notes', { creditNotes: [] }],
    ['it says no day at all', { paidOn: null }],
    ['everything is listed', { payments: [{ id: 'y1', amount: 1000, date: '2026-11-18' }] }],
    ['it is not Paid', { status: 'Open' }],
  ])('but not where %s', (_case, fields) => {
    expect(legacy(fields)).toBeUndefined()
  })

  it('is not written where nothing was stored and nothing is missing', () => {
    expect(
      upgrade({ amount: 1000, status: 'Open', createdAt: '2026-11-20T05:00:00Z' }).repairs,
    ).not.toHaveProperty('payments')
    expect(upgrade({ amount: 1000, status: 'Open', payments: {} }).repairs).toHaveProperty('payments', [])
  })
})

describe('what else an older invoice reads as', () => {
  it('takes only a plain yes for its flags', () => {
    for (const field of ['autoGenerated', 'needEmailCommToClient', 'needEmailCommToOwner'])
      expect(
        [true, 'yes', 1, undefined].map((stored) => upgrade({ [field]: stored }).data[field] ?? false),
      ).toEqual([...[true, false, false, false]])
  })

  it('has an amount of 0 where it names none, which is not written back', () => {
    expect(upgrade({}).data['amount']).toBe(0)
    expect(upgrade({}).repairs ?? {}).not.toHaveProperty('amount')
    expect(upgrade({ amount: '5' }).repairs).toHaveProperty('amount', 5)
  })

  test.each<[string, StoredRecord, string | null]>([
    ['it was made', { createdAt: '2026-11-01T05:00:00Z', fromDate: '2026-11-02' }, '2026-11-01'],
    ['its term began', { fromDate: '2026-11-02', paidOn: '2026-11-01' }, '2026-11-02'],
    [
      'its first payment came',
      { payments: [{ amount: 1, date: '2026-11-03' }], dueOn: '2026-11-09' },
      '2026-11-03',
    ],
    ['it was paid', { paidOn: '2026-11-04', dueOn: '2026-11-09' }, '2026-11-04'],
    ['it was due', { dueOn: '2026-11-09' }, '2026-11-09'],
    ['nobody knows', {}, null],
  ])('was issued on the first day it speaks of: %s', (_case, fields, issuedOn) => {
    expect(upgrade({ amount: 1, ...fields }).data['issuedOn'] ?? null).toBe(issuedOn)
  })

  it('gets what is due written once, and a wrong figure is left to the night, which names it', () => {
    const stored = { amount: 1000, status: 'Open', issuedOn: '2026-11-20' }
    expect(upgrade(stored).repairs).toHaveProperty('due', 1000)
    const { data, repairs } = upgrade({ ...stored, due: 7 })
    expect([data['due'], repairs && 'due' in repairs]).toEqual([1000, false])
  })
})

describe('tax and lines of an older invoice (ACTS "The model of money")', () => {
  const flat = { amount: 1050, gst: 50, taxRate: 5, issuedOn: '2026-11-20', status: 'Open' }

  it('split the tax in India, in either spelling of its zone, and nowhere else', () => {
    for (const zone of ['Asia/Kolkata', 'Asia/Calcutta'])
      expect(read(flat, zone)).toMatchObject({ taxable: 1000, cgst: 25, sgst: 25, igst: 0 })
    expect(read(flat, 'America/Los_Angeles')).toMatchObject({ taxable: 1000, cgst: 0, sgst: 0, igst: 50 })
  })

  it('stay as they are where the invoice names its taxable value, or came to nothing', () => {
    const named = { ...flat, taxable: 1000, cgst: 50, sgst: 0 }
    expect(read(named)).toMatchObject({ taxable: 1000, cgst: 50, sgst: 0 })
    expect(read({ ...flat, amount: 0, gst: 0 })).toMatchObject({ taxable: 0, cgst: 0, sgst: 0 })
  })

  it('stay as they are where it has lines and says whether its price held the tax', () => {
    const lines = [
      {
        ...{ kind: 'package', description: 'Yoga', sac: '999723', quantity: 2, unitPrice: 500, discount: 0 },
        ...{ taxable: 1000, rate: 5, cgst: 25, sgst: 25, igst: 0, amount: 1050 },
      },
    ]
    expect(read({ ...flat, lines, inclusive: false })).toMatchObject({ inclusive: false, lines })
    expect(read({ ...flat, lines: [] }).lines).toHaveLength(1)
    expect(upgrade({ ...flat, amount: 'free', taxable: 'x', lines: 'none' }).data['lines']).not.toBe('none')
  })

  test.each<[string, Parameters<typeof taxPartsOf>[0], boolean, object]>([
    [
      'a tax that is named is a fact, the odd paisa with the first half',
      { amount: 100, gst: 4.77, taxRate: 5 },
      false,
      { taxable: 95.23, cgst: 2.39, sgst: 2.38, igst: 0, gst: 4.77 },
    ],
    [
      'a rate without a tax held it',
      { amount: 1050, gst: 0, taxRate: 5 },
      false,
      { taxable: 1000, cgst: 25, sgst: 25, gst: 50 },
    ],
    [
      'a tax above the whole is the whole',
      { amount: 100, gst: 200, taxRate: 5 },
      true,
      { taxable: 0, igst: 100, cgst: 0, sgst: 0, gst: 100 },
    ],
    [
      'neither is no tax',
      { amount: 100, gst: 0, taxRate: 0 },
      false,
      { taxable: 100, cgst: 0, sgst: 0, gst: 0 },
    ],
  ])('%s', (_case, total, isUndivided, parts) => {
    expect(taxPartsOf(total, isUndivided)).toMatchObject(parts)
  })

  test.each([
    [
      'held it: the whole is the price',
      { basePrice: 1050, discount: 0, percentOff: 0, taxable: 1000, gst: 50 },
      true,
    ],
    [
      'did not: the value is the price',
      { basePrice: 1000, discount: 0, percentOff: 0, taxable: 1000, gst: 50 },
      false,
    ],
    [
      'held it after discount and promo',
      { basePrice: 1500, discount: 100, percentOff: 25, taxable: 1000, gst: 50 },
      true,
    ],
    [
      'did not after discount and promo',
      { basePrice: 1600, discount: 100, percentOff: 50, taxable: 750, gst: 37.5 },
      false,
    ],
    ['midway it did not', { basePrice: 1025, discount: 0, percentOff: 0, taxable: 1000, gst: 50 }, false],
    [
      'without a tax it makes no difference',
      { basePrice: 1000, discount: 0, percentOff: 0, taxable: 1000, gst: 0 },
      true,
    ],
  ])('whether the price held the tax is told by what is nearer to it: %s', (_case, priced, held) => {
    expect(priceHeldTax(priced)).toBe(held)
  })

  const head = {
    ...{ packageName: 'Yoga', basePrice: 1000, joiningFee: 0, fromDate: null, sac: '999723', taxRate: 5 },
    ...{ taxable: 1000, cgst: 25, sgst: 25, igst: 0, inclusive: false },
  }

  it('share the head between package and joining fee by their prices, to the paisa', () => {
    const lines = linesOfFlat({ ...head, joiningFee: 250, taxable: 900, cgst: 22.51, sgst: 22.51 })
    expect(lines).toMatchObject([
      {
        kind: 'service',
        description: 'Yoga',
        unitPrice: 750,
        discount: 75,
        taxable: 675,
        cgst: 16.88,
        amount: 708.76,
      },
      {
        kind: 'joiningFee',
        unitPrice: 250,
        discount: 25,
        taxable: 225,
        cgst: 5.63,
        sgst: 5.63,
        amount: 236.26,
      },
    ])
    expect(linesOfFlat({ ...head, cgst: 0, sgst: 0, igst: 50 })).toMatchObject([{ igst: 50, amount: 1050 }])
  })

  it('are one line where the fee is more than the whole price, and a fee alone where it is all of it', () => {
    expect(linesOfFlat({ ...head, joiningFee: 1000.01 })).toMatchObject([{ unitPrice: 1000, taxable: 1000 }])
    expect(linesOfFlat({ ...head, joiningFee: 1000 }).map(({ taxable }) => taxable)).toEqual([0, 1000])
  })
})
