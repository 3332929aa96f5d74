import { describe, expect, it, test } from 'vitest'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { memberWith } from '@/domain/members/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { invoiceWith } from './fixtures'
import { paymentSchema, type IssuedInvoice, type Payment } from './invoice'
import { invoiceDocumentOf, missingParticulars } from './invoiceDocument'
import { invoiceLineSchema, type InvoiceLine } from './invoiceLine'

const preference = { taxRegime: 'regular', gstin: '23AABCI1234F1Z9', upiId: 'irongym@okhdfcbank' }
const gymWith = (fields: object = {}, settings: object = {}) =>
  clientInfoSchema.parse({
    ...{ id: 'g1', name: 'Iron Gym', email: 'iron@demo.test', type: 'GYM', phone: '9876500000' },
    ...{ address: '12 MG Road', city: 'Indore', state: 'Madhya Pradesh', pincode: '452001' },
    ...fields,
    preference: { ...preference, ...settings },
  })
const printed = (
  fields: Partial<IssuedInvoice> = {},
  gym = gymWith(),
  member: ReturnType<typeof memberWith> | null = null,
) => invoiceDocumentOf(invoiceWith(fields), gym, member)

const lineOf = (fields: Partial<InvoiceLine>): InvoiceLine =>
  invoiceLineSchema.parse({
    ...{ kind: 'service', description: 'Towel', sac: '', quantity: 1, unitPrice: 100, discount: 0 },
    ...{ taxable: 100, rate: 5, cgst: 2.5, sgst: 2.5, igst: 0, amount: 105, ...fields },
  })
const rowOf = (fields: Partial<Payment>): Payment =>
  paymentSchema.parse({ id: 'y1', amount: 500, date: '2026-11-21', modeOfPayment: 'Cheque', ...fields })

describe('the money on paper', () => {
  const written = { id: 'f', amount: 1296, on: civil('2026-11-22'), reason: 'Gone', by: 'owner', at: null }

  test.each<[string, Partial<IssuedInvoice>, object]>([
    [
      'what is left',
      { payments: [rowOf({})] },
      { balance: 1296, outcome: { label: 'Balance due', rupees: 1296 } },
    ],
    [
      'everything, where nothing was paid',
      {},
      { balance: 1796, outcome: { label: 'Balance due', rupees: 1796 } },
    ],
    [
      'that it is paid',
      { payments: [rowOf({ amount: 1796 })] },
      { balance: 0, outcome: { label: 'Paid in full', rupees: 1796 } },
    ],
    [
      'that it is paid, credit among it',
      { payments: [rowOf({ amount: 1700 })], creditApplied: 96 },
      { received: 1796, outcome: { label: 'Paid in full', rupees: 1796 } },
    ],
    [
      'nothing of an invoice of nothing',
      { amount: 0, taxable: 0, gst: 0, cgst: 0, sgst: 0, roundOff: 0 },
      { outcome: { label: 'Balance due', rupees: 0 } },
    ],
    [
      'what was written off',
      { status: 'Forgive', payments: [rowOf({})], forgiveness: written },
      { notices: ['Written off'], balance: 0, outcome: { label: 'Written off', rupees: 1296 } },
    ],
    [
      'that it was cancelled',
      { isDeleted: true },
      { notices: ['Cancelled'], balance: 0, outcome: { label: 'Cancelled', rupees: 0 } },
    ],
  ])('says at its end %s', (_case, fields, document) => {
    expect(printed(fields)).toMatchObject(document)
  })

  test.each<[string, Partial<Payment>, string]>([
    ['money that came', {}, ''],
    ['money given back', { kind: 'refund', amount: -5 }, 'Refund'],
    ['money that an older record calls refunded', { status: 'refunded', amount: -5 }, 'Refund'],
    ['a cheque that came back', { kind: 'bounce', amount: -5 }, 'Cheque returned'],
    ['one that an older record calls bounced', { status: 'bounced' }, 'Cheque returned'],
    ['a payment taken back', { kind: 'reversal', amount: -5 }, 'Reversed'],
    ['a cheque that cleared', { kind: 'clearance', amount: 5 }, 'Cheque cleared'],
    ['a cheque that still has to', { status: 'pending', whenCleared: true }, 'To clear'],
  ])('calls %s “%s”', (_case, fields, note) => {
    expect(printed({ payments: [rowOf(fields)] }).payments.map((row) => row.note)).toEqual([note])
  })

  const cheque = rowOf({ id: 'q', amount: 1796, status: 'pending', whenCleared: true })
  const followed = (kind: Payment['kind'], amount: number) =>
    rowOf({ id: kind, of: 'q', kind, amount, status: kind === 'clearance' ? 'cleared' : 'received' })

  test.each<[string, Payment[], [string, number][], number]>([
    ['waits', [], [['To clear', 1796]], 0],
    ['has cleared', [followed('clearance', 1796)], [['Cheque cleared', 1796]], 1796],
    ['came back before that', [followed('bounce', 0)], [['Cheque returned', 0]], 0],
    ['was taken back before that', [followed('reversal', 0)], [['Reversed', 0]], 0],
    [
      'came back after that',
      [followed('clearance', 1796), followed('bounce', -1796)],
      [
        ['Cheque cleared', 1796],
        ['Cheque returned', -1796],
      ],
      0,
    ],
  ])(
    'a cheque that counts once it has cleared and %s is not counted twice',
    (_case, rows, shown, received) => {
      const document = printed({ payments: [cheque, ...rows] })
      expect(document.payments.map(({ note, rupees }) => [note, rupees])).toEqual(shown)
      expect(document.received).toBe(received)
    },
  )

  it('leaves out the clearance of a cheque that counted from the day it came', () => {
    expect(
      printed({ payments: [rowOf({}), rowOf({ id: 'c', kind: 'clearance', amount: 0 })] }).payments,
    ).toHaveLength(1)
  })

  it('asks by UPI for the balance of an issued invoice in rupees, and for nothing else', () => {
    expect(printed().upi).toContain('am=1796.00')
    expect(printed({}, gymWith({}, { upiName: 'Iron Fitness' })).upi).toContain('pn=Iron%20Fitness')
    expect(printed().upi).toContain('pn=Iron%20Gym')
    expect(printed({ invoiceNumber: '' }).upi).toBeNull()
    expect(printed({}, gymWith({}, { currency: 'USD' }))).toMatchObject({ upi: null, inWords: '' })
  })
})

