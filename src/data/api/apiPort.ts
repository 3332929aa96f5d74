import type { CallInput, CallName, CallOutput } from '@/domain/api/contract'

/**
 * Calls that SPECIFICATION 7 lets fail quietly resolve with undefined; the others reject with their parsed body, and so does one that a
 * bulk act makes where too many came at once.
 */
export type ApiPort = {
  call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N> | undefined>
}
