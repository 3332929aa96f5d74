import type { MemberPackage } from './memberPackage'

type Dated = Pick<MemberPackage, 'startDate' | 'endDate' | 'paidUntilDate'>

/** It does not end before it begins, and is not paid past its end; one without an end covers nothing. */
export const isSound = ({ startDate, endDate, paidUntilDate }: Dated): boolean =>
  endDate === null || ((startDate ?? endDate) <= endDate && (paidUntilDate ?? endDate) <= endDate)