describe('what stands on paper under each regime (DOMAIN 2.3 and 2.4)', () => {
  test.each<[string, Partial<IssuedInvoice>, object]>([
    [
      'regular',
      { taxRegime: 'regular' },
      { title: 'Tax Invoice', sac: '999723', codeLabel: 'SAC', needsSignature: true, notices: [] },
    ],
    [
      'composition',
      { taxRegime: 'composition' },
      { title: 'Bill of Supply', sac: '999723', codeLabel: 'SAC', needsSignature: true, placeOfSupply: '' },
    ],
    [
      'unregistered',
      { taxRegime: 'unregistered' },
      {
        title: 'Invoice',
        sac: '',
        codeLabel: '',
        needsSignature: false,
        placeOfSupply: '',
        supplier: { gstin: '' },
      },
    ],
    [
      'one that an older invoice does not name: the centre’s',
      { taxRegime: '' },
      { title: 'Tax Invoice', needsSignature: true },
    ],
  ])('%s', (_case, fields, document) => {
    expect(printed(fields)).toMatchObject(document)
  })

  it('a bill of supply says first that no tax may be collected', () => {
    expect(printed({ taxRegime: 'composition' }).notices).toEqual([
      'Composition taxable person, not eligible to collect tax on supplies',
    ])
  })

  it('what bears no tax is on a bill of supply, which names no customer’s address and wants the centre’s particulars', () => {
    const free = { lines: [lineOf({ rate: 0, cgst: 0, sgst: 0, amount: 100 })], cgst: 0, sgst: 0, gst: 0 }
    const bill = printed({ ...free, taxable: 60_000 })
    expect(bill).toMatchObject({
      ...{ title: 'Bill of Supply', taxes: [], needsAddress: false, needsSignature: true },
    })
    expect(missingParticulars(bill)).toEqual(['Choose the service code (SAC) under Site config.'])
    expect(printed({ ...free, customerGstin: '27AAPFU0939F1ZV' }).needsAddress).toBe(true)
  })

  it('a draft says so, has no UPI code and is not signed', () => {
    expect(printed({ invoiceNumber: '', issuedOn: null, dueOn: null })).toMatchObject({
      ...{ notices: ['Draft: not an invoice yet'], needsSignature: false, issuedOn: '', dueOn: '' },
    })
  })

  it('outside of India there is one tax under its own name, and a number for it', () => {
    const abroad = gymWith({ state: '' }, { taxRegime: 'outsideIndia', taxName: 'VAT' })
    expect(printed({ taxRegime: 'outsideIndia', cgst: 0, sgst: 0, igst: 85.5 }, abroad)).toMatchObject({
      ...{ taxIdLabel: 'VAT no.', taxes: [{ label: 'VAT', rupees: 85.5, rate: 5 }], placeOfSupply: '' },
      supplier: { stateCode: '' },
    })
    expect(printed().taxIdLabel).toBe('GSTIN')
  })

  it('needs the customer’s address from 50,000 rupees of taxable value, and of every business', () => {
    expect(printed({ taxable: 49_999.99 }).needsAddress).toBe(false)
    expect(printed({ taxable: 50_000 }).needsAddress).toBe(true)
    expect(printed({ customerGstin: '27AAPFU0939F1ZV' }).needsAddress).toBe(true)
    expect(printed({ taxable: 50_000, taxRegime: 'unregistered' }).needsAddress).toBe(false)
  })

  test.each<[string, Partial<IssuedInvoice>, object, object, string[]]>([
    ['nothing', {}, {}, {}, []],
    ['the centre’s GSTIN', { gstin: '' }, {}, { gstin: '' }, ["Enter the centre's GSTIN under Site config."]],
    [
      'its address',
      {},
      { address: '', city: '', state: '', pincode: '' },
      {},
      ["Enter the centre's address under Site config."],
    ],
    ['the code of a service', { sac: '' }, {}, {}, ['Choose the service code (SAC) under Site config.']],
    [
      'the code of goods',
      { lines: [lineOf({ kind: 'product', description: 'Water' })] },
      {},
      {},
      ['Enter the HSN code of Water.'],
    ],
    [
      'the customer’s address',
      { taxable: 50_000 },
      {},
      {},
      ["Enter the customer's address and state: it must stand on this invoice."],
    ],
  ])('lacks %s', (_case, fields, gym, settings, missing) => {
    expect(missingParticulars(printed(fields, gymWith(gym, settings)))).toEqual(missing)
  })

  test.each([
    ['a name', { customerName: '' }, { address: '4 Lake View', state: 'Goa' }, 1],
    ['an address', {}, { state: '' }, 1],
    ['a state', {}, { address: '4 Lake View', state: 'Far away' }, 1],
    ['nothing', {}, { address: '4 Lake View', state: 'Goa' }, 0],
  ])('a large invoice whose customer lacks %s says it', (_case, fields, member, count) => {
    const document = printed({ taxable: 50_000, ...fields }, gymWith(), memberWith(member))
    expect(missingParticulars(document)).toHaveLength(count)
  })
})

