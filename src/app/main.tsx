import './withoutEval'
import '@/ui/tokens.css'
import '@/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { isFrontDesk, SETTING } from '@/data/device/frontDesk'
import { deviceStorage } from '@/data/device/pageStorage'
import { consoleLog } from '@/data/store/log'
import { appCheck } from '@/firebase/appCheck'
import { createAuthAdapter } from '@/firebase/authAdapter'
import type { Backend, BackendSource } from '@/session/backend'
import { SessionProvider } from '@/session/SessionProvider'
import { createRouter } from './router'
import { applyTheme } from './theme'

/** Auth at once; Firestore and all that stands on it in chunks of their own, fetched once. */
function backendSource(): BackendSource {
  const auth = createAuthAdapter()
  const isDesk = isFrontDesk(deviceStorage)
  const storeOpener = async () =>
    isDesk
      ? (await import('@/firebase/deskStore')).openDeskStore
      : (await import('@/firebase/firestoreStore')).openStore
  let loading: Promise<Backend> | null = null
  let ended = Promise.resolve()
  return {
    auth,
    load() {
      loading ??= Promise.all([import('./composeBackend'), storeOpener(), ended, appCheck.ready()])
        .then(([{ composeBackend }, open]) => composeBackend(auth, open, isDesk))
        .catch((error: unknown) => {
          loading = null
          throw error
        })
      return loading
    },
    end() {
      if (!isDesk || loading === null) return
      const ending = loading
      loading = null
      ended = ending.then((backend) => backend.close()).catch(() => undefined)
    },
  }
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root to stand in.')

// Another tab has turned the setting: what this one holds open is of the other kind.
window.addEventListener('storage', ({ key }) => {
  if (key === SETTING) window.location.reload()
})
applyTheme()
if (import.meta.env.PROD && isFrontDesk(deviceStorage)) {
  // Without it the desk still works, as long as nobody reloads.
  import('./device/serviceWorker')
    .then(({ startServiceWorker }) => startServiceWorker())
    .catch((error: unknown) => {
      consoleLog('The service worker could not be started', error)
    })
}
createRoot(root).render(
  <StrictMode>
    <SessionProvider source={backendSource()}>
      <RouterProvider router={createRouter()} />
    </SessionProvider>
  </StrictMode>,
)
