import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import type { AppCheckTokens } from './appCheck'
import { firebaseApp } from './firebaseApp'

/** Auth, store and files send the token of themselves from now on. 20 kB: reached through appCheck only. */
export function startAppCheck(siteKey: string): AppCheckTokens {
  const provider = new ReCaptchaEnterpriseProvider(siteKey)
  const check = initializeAppCheck(firebaseApp().app, { provider, isTokenAutoRefreshEnabled: true })
  return async () => (await getToken(check)).token
}
