import { memberPackageSchema, type MemberPackage } from '@/domain/packages/memberPackage'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatMoney, type MoneyFormat } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { tidy } from '@/domain/shared/text'
import { lookupOf } from './lookupOf'
import { memberSchema, type Member } from './member'

/** Stands in the place of whoever was erased, wherever a name was copied to. */
export const ERASED_NAME = 'Erased person'

/** Whether it was typed as it is written: nobody is erased by a slip. */
export const isNameOf = (typed: string, { name }: Pick<Member, 'name'>): boolean => tidy(typed) === tidy(name)

type Facts = {
  today: CivilDate
  format: MoneyFormat
  /** A sale of theirs waits for approval, or for being completed. */
  hasSaleWaiting: boolean
  hasChequeWaiting: boolean
}

const isRunning = (pkg: MemberPackage | null, today: CivilDate) =>
  pkg !== null && (pkg.endDate === null || pkg.endDate >= today)

/** Why a person can't be erased yet; null where they can. Whoever is gone may still have business with the centre. */
export function refuseErase(member: Omit<Member, 'lookup'>, facts: Facts): Refusal | null {
  const { name, currentPackage, futurePackage, totalDueAmount, creditBalance } = member
  const { today, format } = facts
  if (member.isActive && !member.deleted)
    return refused(`${name} is still a member here. Deactivate or delete the member first.`)
  if (isRunning(currentPackage, today) || isRunning(futurePackage, today))
    return refused(`${name} has a running package. Cancel it first, or wait until it ends.`)
  if (totalDueAmount > 0)
    return refused(`${name} owes ${formatMoney(totalDueAmount, format)}. Collect it or write it off first.`)
  if (creditBalance > 0)
    return refused(`${name} has ${formatMoney(creditBalance, format)} of credit left. Pay it out first.`)
  if (facts.hasSaleWaiting)
    return refused(`A sale to ${name} is waiting. Complete it, or discard its invoice first.`)
  if (facts.hasChequeWaiting)
    return refused(`A cheque of ${name} is waiting. Mark it as cleared or bounced first.`)
  return null
}

/** Why nothing is done with somebody who was erased, or is being erased; null for everybody else. */
export const refuseErased = ({ erased }: Pick<Member, 'erased'>): Refusal | null =>
  erased === undefined
    ? null
    : refused('This person was erased. Nothing more can be done with the record; only its invoices stay.')

type Words = Pick<
  MemberPackage,
  'comments' | 'discountReason' | 'cancelReason' | 'freezes' | 'extensions' | 'agreement'
>

/** A package without what somebody wrote of its holder; the terms and the money stay. */
export const withoutWords = <P extends Words>(pkg: P): P => ({
  ...pkg,
  comments: '',
  discountReason: '',
  cancelReason: '',
  freezes: pkg.freezes.map((freeze) => ({ ...freeze, reason: '' })),
  extensions: pkg.extensions.map((extension) => ({ ...extension, reason: '' })),
  agreement: pkg.agreement && { ...pkg.agreement, customerGstin: '' },
})

const wordless = (pkg: MemberPackage | null) =>
  pkg === null ? null : memberPackageSchema.parse(withoutWords(pkg))

/**
 * What stays of a member without the person: the code, the days, the packages, who trained and who erased them. Made of what the schema gives where
 * nothing is known, so that a field of tomorrow is not kept by being forgotten.
 */
export function withoutPerson(member: Member, timezone: string): Member {
  const { id, gymId, memberCode, createdAt, updatedAt, deactivatedOn, lastVisitOn, leadId, erased } = member
  const { trainerId, formerTrainers } = member
  const bare = memberSchema.omit({ lookup: true }).parse({ id, gymId, name: ERASED_NAME })
  const after: Omit<Member, 'lookup'> = {
    ...bare,
    ...{ memberCode, createdAt, updatedAt, deactivatedOn, lastVisitOn },
    ...(leadId !== undefined && { leadId }),
    ...(trainerId !== undefined && { trainerId }),
    ...(formerTrainers !== undefined && { formerTrainers }),
    ...(erased !== undefined && { erased }),
    ...{ isActive: false, deleted: true },
    ...{ totalDueAmount: member.totalDueAmount, creditBalance: member.creditBalance },
    currentPackage: wordless(member.currentPackage),
    futurePackage: wordless(member.futurePackage),
    lastPackage: wordless(member.lastPackage),
  }
  return { ...after, lookup: lookupOf(after, timezone, member.lookup) }
}
