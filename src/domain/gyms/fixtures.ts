import { settingsOf, type GymSettings } from './settings'

/** The settings of an unregistered GYM, whose prices are without tax, for the domain's own tests. */
export const settingsWith = (preference: Record<string, unknown> = {}): GymSettings =>
  settingsOf(preference, 'GYM')
