import { createContext, useContext } from 'react'

/** Whose columns, density and drafts are remembered on this device: the uid, given to UiProvider. */
export const PersonContext = createContext('')

export const usePerson = (): string => useContext(PersonContext)
