import type { DeviceStorage } from './frontDesk'

/** Keeps as long as the page stands. */
function memoryStorage(): DeviceStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}

/** What the browser keeps; where it refuses even to be asked, as with site data blocked, what the page itself remembers. */
export function storageOrMemory(ofBrowser: () => DeviceStorage): DeviceStorage {
  try {
    return ofBrowser()
  } catch {
    return memoryStorage()
  }
}

/** Of this device, for every tab. */
export const deviceStorage = storageOrMemory(() => window.localStorage)

/** Of this tab. */
export const tabStorage = storageOrMemory(() => window.sessionStorage)
