import { create } from 'zustand'

/** `heardAt`: when the server was last known to be there; null where that is unknown. */
type Connection = { isOnline: boolean; heardAt: Date | null }

const useConnection = create<Connection>()(() => ({
  isOnline: typeof navigator === 'undefined' || navigator.onLine !== false,
  heardAt: null,
}))

/** Told by `app`, which knows the store's traffic. */
export const setConnection = (connection: Connection): void => useConnection.setState(connection)

/** Whether the server can be reached, as far as this page can know. A no may be wrong: warn by it, forbid nothing. */
export const useOnline = (): boolean => useConnection(({ isOnline }) => isOnline)

export const useHeardAt = (): Date | null => useConnection(({ heardAt }) => heardAt)
