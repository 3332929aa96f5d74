import { use } from 'react'
import type { ClientInfo } from '@/domain/gyms/gym'
import { settingsOf } from '@/domain/gyms/settings'
import type { MoneyFormat } from '@/domain/shared/money'
import { SessionContext } from '@/session/sessionContext'

const INDIAN: MoneyFormat = { currency: 'INR', locale: 'en-IN' }
const formats = new WeakMap<ClientInfo, MoneyFormat>()

/** The currency and grouping of the centre that is open; rupees the Indian way where none is. */
export function useMoneyFormat(): MoneyFormat {
  const state = use(SessionContext)?.state
  if (state?.status !== 'signedIn' || state.centre.status !== 'ready') return INDIAN
  const { info } = state.centre
  const known = formats.get(info)
  if (known) return known
  const { currency, locale } = settingsOf(info.preference, info.type)
  const format = { currency, locale }
  formats.set(info, format)
  return format
}
