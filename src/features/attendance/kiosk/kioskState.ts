import { useSyncExternalStore } from 'react'

/**
 * Kiosk mode of this device: who started it and for which centre, and until when (milliseconds since 1970) the server
 * takes no further PIN. Lives in the browser's storage, so that neither a reload nor
 * another tab gets around it. Read at the start of the app: no import from here but React.
 */
export type KioskState = { uid: string; gymId: string; waitUntil: number }

const KEY = 'kiosk'
const listeners = new Set<() => void>()
/** Where the browser refuses storage, kiosk mode lasts until the reload. */
let memory: string | null = null
let known: { text: string | null; state: KioskState | null } = { text: null, state: null }

function textNow(): string | null {
  try {
    return window.localStorage.getItem(KEY) ?? memory
  } catch {
    return memory
  }
}

function parse(text: string | null): KioskState | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KioskState> | null
    if (typeof kept?.uid !== 'string' || typeof kept.gymId !== 'string') return null
    const { uid, gymId, waitUntil = 0 } = kept
    return { uid, gymId, waitUntil: Number(waitUntil) || 0 }
  } catch {
    return null
  }
}

export function readKiosk(): KioskState | null {
  const text = textNow()
  if (text !== known.text) known = { text, state: parse(text) }
  return known.state
}

function write(state: KioskState | null) {
  memory = state && JSON.stringify(state)
  try {
    if (memory === null) window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, memory)
  } catch {
    // Storage is full or blocked: `memory` stands in for it.
  }
  listeners.forEach((changed) => changed())
}

export const startKiosk = (uid: string, gymId: string): void => write({ uid, gymId, waitUntil: 0 })

export const endKiosk = (): void => {
  if (readKiosk() !== null) write(null)
}

/** `waitUntil` as in KioskState. */
export function waitForPin(waitUntil: number): void {
  const state = readKiosk()
  if (state) write({ ...state, waitUntil })
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

export const useKioskState = (): KioskState | null => useSyncExternalStore(subscribe, readKiosk)
