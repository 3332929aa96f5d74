import type { GymSettings } from '@/domain/gyms/settings'
import { countedOf } from './dueOf'
import { waitingChequesOf } from './cheque'
import type { Invoice } from './invoice'
import { overpaidOf } from './overpaidOf'
import { ledgerFactSchema, type LedgerFact } from '@/domain/ledger/ledgerEntry'
import type { StatsByMonth } from '@/domain/monthStats/monthStats'
import { statsOfPayout } from './statsOfInvoice'
import type { CivilDate } from '@/domain/shared/civilDate'
import {
  formatMoney,
  leastOf,
  minus,
  negative,
  notBelowZero,
  sum,
  toPaise,
  toRupees,
} from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Member } from '@/domain/members/member'

/** Credit that is handed out, in rupees above 0. */
export type PayoutTerms = {
  amount: number
  modeOfPayment: string
  paymentSource: string
  reference: string
  reason: string
}

/** `key` names the ledger's entry; `today` is the centre's day; `uncleared` as below. */
export type PayoutContext = {
  key: string
  today: CivilDate
  now: Date
  by: string
  settings: GymSettings
  uncleared: number
}

/** Rupees of credit that rest on cheques which the bank has not paid: paid out, a bounce could not be made good. */
export const unclearedIn = (invoices: readonly Invoice[]): number =>
  toRupees(
    sum(
      invoices.map((invoice) =>
        leastOf(sum(waitingChequesOf(invoice).map(countedOf)), toPaise(overpaidOf(invoice))),
      ),
    ),
  )

/** Why so many rupees of credit can't be paid out. */
export function refusePayout(
  { name, creditBalance }: Pick<Member, 'name' | 'creditBalance'>,
  amount: number,
  format: Parameters<typeof formatMoney>[1],
): Refusal | null {
  if (creditBalance <= 0) return refused(`${name} has no credit to pay out.`)
  if (!Number.isFinite(amount) || toPaise(amount) <= 0)
    return refused('Enter the amount to pay out: more than 0.', 'amount')
  return toPaise(amount) > toPaise(creditBalance)
    ? refused(`${name} has ${formatMoney(creditBalance, format)} of credit. Lower the amount.`, 'amount')
    : null
}

/**
 * Pays a member's credit out as a refund of today (ACTS "Credit is an account"): the entry of the ledger is the record of
 * it. Money that goes out and credit that is gone are the same entry.
 */
export function payCredit(
  member: Member,
  terms: PayoutTerms,
  { key, today, now, by, settings, uncleared }: PayoutContext,
): { kind: 'done'; member: Member; fact: LedgerFact; stats: StatsByMonth } | Refusal {
  const wrong = refusePayout(member, terms.amount, settings)
  if (wrong) return wrong
  const cleared = notBelowZero(minus(toPaise(member.creditBalance), toPaise(uncleared)))
  if (toPaise(terms.amount) > cleared)
    return refused(
      `${formatMoney(uncleared, settings)} of it came by a cheque that has not cleared yet. Pay out ${formatMoney(toRupees(cleared), settings)} at most.`,
      'amount',
    )
  const modeOfPayment = terms.modeOfPayment.trim()
  if (modeOfPayment === '') return refused('Choose how the credit is paid out.', 'modeOfPayment')
  if (terms.reason.trim() === '') return refused('Enter a reason.', 'reason')
  const paise = toPaise(terms.amount)
  const fact = ledgerFactSchema.parse({
    id: `${member.gymId}_${key}_payCredit`,
    kind: 'payCredit',
    gymId: member.gymId,
    memberId: member.id,
    itemId: key,
    amount: toRupees(negative(paise)),
    date: today,
    at: now,
    by,
    modeOfPayment,
    paymentSource: terms.paymentSource.trim(),
    reference: terms.reference.trim(),
    note: terms.reason.trim(),
  })
  return {
    kind: 'done',
    member: {
      ...member,
      creditBalance: toRupees(minus(toPaise(member.creditBalance), paise)),
      updatedAt: now,
    },
    fact,
    stats: statsOfPayout(toRupees(paise), modeOfPayment, today),
  }
}
