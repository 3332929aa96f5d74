import { restate } from './restate'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { replay } from './replay'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import { addStats, sumStats, type StatsByMonth } from '@/domain/monthStats/monthStats'
import { statsOfInvoice } from './statsOfInvoice'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { paise } from '@/domain/shared/fixtures'
import { negative, sum, toPaise, toRupees, totalOf } from '@/domain/shared/money'
import { runsOf } from '@/domain/shared/propertyRuns'
import type { Refusal } from '@/domain/shared/refusal'
import { collect } from './collect'
import { credit } from './creditNote'
import { countedDueOf } from './dueOf'
import { invoiceWith, moneyContextOn, rowOf, asIssued } from './fixtures'
import { forgive, unforgive } from './forgive'
import type { Invoice } from './invoice'
import { invoiceStatusOf } from './invoiceStatus'
import type { InvoiceChange, MoneyContext } from './moneyAct'
import { overpaidOf } from './overpaidOf'
import { refund } from './refund'
import { takeBack } from './takeBack'

type Step = { act: string; rupees: number; on: number; of: number }

const steps = fc.array(
  fc.record({
    act: fc.constantFrom('collect', 'takeBack', 'refund', 'credit', 'forgive', 'unforgive'),
    rupees: fc.integer({ min: 1, max: 120_000 }).map(paise).map(toRupees),
    on: fc.nat(6),
    of: fc.nat(4),
  }),
  { maxLength: 14 },
)

function perform(invoice: Invoice, step: Step, id: string, ctx: MoneyContext): InvoiceChange | Refusal {
  const { act, rupees, of } = step
  const terms = { id, amount: rupees, reason: 'Because' }
  if (act === 'collect') return collect(invoice, [rowOf(rupees, { id })], ctx)
  if (act === 'takeBack')
    return takeBack(invoice, { ...terms, of: invoice.payments[of]?.id ?? '', kind: 'reversal' }, ctx)
  if (act === 'refund')
    return refund(
      invoice,
      {
        ...terms,
        modeOfPayment: 'Cash',
        paymentSource: '',
        reference: '',
        of: invoice.payments[of]?.id ?? '',
      },
      ctx,
    )
  if (act === 'credit') return credit(invoice, terms, ctx)
  return act === 'forgive' ? forgive(invoice, terms, ctx) : unforgive(invoice, ctx)
}

it('whatever is done to an invoice: ledger, dues, credit and months add up to what is stored', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const issued = invoiceWith({ due: 1796 })
      let invoice = issued
      let [due, creditBalance] = [countedDueOf(issued), 0]
      let stats: StatsByMonth = statsOfInvoice(issued)
      let today = civil('2026-11-26')
      const facts: LedgerFact[] = []
      list.forEach((step, index) => {
        today = addDays(today, step.on)
        const outcome = perform(invoice, step, `x${index}`, moneyContextOn(today, { creditBalance }))
        if (outcome.kind === 'refused') return
        const { effects } = outcome
        invoice = asIssued(outcome.invoice)
        due = totalOf([due, effects.dueDelta])
        creditBalance = totalOf([creditBalance, effects.creditDelta])
        stats = addStats(stats, effects.stats)
        facts.push(...effects.facts)
      })
      const stored = { ...invoice, updatedAt: null }
      expect(replay({ ...issued, updatedAt: null }, facts, today, 3)).toEqual({
        ...stored,
        status: invoiceStatusOf(invoice, today, 3),
      })
      expect(due).toBe(countedDueOf(invoice))
      expect(creditBalance).toBe(overpaidOf(invoice))
      expect(creditBalance).toBeGreaterThanOrEqual(0)
      for (const payment of invoice.payments.filter(({ kind }) => kind === 'payment')) {
        const back = invoice.payments.filter((row) => row.of === payment.id)
        const returned = negative(sum(back.map((row) => toPaise(row.amount))))
        expect(returned).toBeLessThanOrEqual(toPaise(payment.amount))
      }
      expect(stats).toEqual(sumStats([statsOfInvoice(invoice)]))
      expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
    }),
    { numRuns: runsOf(200) },
  )
})

it('the status is a function of invoice and date: asked twice, or after being stored, it is the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 60 }), fc.nat(179_600).map(paise), (day, paid) => {
      const today = addDays(civil('2026-11-20'), day)
      const payments = [{ ...rowOf(toRupees(paid)), date: civil('2026-11-20') }]
      const invoice = invoiceWith({ payments: paid > 0 ? (payments as Invoice['payments']) : [] })
      const status = invoiceStatusOf(invoice, today, 3)
      expect(invoiceStatusOf(restate(invoice, today, 3), today, 3)).toBe(status)
    }),
  )
})
