import { isEmulatedAddress, isWebAddress } from '@/domain/gyms/gymFields'
import { openText, weekLines } from '@/domain/gyms/openNow'
import { enquiryGym } from '../gyms/enquiryGym'
import type { Handler } from '../http/handler'

/** A path in Storage opens to nobody who is not signed in. */
const publicLogo = (dp: string): string => (isWebAddress(dp) || isEmulatedAddress(dp) ? dp : '')

export const enquiryPage: Handler<'enquiryPage'> = async ({ code }, { store, now }) => {
  const { gym, settings, isOpen } = await enquiryGym(store, code, now)
  const { name, city, phone, dp } = gym
  const { openingHours, locale, weekStart } = settings
  return {
    ...{ name, city, phone, logo: publicLogo(dp), locale, isOpen },
    openNow: openText(settings, now),
    week: openingHours === null ? [] : weekLines(openingHours, weekStart ?? 1),
  }
}
