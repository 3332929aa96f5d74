import { create } from 'zustand'

/** A desk's page stays open for days: so often it asks for a new version, in milliseconds. */
const LOOK_EVERY_MS = 60 * 60 * 1000

/** Whether a new version lies ready on this device and waits to be asked for. */
export const useNewVersion = create<{ isReady: boolean }>()(() => ({ isReady: false }))

/**
 * Registers the service worker that lets a front desk open without a network (scripts/build/deskWorker.ts). Of no use
 * to anybody else: called on a front desk's device only, and only by a built page.
 */
export async function startServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const offer = () => {
    // The very first one has nothing to take the place of.
    if (registration.waiting && navigator.serviceWorker.controller) useNewVersion.setState({ isReady: true })
  }
  offer()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  )
  setInterval(() => {
    // Without a network there is no new version.
    registration.update().catch(() => undefined)
  }, LOOK_EVERY_MS)
}

/** Takes this device's copy of the program away again. */
export async function removeServiceWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}
