import { KEPT } from '@/data/device/frontDesk'
import { CLIENT_INFO_KEY } from '@/domain/shared/constants'

/** The part of the Storage API that the session uses; the page gives it `sessionStorage`. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** An administrator's chosen centre, for the tab. */
export const CHOSEN_GYM_KEY = 'chosenGym'

/** Nothing of an account outlives its sign-out in this tab (ENGINEERING 3 "Cache hygiene"). */
export function endTab(storage: TabStorage): void {
  storage.removeItem(CLIENT_INFO_KEY)
  storage.removeItem(CHOSEN_GYM_KEY)
}

/** A front desk's tab: the centre's copy outlives the tab on the device, so that it opens without a network too. */
export const deskTab = (tab: TabStorage, device: TabStorage): TabStorage => ({
  getItem: (key) => tab.getItem(key) ?? (key === CLIENT_INFO_KEY ? device.getItem(KEPT + key) : null),
  setItem(key, value) {
    tab.setItem(key, value)
    if (key === CLIENT_INFO_KEY) device.setItem(KEPT + key, value)
  },
  removeItem(key) {
    tab.removeItem(key)
    if (key === CLIENT_INFO_KEY) device.removeItem(KEPT + key)
  },
})
