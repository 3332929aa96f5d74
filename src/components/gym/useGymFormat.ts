import { use } from 'react'
import type { ClientInfo } from '@/domain/gyms/gym'
import { callingCodeOf } from '@/domain/shared/callingCode'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { gymSettings } from '@/session/gymSettings'
import { SessionContext } from '@/session/sessionContext'
import { weekStartOf, type Format } from '@/ui/format/format'

/** How the platform writes what is its own, whichever centre is open. */
export const PLATFORM_FORMAT: Format = {
  ...PLATFORM_MONEY,
  callingCode: callingCodeOf(PLATFORM_MONEY.locale),
  weekStart: weekStartOf(PLATFORM_MONEY.locale),
}
const formats = new WeakMap<ClientInfo, Format>()

/** How the centre that is open writes money, numbers and phone numbers; the platform's way where none is (PRODUCT 2.R). */
export function useGymFormat(): Format {
  const state = use(SessionContext)?.state
  if (state?.status !== 'signedIn' || state.gym.status !== 'ready') return PLATFORM_FORMAT
  const { info } = state.gym
  const known = formats.get(info)
  if (known) return known
  const { currency, locale, weekStart } = gymSettings(info)
  const format = {
    ...{ currency, locale, callingCode: callingCodeOf(locale) },
    weekStart: weekStart ?? weekStartOf(locale),
  }
  formats.set(info, format)
  return format
}
