import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { totalOf } from '@/domain/shared/money'
import { isRefused } from '@/domain/shared/refusal'
import { completed } from './billPackage'
import { billedGym, gymInvoiceWith, sellerWith, yearHeld } from './fixtures'
import {
  creditedOf,
  creditReplaced,
  dueOf,
  gymInvoiceStateOf,
  owedOf,
  receivableOn,
  receivedOf,
  stateForGym,
  type Replacement,
} from './gymCreditNote'
import { gymCreditNoteDocument } from './gymCreditNoteDocument'
import { gymInvoiceSchema, type GymInvoice } from './gymInvoice'
import { gymInvoiceDocument } from './gymInvoiceDocument'
import { giveBackNote, payGymInvoice, unpayBefore } from './payGymInvoice'
import { noPlatformSettings } from './platformSettings'
import { replacedBy } from './replacedBy'

const payment = { mode: 'UPI', date: civil('2026-12-23'), reference: '41' } as const
const today = civil('2026-12-23')

/** The year from 23 Nov 2026 with a note, as another package begins on that day. */
function replacedFrom(from: string, invoice = gymInvoiceWith(), fields: Partial<Replacement> = {}) {
  const terms = { by: 'Growth', issuedOn: civil('2026-12-23'), prefix: 'FC', last: 4, ...fields }
  return creditReplaced(invoice, { from: civil(from), ...terms }) ?? expect.fail('Nothing is unused.')
}

/** Done, or the test fails with the reason. */
function done(outcome: ReturnType<typeof payGymInvoice>): GymInvoice {
  return isRefused(outcome) ? expect.fail(outcome.reason) : outcome
}
const paid = (invoice = gymInvoiceWith(), received?: number) =>
  done(payGymInvoice(invoice, { payment, received, today }))
const noteOf = ({ creditNotes }: GymInvoice) => creditNotes.at(-1) ?? expect.fail('There is no note.')

describe('a package that takes the place of another', () => {
  // 12,000 and twice 1,080 of GST for 365 days.
  it.each([
    ['after 30 days', '2026-12-23', '2026-12-23', 11_013.7, 991.23, 12_996.16],
    ['on the first day', '2026-11-23', '2026-11-23', 12_000, 1_080, 14_160],
    ['before the first day', '2026-11-01', '2026-11-23', 12_000, 1_080, 14_160],
    ['on the last day', '2027-11-22', '2027-11-22', 32.88, 2.96, 38.8],
  ])('%s takes the days from then on back, with their tax', (_, day, from, taxable, half, amount) => {
    const invoice = replacedFrom(day)
    expect(noteOf(invoice)).toEqual({
      ...{ number: 'FCC/26-27/00005', fy: '26-27', seq: 5, issuedOn: '2026-12-23' },
      ...{ from, to: '2027-11-22', replacedBy: 'Growth', isCommercial: false },
      ...{ taxable, cgst: half, sgst: half, igst: 0, amount, isOwed: false, payment: null },
    })
    expect(gymInvoiceSchema.parse(invoice)).toEqual(invoice)
  })

  it('takes nothing back where it begins after the last day', () => {
    const terms = { by: 'Growth', issuedOn: today, prefix: 'FC', last: 0 }
    expect(creditReplaced(gymInvoiceWith(), { from: civil('2027-11-23'), ...terms })).toBeNull()
  })

  it('takes back IGST where that was billed', () => {
    const invoice = gymInvoiceWith({ gym: billedGym({ state: 'Kerala' }) })
    expect(noteOf(replacedFrom('2026-12-23', invoice))).toMatchObject({
      ...{ igst: 1_982.47, cgst: 0, sgst: 0, amount: 12_996.17 },
    })
  })

  it('takes back the price alone once the law takes no tax back any more (DOMAIN 2.6)', () => {
    const years = gymInvoiceWith({ held: yearHeld({ endDate: civil('2029-11-22') }) })
    const law = { from: '2027-11-23', last: 0 }
    expect(noteOf(replacedFrom(law.from, years, { issuedOn: civil('2027-11-30') }))).toMatchObject({
      ...{ isCommercial: false, taxable: 8_003.65 },
    })
    expect(noteOf(replacedFrom(law.from, years, { issuedOn: civil('2027-12-01') }))).toMatchObject({
      ...{ isCommercial: true, taxable: 0, cgst: 0, sgst: 0, amount: 9_444.31 },
    })
  })

  it('takes a day back once only, and all notes together exactly the whole invoice', () => {
    const days = ['2027-11-01', '2027-03-03', '2026-12-01', '2026-11-23']
    const invoice = days.reduce((noted, from) => replacedFrom(from, noted), gymInvoiceWith())
    expect(invoice.creditNotes.map(({ from, to }) => [from, to])).toEqual(
      days.map((from, at) => [from, at === 0 ? '2027-11-22' : addDays(civil(days[at - 1] ?? ''), -1)]),
    )
    const total = (key: 'taxable' | 'cgst' | 'sgst' | 'amount') =>
      totalOf(invoice.creditNotes.map((note) => note[key]))
    expect([total('taxable'), total('cgst'), total('sgst'), total('amount')]).toEqual([
      12_000, 1_080, 1_080, 14_160,
    ])
    expect(gymInvoiceStateOf(invoice)).toBe('Credited')
    expect(invoice.isPaid).toBe(true)
  })

  it('is reckoned with the tax once the platform’s particulars complete the invoice', () => {
    const waiting = replacedFrom('2026-12-23', gymInvoiceWith({ settings: noPlatformSettings }))
    expect(noteOf(waiting)).toMatchObject({ taxable: 11_013.7, cgst: 0, amount: 11_013.7 })
    expect(completed(waiting, sellerWith())).toEqual(replacedFrom('2026-12-23'))
  })
})

