import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { VitePWAOptions } from 'vite-plugin-pwa'

type ManifestTransform = NonNullable<VitePWAOptions['workbox']['manifestTransforms']>[number]

type Chunk = {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>

/** What a front desk opens without a network, from the sign-in to the mark. */
const entries = [
  'index.html',
  'src/features/login/LoginPage.tsx',
  'src/app/frame/AppFrame.tsx',
  'src/app/composeBackend.ts',
  'src/app/forgetPerson.ts',
  'src/session/watchGym.ts',
  'src/firebase/deskStore.ts',
  'src/firebase/storageFiles.ts',
  'src/features/attendance/MarkAttendancePage.tsx',
]

/** And what these load on demand: the dialogs of the frame and of the desk. */
const isOfDesk = (name: string) =>
  /^src\/(app\/(frame|device|kiosk)|features\/(attendance|kiosk))\//.test(name)

/** Files of the build, as the service worker names them: the shell of the front desk, each once. */
function shellOf(manifest: Manifest): Set<string> {
  const missing = entries.filter((entry) => manifest[entry] === undefined)
  if (missing.length > 0)
    throw new Error(`The build has no chunk for ${missing.join(', ')}: see deskWorker.ts.`)
  const names = new Set([...entries, ...Object.keys(manifest).filter(isOfDesk)])
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported)
  return new Set(
    [...names].flatMap((name) => {
      const { file = '', css = [], assets = [] } = manifest[name] ?? {}
      // Of the icons' font only the woff2 is ever asked for.
      return [file, ...css, ...assets].filter((path) => path !== 'index.html' && !path.endsWith('.svg'))
    }),
  )
}

/** Beside the hashed files: what stands in public/ and belongs to the first page. */
const fixed = new Set([
  'index.html',
  'theme.js',
  'favicon.svg',
  'logo.png',
  'manifest.webmanifest',
  'icon-192.png',
])

const onlyShell =
  (folder: string): ManifestTransform =>
  (found) => {
    const shell = shellOf(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest)
    return { manifest: found.filter(({ url }) => shell.has(url) || fixed.has(url)), warnings: [] }
  }

/**
 * The service worker of a front desk's device (docs/decisions/0013); src/app/device/serviceWorker.ts registers it there
 * and nowhere else. The shell is kept with the version it belongs to, every other part when it is first used. A new
 * version waits until the person asks for it.
 */
export const deskWorker: Partial<VitePWAOptions> = {
  strategies: 'generateSW',
  injectRegister: null,
  manifest: false,
  filename: 'sw.js',
  includeManifestIcons: false,
  integration: {
    configureOptions({ root, build }, { workbox }) {
      if (workbox) workbox.manifestTransforms = [onlyShell(resolve(root, build.outDir))]
    },
  },
  workbox: {
    globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
    // Hashed names need no revision: what is there already is not fetched again.
    dontCacheBustURLsMatching: /^assets\//,
    navigateFallback: 'index.html',
    navigateFallbackDenylist: [/^\/api\//, /^\/__\//, /^\/enquire(\/|$)/],
    skipWaiting: false,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    runtimeCaching: [
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: 'parts', expiration: { maxEntries: 300, maxAgeSeconds: 60 * 24 * 60 * 60 } },
      },
      // A sign-in or a renewed token that is not answered by then is told as "no network", not waited for.
      {
        urlPattern: ({ url }) => /^(identitytoolkit|securetoken)\.googleapis\.com$/.test(url.hostname),
        method: 'POST',
        handler: ({ request }) => fetch(request, { signal: AbortSignal.timeout(10_000) }),
      },
    ],
  },
}