describe('parties and lines on paper', () => {
  it('has blanks where a customer is gone, and no number for no phone', () => {
    expect(printed({ customerPhone: '' }, gymWith({ phone: '' }))).toMatchObject({
      customer: { address: '', state: '', stateCode: '', phone: '', code: '' },
      supplier: { phone: '', stateCode: '23' },
    })
    expect(printed({ customerPhone: '9876543210' }).customer.phone).not.toBe('')
  })

  it('the state of a customer whom nobody reads is that of the address on the invoice', () => {
    const to = (billingAddress: string) => printed({ billingAddress, taxable: 50_000 })
    expect(to('4 Lake View, Panaji, Goa 403001').customer).toMatchObject({ state: 'Goa', stateCode: '30' })
    expect(missingParticulars(to('4 Lake View, Panaji, Goa 403001'))).toEqual([])
    expect(missingParticulars(to('4 Lake View'))).toHaveLength(1)
  })

  it('the state of a GSTIN is the party’s, whatever the address says (27 printed Gujarat)', () => {
    const member = memberWith({ state: 'Gujarat' })
    expect(printed({ customerGstin: '27AAPFU0939F1ZV' }, gymWith(), member).customer).toMatchObject({
      ...{ state: 'Maharashtra', stateCode: '27' },
    })
    expect(printed({}, gymWith(), member).customer).toMatchObject({ state: 'Gujarat', stateCode: '24' })
    expect(printed({ gstin: preference.gstin }, gymWith({ state: 'Goa' }))).toMatchObject({
      supplier: { state: 'Madhya Pradesh', stateCode: '23' },
      placeOfSupply: 'Madhya Pradesh (23)',
    })
  })

  test.each([
    [['Yoga'], 'Yoga'],
    [['Yoga', 'Towel', 'Water'], 'Yoga, Towel, Water'],
    [['Yoga', 'Towel', 'Water', 'Locker'], 'Yoga, Towel and 2 more'],
  ])('says what was sold: %o', (names, description) => {
    expect(printed({ lines: names.map((name) => lineOf({ description: name })) }).description).toBe(
      description,
    )
  })

  it('counts pieces, and names the period only where it is known from end to end', () => {
    expect(printed({ lines: [lineOf({ description: 'Water', quantity: 3 })] }).description).toBe('Water × 3')
    const [from, to] = [civil('2026-11-20'), civil('2026-12-19')]
    expect(printed({ fromDate: from, toDate: to }).period).toBe('20 Nov, 2026 to 19 Dec, 2026')
    expect([printed({ fromDate: from }).period, printed({ toDate: to }).period]).toEqual(['', ''])
  })

  it('lists taxes rate by rate where its lines have several, and not where there is one or no tax', () => {
    const other = lineOf({ description: 'Water', taxable: 200, rate: 18, cgst: 18, sgst: 18 })
    expect(printed({ lines: [lineOf({}), other], cgst: 20.5, sgst: 20.5 })).toMatchObject({
      taxes: [
        { label: 'CGST', rupees: 20.5, rate: null },
        { label: 'SGST', rupees: 20.5, rate: null },
      ],
      rates: [
        { rate: 5, taxable: 100, taxes: [2.5, 2.5] },
        { rate: 18, taxable: 200, taxes: [18, 18] },
      ],
    })
    expect(printed().rates).toEqual([])
    expect(printed({ lines: [lineOf({}), other], cgst: 0, sgst: 0 })).toMatchObject({ taxes: [], rates: [] })
  })
})
