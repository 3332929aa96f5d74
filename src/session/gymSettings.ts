import type { ClientInfo } from '@/domain/gyms/gym'
import { settingsOf, type GymSettings } from '@/domain/gyms/settings'

const known = new WeakMap<ClientInfo, GymSettings>()

/** A centre's settings, read once for what is stored of it: every cell of a list may ask for them. */
export function gymSettings(info: ClientInfo): GymSettings {
  const settings = known.get(info) ?? settingsOf(info.preference, info.type)
  known.set(info, settings)
  return settings
}
