import type { Role } from '@/domain/access/role'
import type { SaleAct } from '@/domain/invoices/saleRequest'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { renew } from '@/domain/packages/renew'
import { askToSell, completeSale } from '@/domain/packages/saleApproval'
import { assign, type PackageChange, type SaleTerms } from '@/domain/packages/sell'
import { withPromo } from '@/domain/promoCodes/promoSale'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import type { PackageScene } from './usePackageScene'

type Wanted = {
  act: SaleAct
  template: PackageTemplate
  terms: SaleTerms
  role: Role
  /** The discount is above the role's limit: the owner is asked, and nothing is sold. */
  isAsking: boolean
  /** The invoice stands already, accepted by the owner. */
  isCompletion: boolean
}

const acts = { sell: assign, renew } as const

/** Sells, asks, or completes what was accepted, in one transaction, with the promo code checked in it once more. */
export async function saleActOf(
  { act, template, terms, role, isAsking, isCompletion }: Wanted,
  run: PackageScene['run'],
): Promise<{ outcome: PackageChange | Refusal; promoProblem: string | null }> {
  let promoProblem: string | null = null
  const outcome = await run(
    (member, now, { promo, accepted }) => {
      promoProblem = null
      const checked = withPromo(terms, promo, { member, template }, now)
      if (isRefused(checked)) {
        promoProblem = checked.reason
        return checked
      }
      if (isAsking) return askToSell(act, member, template, checked.terms, now)
      if (!isCompletion) return acts[act](member, template, checked.terms, now)
      return accepted
        ? completeSale(accepted, member, template, checked.terms, { ...now, role })
        : refused('This sale is not there any more. Close this and look at the Package tab.')
    },
    { promoId: terms.promoId ?? '', isCompletion },
  )
  return { outcome, promoProblem }
}
