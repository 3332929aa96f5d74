import { countedDueOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { lookupOf } from '@/domain/members/lookupOf'
import type { Member } from '@/domain/members/member'
import { toPaise, toRupees } from '@/domain/shared/money'
import type { PackageHistoryEntry } from './memberPackage'
import type { ActContext, PackageChange } from './sell'
import { isExpired } from './term'

type Results = {
  ctx: ActContext
  history?: PackageHistoryEntry[]
  invoice?: Invoice | null
  changedInvoices?: Invoice[]
}

const totalDue = (invoices: Invoice[]) =>
  invoices.reduce((paise, invoice) => paise + toPaise(countedDueOf(invoice)), 0)

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
    totalDueAmount: toRupees(Math.max(0, toPaise(before.totalDueAmount) + owedNow - owedBefore)),
    updatedAt: ctx.now,
  }
  return {
    kind: 'done',
    member: { ...member, lookup: lookupOf(member, ctx.settings.timezone) },
    history: history.map((entry) => ({ entry })),
    invoice,
    changedInvoices,
  }
}
