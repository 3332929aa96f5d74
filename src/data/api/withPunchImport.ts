import { contract, type CallInput, type CallName, type CallOutput } from '@/domain/api/contract'
import { consoleLog, type Log } from '@/data/store/log'
import type { ApiPort } from './apiPort'

/** The devices' host may answer slowly; nobody waits for it before going on. */
const PATIENCE_MS = 30_000

export type PunchImport = {
  /** The setting VITE_PUNCH_IMPORT_URL (PRODUCT 2.K); '' for our own function. */
  address: string
  /** The current ID token; rejects when nobody is signed in. */
  token: () => Promise<string>
  fetch?: typeof fetch
  log?: Log
}

/** Only over https, because the token goes with it; this machine's own address is for trying it out. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname)
}

/**
 * The external function of SPECIFICATION 7 at the address that is set for it; every other call goes its usual way. Fails
 * as `call` does: logged, without a result.
 */
export function withPunchImport(
  api: ApiPort,
  { address, token, fetch: send = fetch, log = consoleLog }: PunchImport,
): ApiPort {
  if (address === '') return api

  async function ask(input: object): Promise<CallOutput<'importPunches'> | undefined> {
    try {
      if (!isSafe(address)) throw new Error('The address of the punch import is not https.')
      const response = await send(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (!response.ok) throw new Error(`It answered ${response.status}.`)
      return contract.importPunches.output.parse(await response.json())
    } catch (error) {
      log('The punch import failed', error)
      return undefined
    }
  }

  return {
    call: <N extends CallName>(name: N, input: CallInput<N>) =>
      name === 'importPunches'
        ? // The name says whose output it is.
          (ask(input) as Promise<CallOutput<N> | undefined>)
        : api.call(name, input),
  }
}
