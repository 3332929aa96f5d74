import { plus, shareOf, toPaise, type Paise } from '@/domain/shared/money'
import type { Listed, MemberPackage, PackageTerm } from './memberPackage'

type Sold = Pick<MemberPackage, 'basePrice' | 'joiningFee' | 'discount'>

/** By the list; an older record keeps no other price than the one it was sold at. */
export const listedOf = ({ basePrice, joiningFee }: Sold, { listed }: PackageTerm): Listed =>
  listed ?? { price: basePrice, fee: joiningFee }

/** What package and joining fee of the term cost by the list: what a limit in percent is a share of. */
export function listPriceOf(sold: Sold, term: PackageTerm): Paise {
  const { price, fee } = listedOf(sold, term)
  return plus(toPaise(price), toPaise(fee))
}

/** What was given away on the term so far, at list price (PRODUCT 2.T); of an older record the discount of its sale. */
export const givenOn = ({ discount }: Sold, { listed, given }: PackageTerm): Paise =>
  toPaise(listed === null ? discount + given : given)

/** What so many days of the term are worth by the list (PRODUCT 2.T "times the term's day rate"). */
export const worthOfDays = (sold: Sold, term: PackageTerm, days: number): Paise =>
  shareOf(toPaise(listedOf(sold, term).price), days, Math.max(1, term.soldDays))
