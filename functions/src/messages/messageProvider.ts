import { dryRun } from './dryRun'
import type { Provider } from './provider'

/** The provider in use: no account with a real one is configured, so nothing is sent (DOMAIN 4.5). */
export const messageProvider: Provider = dryRun
