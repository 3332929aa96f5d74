/** Whether this device is a front desk's: a setting of the device and of nobody's account, so it stays out of the store. */
export const SETTING = 'frontDesk'

/** Everything that a front desk keeps in localStorage for one account begins with this, and goes with it. */
export const KEPT = `${SETTING}/`

/** The marks that wait for the server, each under a key of its own. */
export const KEPT_MARKS = `${KEPT}mark/`

/** The part of localStorage that is used here. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** false also where the browser refuses storage. */
export function isFrontDesk(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(SETTING) === 'on'
  } catch {
    return false
  }
}

export function setFrontDesk(storage: Pick<Storage, 'setItem' | 'removeItem'>, isOn: boolean): void {
  if (isOn) storage.setItem(SETTING, 'on')
  else storage.removeItem(SETTING)
}

/** The keys that begin with `start`, in no order. */
export function keysOf(storage: DeviceStorage, start: string): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
    key.startsWith(start),
  )
}

/** What was kept for the account that leaves. The setting itself stays: the desk is a desk for the next one too. */
export function forgetKept(storage: DeviceStorage): void {
  for (const key of keysOf(storage, KEPT)) storage.removeItem(key)
}

/** The same but its marks, which wait until it signs in again: it was signed out by somebody else, and may not have been asked. */
export function forgetAllButMarks(storage: DeviceStorage): void {
  for (const key of keysOf(storage, KEPT)) if (!key.startsWith(KEPT_MARKS)) storage.removeItem(key)
}
