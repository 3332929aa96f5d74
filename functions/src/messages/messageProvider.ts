import { dryRun } from './dryRun'
import type { Provider } from './provider'

/** The provider that stands: no account with one is configured, so nothing leaves the house (DOMAIN 4.5). */
export const messageProvider: Provider = dryRun
