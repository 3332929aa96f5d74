import { z } from 'zod'
import type { ActInput } from '@/domain/acts/actInputs'
import type { GymSettings } from '@/domain/gyms/settings'
import type { Ways } from '@/domain/gyms/wayKind'
import { isCheque } from '@/domain/invoices/cheque'
import { refuseOver, refuseReceived, refuseReceivedOn } from '@/domain/invoices/collect'
import { dueOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { minus, notBelowZero, toPaise, toRupees } from '@/domain/shared/money'

/** Nobody pays one invoice in more ways at once. */
export const MOST_ROWS = 6

const rowFields = z.object({
  amount: z.number('Enter the amount received: more than 0.').nullable(),
  date: civilDateSchema.nullable(),
  modeOfPayment: z.string(),
  paymentSource: z.string(),
  reference: z.string().trim().max(60, 'At most 60 characters'),
  chequeDate: civilDateSchema.nullable(),
})
export type TypedRow = z.input<typeof rowFields>
/** A date on a cheque is asked with a cheque alone: of another way of paying it is not judged. */
const rowSchema = (ways: Ways) =>
  z
    .transform((row: TypedRow) => (isCheque(row.modeOfPayment, ways) ? row : { ...row, chequeDate: null }))
    .pipe(rowFields)
export type CollectForm = { rows: TypedRow[] }

type Subject = { invoice: Invoice; today: CivilDate; settings: GymSettings }

/** What the payments typed so far leave to be paid, in rupees. */
export function leftAfter(invoice: Invoice, rows: readonly Pick<TypedRow, 'amount'>[]): number {
  const typed = rows.map(({ amount }) => notBelowZero(toPaise(amount ?? 0)))
  return toRupees(notBelowZero(minus(toPaise(dueOf(invoice)), ...typed)))
}

/** A row for what the others leave; in the first way of paying that none of them has. */
export function newRow({ invoice, today, settings }: Subject, others: readonly TypedRow[]): TypedRow {
  const used = new Set(others.map(({ modeOfPayment }) => modeOfPayment))
  const { paymentModes, paymentSources } = settings
  return {
    amount: leftAfter(invoice, others) || null,
    date: today,
    modeOfPayment: paymentModes.find((mode) => !used.has(mode)) ?? paymentModes[0] ?? '',
    paymentSource: paymentSources[0] ?? '',
    reference: '',
    chequeDate: null,
  }
}

/** Every rule of `collect`, said at the field it is about; more than is due is said where it goes over. */
export const collectSchema = ({ invoice, today, settings }: Subject) =>
  z.object({ rows: z.array(rowSchema(settings)).min(1) }).superRefine(({ rows }, ctx) => {
    const say = (at: number, field: string, message: string | undefined) => {
      if (message !== undefined) ctx.addIssue({ code: 'custom', path: ['rows', at, field], message })
      return message !== undefined
    }
    let isWrong = false
    const amounts: number[] = []
    for (const [at, row] of rows.entries()) {
      const amount = row.amount ?? 0
      const isNoAmount = say(at, 'amount', refuseReceived(amount, invoice, settings)?.reason)
      isWrong ||= isNoAmount
      if (row.modeOfPayment === '') say(at, 'modeOfPayment', 'Choose how it was paid')
      if (row.date === null) say(at, 'date', 'Enter the day it was received')
      else say(at, 'date', refuseReceivedOn(row.date, invoice, today)?.reason)
      if (isNoAmount) continue
      amounts.push(amount)
      if (!isWrong) isWrong = say(at, 'amount', refuseOver(invoice, amounts, settings)?.reason)
    }
  })

/** The rows as the server takes them. */
export const rowsOf = ({ rows }: z.output<ReturnType<typeof collectSchema>>): ActInput<'collect'>['rows'] =>
  rows.map(({ amount, ...row }) => ({ ...row, amount: amount ?? 0 }))
