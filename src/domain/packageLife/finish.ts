import { countedDueOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { lookupOf } from '@/domain/members/lookupOf'
import type { Member } from '@/domain/members/member'
import { minus, notBelowZero, plus, sum, toPaise, toRupees } from '@/domain/shared/money'
import type { PackageHistoryEntry } from '@/domain/packages/memberPackage'
import type { ActContext, PackageChange } from './packageAct'
import { isExpired } from '@/domain/packages/term'

type Results = {
  ctx: ActContext
  history?: PackageHistoryEntry[]
  invoice?: Invoice | null
  changedInvoices?: Invoice[]
}

const totalDue = (invoices: readonly Invoice[]) =>
  sum(invoices.map((invoice) => toPaise(countedDueOf(invoice))))

/**
 * The end of every act: derives what is never set by hand. `totalDueAmount` moves by what the act's invoices owe
 * more or less than before, because the member may have others (DOMAIN 3.4).
 */
export function finish(
  before: Member,
  after: Member,
  { ctx, history = [], invoice = null, changedInvoices = [] }: Results,
): PackageChange {
  const changedIds = new Set(changedInvoices.map(({ id }) => id))
  const owedBefore = totalDue(ctx.openInvoices.filter(({ id }) => changedIds.has(id)))
  const owedNow = totalDue(invoice ? [invoice, ...changedInvoices] : changedInvoices)
  const { currentPackage: current } = after
  const member: Member = {
    ...after,
    currentPackage: current && { ...current, isExpired: isExpired(current.endDate, ctx.today) },
    totalDueAmount: toRupees(notBelowZero(minus(plus(toPaise(before.totalDueAmount), owedNow), owedBefore))),
    updatedAt: ctx.now,
  }
  return {
    kind: 'done',
    member: { ...member, lookup: lookupOf(member, ctx.settings.timezone, before.lookup) },
    history: history.map((entry) => ({ entry })),
    invoice,
    changedInvoices,
  }
}
