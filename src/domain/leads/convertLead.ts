import type { CivilDate } from '@/domain/shared/civilDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Lead } from './lead'

export type ConvertedLead = Pick<
  Lead,
  'status' | 'memberId' | 'convertedOn' | 'soldFor' | 'nextFollowUpOn' | 'lostReason'
>

/** Why a sale can't convert the lead; null where it can. One that was lost may buy after all. */
export const refuseConversion = ({ name, status, deleted }: Lead): Refusal | null =>
  status === 'Converted'
    ? refused(`${name} is a member already. Open the lead to see the member.`)
    : deleted
      ? refused(`${name} was deleted from the leads. Sell the package from the list of members.`)
      : null

/** What the sale's discount begins with, in rupees. Who sells may type over it, and the act holds it as any other (PRODUCT 2.T). */
export const promisedOff = (lead: Lead): number =>
  refuseConversion(lead) === null ? lead.promisedDiscount : 0

/** The package that the sale begins with, if it is still sold; '' for none. */
export const wantedPackage = (lead: Lead): string => (refuseConversion(lead) === null ? lead.packageId : '')

/** What the sale of so many rupees writes of the lead; null where nothing was billed. */
export const convertedLead = (memberId: string, today: CivilDate, soldFor: number | null): ConvertedLead => ({
  status: 'Converted',
  memberId,
  convertedOn: today,
  soldFor,
  nextFollowUpOn: null,
  lostReason: '',
})
