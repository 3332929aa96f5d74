/** Loads the page again, in the newest version: where a service worker holds one back, that one takes over first. */
export async function reloadApp(): Promise<void> {
  const waiting = await waitingWorker()
  if (!waiting) return window.location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

async function waitingWorker(): Promise<ServiceWorker | null> {
  // Absent outside of https and this machine.
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.waiting ?? null
}
