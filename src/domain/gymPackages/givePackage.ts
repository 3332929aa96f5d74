import { gymPackageSchema, type Gym, type GymPackage } from '@/domain/gyms/gym'
import { endDateOf, isTerm } from '@/domain/packages/term'
import { addDays } from '@/domain/shared/calendar'
import { LAST_DAY, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { isOffered, offeredAtRenewal, type RegistrationPackage } from './registrationPackage'

/** As far ahead as a first day may lie. */
const MOST_DAYS_AHEAD = 366

/** Days that a trial has at most. */
export const LONGEST_TRIAL = 90

/** The last day of a trial of as many days as are typed, inclusive; null where that is no length of a trial. */
export const lastDayOfTrial = (startDate: CivilDate, days: number): CivilDate | null =>
  Number.isInteger(days) && days >= 1 && days <= LONGEST_TRIAL ? addDays(startDate, days - 1) : null

type Term = { startDate: CivilDate; isTrial: boolean }

/**
 * The last day, inclusive: a term counted from its own first day (DOMAIN 3.1), or the trial's days. null where the package
 * has no such term or no trial.
 */
export function lastDayOf(
  offered: Pick<RegistrationPackage, 'duration' | 'durationType' | 'trialDays'>,
  { startDate, isTrial }: Term,
): CivilDate | null {
  if (isTrial) return offered.trialDays >= 1 ? addDays(startDate, offered.trialDays - 1) : null
  return isTerm(offered) ? endDateOf(startDate, offered) : null
}

/** A renewal goes on the day after the last one where that is still to come, and begins today otherwise. */
export const firstDayOfRenewal = (current: GymPackage | null, today: CivilDate): CivilDate =>
  current?.endDate && current.endDate >= today && current.endDate < LAST_DAY
    ? addDays(current.endDate, 1)
    : today

/** What a centre holds of a package from then on: all that was agreed, so that a later change of the offer changes nothing. `endDate` is inclusive. */
export const heldPackage = (
  offered: RegistrationPackage,
  { startDate, isTrial }: Term,
  endDate: CivilDate,
): GymPackage =>
  gymPackageSchema.parse({
    packageId: offered.id,
    name: offered.name,
    price: isTrial ? 0 : offered.price,
    gst: offered.gst,
    limits: offered.limits,
    features: offered.features,
    startDate,
    endDate,
    isTrial,
  })

export type Giving = {
  gym: Pick<Gym, 'name' | 'currentPackage' | 'packageHistory'>
  /** null: there is none with this id. */
  offered: RegistrationPackage | null
  /** The last day of the centre's package as the dialog showed it. */
  seenEnd: CivilDate | null
  /** In the centre's zone. */
  today: CivilDate
}
export type Given = Pick<Gym, 'packageHistory'> & { currentPackage: GymPackage }

/** Somebody else gave the centre a package since the dialog opened: two renewals at once would sell two terms. */
const refuseStale = ({ gym: { name, currentPackage }, seenEnd }: Giving): Refusal | null =>
  (currentPackage?.endDate ?? null) === seenEnd
    ? null
    : refused(
        `The package of ${name} was changed meanwhile: it is ${currentPackage?.name || 'without a name'} until ${formatCivil(currentPackage?.endDate)} now. Close this and look again.`,
      )

const unknownPackage = () =>
  refused('There is no package with this id any more. Choose another.', 'packageId')

/** SPECIFICATION 4 "Centre packages": the new package replaces the current one, and the history stays as it is. */
export function assignPackage(giving: Giving, term: Term): Given | Refusal {
  const { gym, offered, today } = giving
  if (offered === null || offered.deleted) return unknownPackage()
  if (!isOffered(offered)) return refused(`${offered.name} is retired. Choose another package.`, 'packageId')
  if (term.startDate > addDays(today, MOST_DAYS_AHEAD))
    return refused('Choose a first day within a year from today.', 'startDate')
  const endDate = lastDayOf(offered, term)
  if (endDate === null)
    return term.isTrial
      ? refused(`${offered.name} has no trial days.`, 'isTrial')
      : refused(`${offered.name} has no valid duration. Edit it first.`, 'packageId')
  if (endDate < today)
    return refused(`The package would have ended on ${formatCivil(endDate)} already.`, 'startDate')
  const stale = refuseStale(giving)
  if (stale) return stale
  return { currentPackage: heldPackage(offered, term, endDate), packageHistory: gym.packageHistory }
}

/**
 * SPECIFICATION 4 "Centre packages": the current package goes to the history, then the new one is set. A retired package
 * is renewed by the centres that have it, at what it costs now or, where a price is for new sales only, at what they pay;
 * nobody else gets it.
 */
export function renewPackage(giving: Giving): Given | Refusal {
  const { gym, offered, today } = giving
  const { currentPackage } = gym
  if (currentPackage === null) return refused(`${gym.name} has no package to renew. Assign one.`)
  if (offered === null || offered.deleted) return unknownPackage()
  if (!isOffered(offered) && offered.id !== currentPackage.packageId)
    return refused(
      `${offered.name} is retired: only centres that have it renew it. Choose another package.`,
      'packageId',
    )
  if (currentPackage.endDate === null)
    return refused(`${currentPackage.name} has no last day, so there is nothing to renew. Assign a package.`)
  const stale = refuseStale(giving)
  if (stale) return stale
  const term = { startDate: firstDayOfRenewal(currentPackage, today), isTrial: false }
  const endDate = lastDayOf(offered, term)
  if (endDate === null) return refused(`${offered.name} has no valid duration. Edit it first.`, 'packageId')
  return {
    currentPackage: heldPackage(offeredAtRenewal(offered, currentPackage), term, endDate),
    packageHistory: [...gym.packageHistory, currentPackage],
  }
}
