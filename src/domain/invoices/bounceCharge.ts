import type { Member } from '@/domain/members/member'
import { reckon } from '@/domain/tax/reckon'
import type { Invoice } from './invoice'
import type { LineToPrice } from './invoiceLine'
import { pricedInvoice, type BillingContext } from './pricedInvoice'

/**
 * What a member is charged for a cheque that bounced, in rupees: an invoice of its own, due today, still without its number.
 * It carries no tax, because a charge for a dishonoured cheque is no price of a service (CBIC circular 178/10/2022).
 */
export function bounceCharge(member: Member, rupees: number, ctx: BillingContext): Invoice {
  const line: LineToPrice = {
    ...{ kind: 'fee', description: 'Charge for a bounced cheque', sac: '' },
    ...{ quantity: 1, unitPrice: rupees, discount: 0, rate: 0 },
  }
  const charge = reckon({
    ...{ lines: [line], discount: 0, percentOff: 0 },
    ...{ inclusive: true, roundToRupee: false, interState: false },
  })
  return pricedInvoice(member, charge, ctx)
}
