import type { AppCheckTokens } from './appCheckSdk'

type AppCheck = {
  /** When the SDKs send the tokens of themselves, or will do without; at once where App Check is not configured. */
  ready: () => Promise<void>
  /** For our own calls. */
  token: AppCheckTokens
}

/** A call goes on without a token after so many milliseconds; the server says whether it takes it. */
const PATIENCE_MS = 8_000

const without = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve(''), ms))

/** `load` fetches the SDK, which loads reCAPTCHA's script, so it is called only where there is a site key. */
export function createAppCheck(
  siteKey: string,
  load: () => Promise<{ startAppCheck: (siteKey: string) => AppCheckTokens }>,
): AppCheck {
  let starting: Promise<AppCheckTokens | null> | null = null
  const started = () =>
    (starting ??= load().then(
      ({ startAppCheck }) => startAppCheck(siteKey),
      () => {
        // Without a network: the next call tries again.
        starting = null
        return null
      },
    ))
  const ask = async () => (await (await started())?.().catch(() => '')) ?? ''
  return {
    ready: async () => {
      if (siteKey !== '') await started()
    },
    token: () => (siteKey === '' ? Promise.resolve('') : Promise.race([ask(), without(PATIENCE_MS)])),
  }
}

/** This page's, by VITE_APP_CHECK_SITE_KEY (docs/deploy.md). */
export const appCheck = createAppCheck(
  String(import.meta.env['VITE_APP_CHECK_SITE_KEY'] ?? '').trim(),
  () => import('./appCheckSdk'),
)