describe('of an invoice that was paid before it had its tax', () => {
  const waiting = { ...gymInvoiceWith({ settings: noPlatformSettings }), isPaid: true, payment }
  const whole = (invoice: GymInvoice) => {
    const after = completed(invoice, sellerWith())
    if (after === null) throw new Error('it waits on')
    return after
  }
  const left = (invoice: GymInvoice) => [dueOf(invoice), owedOf(invoice)]

  it('a note that was given back does not grow, and one that was not does', () => {
    const noted = replacedFrom('2026-12-23', waiting)
    const back = done(giveBackNote(noted, noteOf(noted).number, { payment, today }))
    const after = whole(back)
    expect(after.creditNotes).toEqual(back.creditNotes)
    expect(left(after)).toEqual([2_160, 0])
    expect(done(payGymInvoice(after, { payment, received: 2_160, today })).creditNotes).toEqual(
      back.creditNotes,
    )
    expect(left(whole(noted))).toEqual([2_160, 12_996.16])
  })

  it('a later note gives it back', () => {
    const noted = replacedFrom('2026-12-23', whole(waiting))
    expect(left(noted)).toEqual([2_160, 12_996.16])
  })

  it('what was marked by mistake is taken back: nothing came, and nothing goes back of it', () => {
    const noted = replacedFrom('2026-12-23', whole(waiting))
    const none = done(unpayBefore(noted))
    expect([gymInvoiceStateOf(none), ...left(none)]).toEqual(['Unpaid', 1_163.84, 0])
    expect(none).toMatchObject({ paidBefore: null, isPaid: false })
    expect(unpayBefore(none)).toEqual(none)
    expect(done(unpayBefore(whole(waiting)))).toEqual(gymInvoiceWith())
  })

  it('but not where a note gave it back, or the rest was paid since', () => {
    const noted = replacedFrom('2026-12-23', whole(waiting))
    const back = done(giveBackNote(noted, noteOf(noted).number, { payment, today }))
    expect(unpayBefore(back)).toMatchObject({
      reason: 'FCC/26-27/00005 was given back to the centre. Mark it as not given back first.',
    })
    const settled = done(payGymInvoice(whole(waiting), { payment, today }))
    expect(unpayBefore(settled)).toMatchObject({
      reason: 'The rest of this invoice is marked as paid. Mark it as not paid first.',
    })
  })

  it('the centre reads that its tax is open, whatever comes back to it', () => {
    const noted = replacedFrom('2026-12-23', whole(waiting))
    expect([gymInvoiceStateOf(noted), stateForGym(noted)]).toEqual(['To give back', 'Unpaid'])
    const settled = done(payGymInvoice(noted, { payment, received: 2_160, today }))
    expect([gymInvoiceStateOf(settled), stateForGym(settled)]).toEqual(['To give back', 'Paid'])
    expect(stateForGym(gymInvoiceWith())).toBe('Unpaid')
  })

  it('what a note had left is what came', () => {
    const unpaid = replacedFrom('2026-12-23', gymInvoiceWith({ settings: noPlatformSettings }))
    const after = whole({ ...unpaid, isPaid: true, payment })
    expect(after.paidBefore).toMatchObject({ amount: 986.3 })
    expect(left(after)).toEqual([177.54, 0])
  })
})

