import { expect, it } from 'vitest'
import type { DayClose } from '@/domain/dayClose/dayClose'
import type { Expense } from '@/domain/expenses/expense'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import type { Member } from '@/domain/members/member'
import type { MonthFigures } from '@/domain/monthStats/monthStats'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { toPaise, toRupees } from '@/domain/shared/money'
import type { CreditNote, Invoice, Payment } from './invoice'
import type { InvoiceLine } from './invoiceLine'

/** Held by the compiler: an expected error that is none any more is an error. */
it('every record of money refuses paise, beside the rupees that it takes (decision 41)', () => {
  const paise = toPaise(1796)
  const amount = toRupees(paise)
  const right: Pick<Invoice, 'amount'> & Pick<Member, 'creditBalance'> = { amount, creditBalance: amount }
  expect(right).toEqual({ amount: 1796, creditBalance: 1796 })

  // @ts-expect-error Paise in an invoice.
  const invoice: Pick<Invoice, 'amount'> = { amount: paise }
  // @ts-expect-error Paise in a line.
  const line: Pick<InvoiceLine, 'unitPrice'> = { unitPrice: paise }
  // @ts-expect-error Paise in a payment.
  const payment: Pick<Payment, 'amount'> = { amount: paise }
  // @ts-expect-error Paise in a credit note.
  const note: Pick<CreditNote, 'taxable'> = { taxable: paise }
  // @ts-expect-error Paise to a member's credit.
  const member: Pick<Member, 'creditBalance'> = { creditBalance: paise }
  // @ts-expect-error Paise in a held package.
  const held: Pick<MemberPackage, 'paid'> = { paid: paise }
  // @ts-expect-error Paise in an entry of the ledger.
  const entry: Pick<LedgerFact, 'amount'> = { amount: paise }
  // @ts-expect-error Paise in a month's figures.
  const figures: Pick<MonthFigures, 'collected'> = { collected: paise }
  // @ts-expect-error Paise in an expense.
  const expense: Pick<Expense, 'amount'> = { amount: paise }
  // @ts-expect-error Paise in a sealed day.
  const close: Pick<DayClose, 'opening'> = { opening: paise }
  const all = [invoice, line, payment, note, member, held, entry, figures, expense, close]
  expect(new Set(all.flatMap((record) => Object.values(record)))).toEqual(new Set([179_600]))
})
