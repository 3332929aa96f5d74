import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { firebaseApp } from './firebaseApp'

/** Tokens that say "this is the page of this project"; '' where there are none. Never rejects. */
export type AppCheckTokens = () => Promise<string>

/** Auth, store and files send the token of themselves from now on. 20 kB: reached through appCheck only. */
export function startAppCheck(siteKey: string): AppCheckTokens {
  const provider = new ReCaptchaEnterpriseProvider(siteKey)
  const check = initializeAppCheck(firebaseApp().app, { provider, isTokenAutoRefreshEnabled: true })
  return async () => (await getToken(check)).token
}