describe('which invoices it touches', () => {
  const next = { ...yearHeld({ packageId: 'growth' }), startDate: civil('2026-12-23') }
  it('is every one with days that it takes over, whatever the centre’s record still says of them', () => {
    const early = gymInvoiceWith({
      held: yearHeld({ startDate: civil('2026-11-01'), endDate: civil('2026-11-30') }),
    })
    const running = gymInvoiceWith()
    const later = gymInvoiceWith({
      held: yearHeld({ startDate: civil('2027-11-23'), endDate: civil('2028-11-22') }),
    })
    const all = [early, running, later]
    expect(replacedBy(next, all)).toEqual({ standing: null, again: 0, replaced: [running, later] })
    expect(replacedBy({ ...next, isTrial: true, price: 0 }, all).replaced).toEqual([running, later])
    expect(replacedBy({ ...next, startDate: null }, all).replaced).toEqual([])
  })

  it('is not the one of the same term, until that was replaced', () => {
    const billed = gymInvoiceWith()
    expect(replacedBy(yearHeld(), [billed])).toEqual({ standing: billed, again: 1, replaced: [] })
    expect(replacedBy({ ...yearHeld(), isTrial: true }, [billed]).replaced).toEqual([billed])
    const replaced = replacedFrom('2026-11-23')
    expect(replacedBy(yearHeld(), [replaced])).toEqual({ standing: null, again: 1, replaced: [] })
    expect(gymInvoiceWith({ again: 1 }).id).toBe(`${billed.id}_2`)
  })

  it('is the one of the same term where its price or its GST was a mistake, and not the one that puts it right', () => {
    const ofHeld = (fields: Parameters<typeof yearHeld>[0]) => gymInvoiceWith({ held: yearHeld(fields) })
    const mistaken = ofHeld({ price: 120_000 })
    for (const wrong of [mistaken, ofHeld({ gst: 5 })])
      expect(replacedBy(yearHeld(), [wrong])).toEqual({ standing: null, again: 1, replaced: [wrong] })
    const credited = replacedFrom('2026-11-23', mistaken)
    const right = gymInvoiceWith({ again: 1 })
    expect(replacedBy(yearHeld(), [credited, right])).toEqual({ standing: right, again: 2, replaced: [] })
    const waiting = gymInvoiceWith({ settings: noPlatformSettings })
    expect(replacedBy(yearHeld(), [waiting])).toEqual({ standing: waiting, again: 1, replaced: [] })
  })
})

