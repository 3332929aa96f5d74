import { CHOSEN_CENTRE_KEY, type TabStorage } from './tabStorage'

/** The query parameter that names an administrator's centre. */
export const CENTRE_PARAMETER = 'centre'

/** The address wins over the tab's memory, so that a link opens the centre it was copied from. */
export const chosenCentreOf = (search: string, storage: TabStorage): string | null =>
  new URLSearchParams(search).get(CENTRE_PARAMETER) || storage.getItem(CHOSEN_CENTRE_KEY)

export function keepChosenCentre(storage: TabStorage, gymId: string | null): void {
  if (gymId === null) storage.removeItem(CHOSEN_CENTRE_KEY)
  else storage.setItem(CHOSEN_CENTRE_KEY, gymId)
}
