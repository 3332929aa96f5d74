import { createContext } from 'react'

/** Why nothing can be saved at present, for every page's primary act, which makes something; null where it can. */
export const WriteProblemContext = createContext<string | null>(null)
