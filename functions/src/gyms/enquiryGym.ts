import type { Gym } from '@/domain/gyms/gym'
import { writeProblem } from '@/domain/gyms/gymTerm'
import { settingsOf, type GymSettings } from '@/domain/gyms/settings'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { DocumentStore } from '@/data/store/documentStore'
import { requireGymWithCode } from './referralCodes'

export type EnquiryGym = { gym: Gym; settings: GymSettings; today: CivilDate; isOpen: boolean }

/** A centre whose package lapsed saves nothing, and one that has switched its page off takes no enquiries either. */
export async function enquiryGym(store: DocumentStore, code: string, now: Date): Promise<EnquiryGym> {
  const gym = await requireGymWithCode(store, code)
  const settings = settingsOf(gym.preference, gym.type)
  const today = civilDateIn(now, settings.timezone)
  return { gym, settings, today, isOpen: settings.enquiryPage && writeProblem(gym, today) === null }
}