describe('who owes whom', () => {
  const figures = (invoice: GymInvoice) => [
    gymInvoiceStateOf(invoice),
    ...[dueOf(invoice), receivedOf(invoice), creditedOf(invoice), owedOf(invoice)],
  ]

  it('the centre pays what the note leaves', () => {
    const invoice = replacedFrom('2026-12-23')
    expect(figures(invoice)).toEqual(['Unpaid', 1_163.84, 0, 12_996.16, 0])
    const settled = paid(invoice, 1_163.84)
    expect(figures(settled)).toEqual(['Paid', 0, 1_163.84, 12_996.16, 0])
    expect(settled.isPaid).toBe(true)
  })

  it('and gets back what it paid before the note, though that is marked after it', () => {
    const early = { ...payment, date: civil('2026-12-22') }
    const half = done(payGymInvoice(replacedFrom('2026-12-23'), { payment: early, today }))
    expect(figures(half)).toEqual(['To give back', 0, 14_160, 12_996.16, 12_996.16])
    const whole = done(payGymInvoice(replacedFrom('2026-11-23'), { payment: early, today }))
    expect(figures(whole)).toEqual(['To give back', 0, 14_160, 14_160, 14_160])
    expect(whole.isPaid).toBe(false)
  })

  it('the amount is asked for where a note was issued by then, and is one that may have been due', () => {
    const invoice = replacedFrom('2026-12-23')
    expect(receivableOn(invoice, civil('2026-12-22'))).toEqual([14_160])
    expect(receivableOn(invoice, today)).toEqual([14_160, 1_163.84])
    expect(payGymInvoice(invoice, { payment, today })).toMatchObject({ field: 'received' })
    expect(payGymInvoice(invoice, { payment, received: 14_000, today })).toMatchObject({ field: 'received' })
    const early = { ...payment, date: civil('2026-12-22') }
    expect(payGymInvoice(invoice, { payment: early, received: 1_163.84, today })).toMatchObject({
      field: 'received',
    })
    expect(figures(paid(invoice, 14_160))).toEqual(['To give back', 0, 14_160, 12_996.16, 12_996.16])
  })

  it('of two notes only the later one is to go back where the first came before the payment', () => {
    const twice = replacedFrom(
      '2026-12-01',
      replacedFrom('2026-12-23', gymInvoiceWith(), { issuedOn: civil('2026-12-20') }),
    )
    const between = { ...payment, date: civil('2026-12-21') }
    expect(receivableOn(twice, between.date)).toEqual([14_160, 1_163.84])
    const some = done(payGymInvoice(twice, { payment: between, received: 1_163.84, today }))
    expect(some.creditNotes.map(({ isOwed }) => isOwed)).toEqual([false, true])
    expect(receivedOf(some)).toBe(1_163.84)
  })

  it('nothing that was given back becomes what the centre never paid', () => {
    const invoice = replacedFrom('2026-12-23', paid())
    const back = done(giveBackNote(invoice, noteOf(invoice).number, { payment, today }))
    expect(payGymInvoice(back, { payment, received: 1_163.84, today })).toMatchObject({
      reason: 'FCC/26-27/00005 was given back to the centre. Mark it as not given back first.',
    })
    expect(paid(back, 14_160)).toEqual(back)
  })

  it('one that was marked as not paid is marked again as it was', () => {
    const invoice = replacedFrom('2026-12-23', paid())
    const unpaid = done(payGymInvoice(invoice, { payment: null, today }))
    expect(paid(unpaid, receivedOf(invoice))).toEqual(invoice)
  })

  it('the platform gives back what was paid before', () => {
    const invoice = replacedFrom('2026-12-23', paid())
    expect(figures(invoice)).toEqual(['To give back', 0, 14_160, 12_996.16, 12_996.16])
    expect(invoice.isPaid).toBe(false)
    const { number } = noteOf(invoice)
    const back = done(giveBackNote(invoice, number, { payment, today }))
    expect(figures(back)).toEqual(['Paid', 0, 14_160, 12_996.16, 0])
    expect(back.isPaid).toBe(true)
    expect(done(giveBackNote(back, number, { payment: null, today }))).toEqual(invoice)
  })

  it('a payment that is taken back leaves nothing to give back, but not after it was given', () => {
    const invoice = replacedFrom('2026-12-23', paid())
    const unpaid = done(payGymInvoice(invoice, { payment: null, today }))
    expect(figures(unpaid)).toEqual(['Unpaid', 1_163.84, 0, 12_996.16, 0])
    const back = done(giveBackNote(invoice, noteOf(invoice).number, { payment, today }))
    expect(payGymInvoice(back, { payment: null, today })).toMatchObject({
      reason: 'FCC/26-27/00005 was given back to the centre. Mark it as not given back first.',
    })
  })

  it('nothing goes back by a note of an unpaid invoice, by an unknown one, or tomorrow', () => {
    const invoice = replacedFrom('2026-12-23')
    for (const number of [noteOf(invoice).number, 'FCC/26-27/00009'])
      expect(giveBackNote(invoice, number, { payment, today })).toMatchObject({ kind: 'refused' })
    const late = { ...payment, date: addDays(today, 1) }
    const owed = replacedFrom('2026-12-23', paid())
    expect(giveBackNote(owed, noteOf(owed).number, { payment: late, today })).toMatchObject({ field: 'date' })
  })
})

