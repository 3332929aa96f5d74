import type { Claims } from '@/domain/access/role'

export type SignedInAccount = {
  uid: string
  email: string
  displayName: string
  photoURL: string
  claims: Claims
}

/** The door to sign-in (SPECIFICATION 7). Rejects with AppError only. */
export type AuthPort = {
  /**
   * Calls back with null when nobody is signed in, and again whenever the account's token is renewed; `failed` is
   * for claims that could not be read, with the account's uid where it is known. Without a network they are read again
   * as soon as there is one.
   */
  watch(
    next: (account: SignedInAccount | null) => void,
    failed: (error: Error, uid: string | null) => void,
  ): () => void
  signIn(email: string, password: string): Promise<void>
  sendPasswordReset(email: string): Promise<void>
  signOut(): Promise<void>
  /** The current ID token, for the server's calls. */
  token(): Promise<string>
  /** The server's time, by a token that it issues for this; to the second. */
  serverTime(): Promise<Date>
  /** Fetches the account and its token again, so that what the server changed is seen at once; `watch` then calls back. */
  refreshClaims(): Promise<void>
}
