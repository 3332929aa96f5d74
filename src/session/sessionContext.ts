import { createContext } from 'react'
import type { Session } from './sessionState'

export const SessionContext = createContext<Session | null>(null)
