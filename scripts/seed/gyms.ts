import { gymSchema, type Gym } from '@/domain/gyms/gym'
import { unpaidOf } from '@/domain/gymInvoices/unpaidOf'
import { gymActivityOf, type ActivityFacts } from '@/domain/gyms/gymActivityOf'
import { packageUntilOf } from '@/domain/gyms/packageUntil'
import { settingsOf } from '@/domain/gyms/settings'
import { writesUntilOf } from '@/domain/gyms/writesUntil'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'
import { gymDraftsOn, largeDraftOn, type GymDraft } from './gymDrafts'
import { invoicesOf } from './gymInvoices'
import { diceOf } from './dice'
import { demoPhone } from './person'

export const TIMEZONE = 'Asia/Kolkata'

/** Referral codes are at least eight characters of base32 (ENGINEERING 4.5). */
export function referralCode(gymId: string): string {
  const dice = diceOf(`referral/${gymId}`)
  return Array.from({ length: 8 }, () => dice.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ234567'])).join('')
}

const phoneBlocks = 91_000

function finished(
  { age, members = 0, staffs = 0, isDisabled = false, allowsSupport = false, doing, ...draft }: GymDraft,
  index: number,
  today: CivilDate,
): Gym {
  const createdAt = instantAt(addDays(today, -age), '11:30', TIMEZONE)
  const gym = gymSchema.parse({
    packageHistory: [],
    preference: {},
    ...draft,
    members,
    staffs,
    isDisabled,
    support: allowsSupport
      ? { allowedUntil: instantAt(addDays(today, 7), '00:00', TIMEZONE), visits: {} }
      : null,
    phone: demoPhone(phoneBlocks, index),
    referralCode: referralCode(draft.id),
    nameLower: lowerName(draft.name),
    createdAt,
    updatedAt: createdAt,
  })
  return heldToItsPackage(doing === undefined ? gym : withActivity(gym, factsOf(doing, today), today))
}

/** With what the rules hold its pages to and the lists find it by, by its package. */
export const heldToItsPackage = (gym: Gym): Gym => ({
  ...gym,
  packageUntil: packageUntilOf(gym.currentPackage),
  writesUntil: writesUntilOf(gym, settingsOf(gym.preference, gym.type).timezone),
})

/** What a centre did; what it owes the platform is in its invoices. */
export type Done = Omit<ActivityFacts, 'unpaidInvoices' | 'unpaidSince'>

/** A centre after its last night, by the night's own function. */
export function withActivity(gym: Gym, done: Done, today: CivilDate): Gym {
  const facts = { ...done, ...unpaidOf(invoicesOf([gym], today)) }
  return { ...gym, activity: gymActivityOf(gym, facts, { today, timezone: TIMEZONE }) }
}

function factsOf({ quietDays, ...counts }: NonNullable<GymDraft['doing']>, today: CivilDate): Done {
  const lastMarkAt = instantAt(addDays(today, -quietDays), '00:01', TIMEZONE)
  return {
    ...{ devices: 0, failingDevices: 0, problems: 0 },
    ...counts,
    ...{ lastMarkAt, lastSaleAt: null, signedInAt: null },
  }
}

/** Every registered centre, the three with owners' accounts first. Dates are relative to `today` in their zone. */
export const gymsOn = (today: CivilDate): Gym[] =>
  gymDraftsOn(today).map((draft, index) => finished(draft, index, today))

/** A centre of `--large`, of that many members. */
export const largeGymOn = (today: CivilDate, size: number): Gym =>
  finished(largeDraftOn(today, size), 99, today)
