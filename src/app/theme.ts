import { deviceStorage } from '@/data/device/pageStorage'

/** What a person chose. `system` follows the device. Kept on this device only. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const KEY = 'theme'

const isChoice = (text: string | null): text is ThemeChoice =>
  text === 'system' || text === 'light' || text === 'dark'

export function readTheme(): ThemeChoice {
  const kept = deviceStorage.getItem(KEY)
  return isChoice(kept) ? kept : 'system'
}

/** Puts the choice on the document; tokens.css does the rest. Call once before the first paint. */
export function applyTheme(choice: ThemeChoice = readTheme()): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

export function chooseTheme(choice: ThemeChoice): void {
  deviceStorage.setItem(KEY, choice)
  applyTheme(choice)
}
