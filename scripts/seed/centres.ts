import { gymSchema, type Gym } from '@/domain/gyms/gym'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { lowerName } from '@/domain/shared/text'
import { centreDraftsOn, largeDraftOn, type CentreDraft } from './centreDrafts'
import { diceOf } from './dice'
import { demoPhone } from './person'

export const TIMEZONE = 'Asia/Kolkata'

/** Referral codes are at least eight characters of base32 (ENGINEERING 4.5). */
function referralCode(gymId: string): string {
  const dice = diceOf(`referral/${gymId}`)
  return Array.from({ length: 8 }, () => dice.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ234567'])).join('')
}

const phoneBlocks = 91_000

function finished(
  { age, members = 0, staffs = 0, isDisabled = false, ...draft }: CentreDraft,
  index: number,
  today: CivilDate,
): Gym {
  const createdAt = instantAt(addDays(today, -age), '11:30', TIMEZONE)
  return gymSchema.parse({
    packageHistory: [],
    preference: {},
    ...draft,
    members,
    staffs,
    isDisabled,
    phone: demoPhone(phoneBlocks, index),
    referralCode: referralCode(draft.id),
    nameLower: lowerName(draft.name),
    createdAt,
    updatedAt: createdAt,
  })
}

/** Every registered centre, the three with owners' accounts first. Dates are relative to `today` in their zone. */
export const centresOn = (today: CivilDate): Gym[] =>
  centreDraftsOn(today).map((draft, index) => finished(draft, index, today))

/** The centre of `--large`. */
export const largeCentreOn = (today: CivilDate): Gym => finished(largeDraftOn(today), 99, today)