describe('its documents', () => {
  it('the note has its own number and day, the invoice’s, the days and the share of the tax (Rule 53)', () => {
    const invoice = replacedFrom('2026-12-23')
    expect(gymCreditNoteDocument(invoice, noteOf(invoice))).toMatchObject({
      ...{ title: 'Credit Note', number: 'FCC/26-27/00005', issuedOn: '23 Dec, 2026', notices: [] },
      original: { number: 'FC/26-27/000007', issuedOn: '23 Nov, 2026' },
      lines: [
        {
          description: 'Yearly subscription',
          detail: 'Not used: 23 Dec, 2026 to 22 Nov, 2027. Replaced by Growth',
          ...{ amount: 11_013.7, rate: 18, code: '997331' },
        },
      ],
      taxes: [
        { label: 'CGST', rate: 9, rupees: 991.23 },
        { label: 'SGST', rate: 9, rupees: 991.23 },
      ],
      ...{ taxable: 11_013.7, total: 12_996.16, upi: null, payments: [], credits: [] },
      inWords: 'Rupees Twelve Thousand Nine Hundred Ninety Six and Sixteen Paise Only',
      outcome: { label: 'Credit', rupees: 12_996.16 },
    })
  })

  it('a commercial one names no tax', () => {
    const years = gymInvoiceWith({ held: yearHeld({ endDate: civil('2029-11-22') }) })
    const invoice = replacedFrom('2027-12-23', years, { issuedOn: civil('2027-12-23') })
    expect(gymCreditNoteDocument(invoice, noteOf(invoice))).toMatchObject({
      ...{ title: 'Commercial Credit Note', taxes: [], total: noteOf(invoice).amount },
      notices: ['This note takes back no tax: the day until which the law allows it has passed.'],
    })
  })

  it('the invoice says what the note took off, and asks by UPI for the rest', () => {
    const document = gymInvoiceDocument(replacedFrom('2026-12-23'))
    expect(document).toMatchObject({
      credits: [{ date: '23 Dec, 2026', number: 'FCC/26-27/00005', rupees: 12_996.16 }],
      ...{ credited: 12_996.16, balance: 1_163.84, outcome: { label: 'Balance due', rupees: 1_163.84 } },
    })
    expect(document.upi).toContain('am=1163.84')
  })

  it('and what is to go back, and how it went', () => {
    const invoice = replacedFrom('2026-12-23', paid())
    expect(gymInvoiceDocument(invoice)).toMatchObject({
      ...{ upi: null, outcome: { label: 'To be given back', rupees: 12_996.16 } },
    })
    const back = done(giveBackNote(invoice, noteOf(invoice).number, { payment, today }))
    expect(gymInvoiceDocument(back)).toMatchObject({
      payments: [{ rupees: 14_160 }, { rupees: -12_996.16, note: 'Given back on FCC/26-27/00005' }],
      ...{ received: 1_163.84, balance: 0, outcome: { label: 'Paid in full', rupees: 1_163.84 } },
    })
  })
})
