import type { Auth } from 'firebase-admin/auth'
import type { z } from 'zod'
import type { CallName, CallOutput, contract } from '@/domain/api/contract'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import type { Caller } from './caller'

/** What an endpoint acts with. */
export type Acting = {
  caller: Caller
  /** The caller's own, as it stood when the call came in; null for who belongs to none. */
  gym: StoredDocument | null
  store: DocumentStore
  auth: Auth
  now: Date
  /** For what waits for its turn before it begins. */
  clock: () => Date
  /** Of this request: the source of its audit entries where no key of a form stands for the act. */
  requestId: string
}

/** Nobody is known to a call that anyone may make. */
type ActingFor<N extends CallName> = (typeof contract)[N]['roles'] extends 'anyone'
  ? Omit<Acting, 'caller' | 'gym'>
  : Acting

/** Its input is parsed and its caller allowed; failures are HttpError or AppError. */
export type Handler<N extends CallName> = (
  input: z.output<(typeof contract)[N]['input']>,
  acting: ActingFor<N>,
) => Promise<CallOutput<N>>

/** Exhaustive over the contract: a call without its handler does not compile. */
export type Handlers = { [N in CallName]: Handler<N> }
